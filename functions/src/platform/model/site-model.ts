import { defineSecret } from 'firebase-functions/params';
import type { Site } from '../../../../src/domain/site/owner.ts';
import { site } from '../../../../src/site.ts';
import { createChatModel } from './chat-model.ts';
import { createGemini } from './gemini.ts';
import type { LanguageModel } from './language-model.ts';

const KEYS = { gemini: 'GEMINI_API_KEY', chat: 'LANGUAGE_MODEL_KEY' } as const;

/**
 * Secrets of functions that use the model; none if it is disabled, because a deploy requires every declared secret.
 */
export const modelSecrets = (
  choice: Site['languageModel'] = site.languageModel,
): ReturnType<typeof defineSecret>[] => (choice ? [defineSecret(KEYS[choice.kind])] : []);

/**
 * The owner's language model, or null without one, without a key, or with the key `none`. The environment can select
 * another model or server: `GEMINI_MODEL`, `GOOGLE_GEMINI_BASE_URL` or `LANGUAGE_MODEL_URL`, such as a local one.
 */
export function createModel(
  choice: Site['languageModel'],
  environment: Readonly<Record<string, string | undefined>>,
): LanguageModel | null {
  const key = (choice && environment[KEYS[choice.kind]]) || 'none';
  if (!choice || key === 'none') return null;
  if (choice.kind === 'gemini') return createGemini(key, environment.GEMINI_MODEL);
  return createChatModel({ key, model: choice.model, url: environment.LANGUAGE_MODEL_URL || choice.url });
}

/** The site's language model; null if it is disabled or has no key. */
export const siteModel = (): LanguageModel | null => createModel(site.languageModel, process.env);
