import { untilAborted } from '../until-aborted.ts';
import type { LanguageModel, Prompt } from './language-model.ts';

const MAX_RESPONSE_CHARS = 20_000;

/** The model's whole response. Rejects if it fails, takes too long, or is not JSON. */
export async function readJson(model: LanguageModel, prompt: Prompt): Promise<unknown> {
  const read = async (): Promise<unknown> => {
    let text = '';
    for await (const chunk of model.stream(prompt)) {
      text += chunk;
      if (text.length > MAX_RESPONSE_CHARS) throw new Error('The response is too long.');
    }
    return JSON.parse(text);
  };
  return untilAborted(prompt.signal, read());
}
