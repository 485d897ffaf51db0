import { defineSecret } from 'firebase-functions/params';
import { site } from '../../../src/site.ts';

/** Whether the site configuration enables the model. */
const isModelEnabled = (choice: string | null = site.languageModel): boolean => choice === 'gemini';

/**
 * Secrets of functions that use the model; none if it is disabled, because a deploy requires every declared secret.
 */
export const modelSecrets = (choice?: string | null): ReturnType<typeof defineSecret>[] =>
  isModelEnabled(choice) ? [defineSecret('GEMINI_API_KEY')] : [];

const MODEL = 'gemini-3.8-flash';

export interface Prompt {
  /** The instructions. */
  readonly system: string;
  /** The material: data, never instructions. */
  readonly data: string;
  /** JSON schema of the response. The model may violate it, so validate the result. */
  readonly schema: unknown;
  readonly maxTokens: number;
  readonly signal: AbortSignal;
}

export interface LanguageModel {
  /** Name of the model, for cache keys. */
  readonly name: string;
  /** Streams the response's JSON text. Throws if the API refuses or fails, or the signal aborts. */
  readonly stream: (prompt: Prompt) => AsyncIterable<string>;
}

async function* streamText(
  key: string,
  model: string,
  { system, data, schema, maxTokens, signal }: Prompt,
): AsyncGenerator<string> {
  // Imported lazily: a site without a key never loads it.
  const { GoogleGenAI, ThinkingLevel } = await import('@google/genai');
  const response = await new GoogleGenAI({ apiKey: key }).models.generateContentStream({
    model,
    contents: data,
    config: {
      systemInstruction: system,
      responseMimeType: 'application/json',
      responseJsonSchema: schema,
      maxOutputTokens: maxTokens,
      thinkingConfig: { thinkingLevel: ThinkingLevel.LOW },
      abortSignal: signal,
    },
  });
  for await (const { text } of response) if (text) yield text;
}

/** The site's language model; null if it is disabled or has no key. */
export const siteModel = (): LanguageModel | null => (isModelEnabled() ? createGemini(process.env) : null);

/**
 * The language model, or null without a key or with the key `none`. `GEMINI_MODEL` selects another model;
 * `GOOGLE_GEMINI_BASE_URL` another server, as in tests.
 */
export function createGemini(
  environment: Readonly<Record<string, string | undefined>>,
): LanguageModel | null {
  const { GEMINI_API_KEY: key = '', GEMINI_MODEL: model = MODEL } = environment;
  if (key === '' || key === 'none') return null;
  return { name: model, stream: (prompt) => streamText(key, model, prompt) };
}
