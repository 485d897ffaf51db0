import { defineSecret } from 'firebase-functions/params';
import { site } from '../../../src/site.ts';

/** Whether the owner's file switches the model on. */
const switchedOn = (choice: string | null = site.languageModel): boolean => choice === 'gemini';

/**
 * The secrets of a function that asks the model: none while the owner's file does without it, since a deploy demands every
 * secret that is declared.
 */
export const modelSecrets = (choice?: string | null): ReturnType<typeof defineSecret>[] =>
  switchedOn(choice) ? [defineSecret('GEMINI_API_KEY')] : [];

const MODEL = 'gemini-3.8-flash';

export interface Question {
  /** What the model is to do. */
  readonly system: string;
  /** What it is to do it with: data, never instructions. */
  readonly data: string;
  /** JSON schema of the answer. The model may still break it: check what comes. */
  readonly schema: unknown;
  readonly maxTokens: number;
  readonly signal: AbortSignal;
}

export interface LanguageModel {
  /** Name of the model, for cache keys. */
  readonly name: string;
  /** The answer's JSON text in pieces, as it is written. Throws when the API refuses, fails or the signal aborts. */
  readonly stream: (question: Question) => AsyncIterable<string>;
}

async function* streamed(
  key: string,
  model: string,
  { system, data, schema, maxTokens, signal }: Question,
): AsyncGenerator<string> {
  // Imported at the first question: a site without a key never loads it.
  const { GoogleGenAI, ThinkingLevel } = await import('@google/genai');
  const answer = await new GoogleGenAI({ apiKey: key }).models.generateContentStream({
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
  for await (const { text } of answer) if (text) yield text;
}

/** The language model of the site; null where the owner's file does without one, or its key is missing. */
export const siteModel = (): LanguageModel | null => (switchedOn() ? geminiOf(process.env) : null);

/**
 * The language model, or null without a key; `none` stands for one that is switched off.
 * `GEMINI_MODEL` names another model; `GOOGLE_GEMINI_BASE_URL` leads to another server, as in tests.
 */
export function geminiOf(environment: Readonly<Record<string, string | undefined>>): LanguageModel | null {
  const { GEMINI_API_KEY: key = '', GEMINI_MODEL: model = MODEL } = environment;
  if (key === '' || key === 'none') return null;
  return { name: model, stream: (question) => streamed(key, model, question) };
}
