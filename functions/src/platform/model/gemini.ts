import type { LanguageModel, Prompt } from './language-model.ts';

const MODEL = 'gemini-3.8-flash';

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

/** A model of Google's Gemini API. */
export const createGemini = (key: string, model = MODEL): LanguageModel => ({
  name: model,
  stream: (prompt) => streamText(key, model, prompt),
});
