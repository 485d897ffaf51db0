import type { Locale } from '../../../src/domain/site/locale.ts';

/** Languages in which buyers can be read. */
export const READ_LANGUAGES = ['de', 'en'] as const;
export type ReadLanguage = (typeof READ_LANGUAGES)[number];

const STOP_WORDS = {
  de: /(?<!\p{L})(?:und|der|die|das|den|dem|für|mit|wir|ich|nicht|auf|ist|sind|von|im|am|bei|uns|unsere?|eine?|kein\p{L}*|zu|nur|kunden|oder|aus|zum|zur)(?!\p{L})|[äöüß]/giu,
  en: /(?<!\p{L})(?:and|the|for|with|we|our|i|not|on|is|are|of|to|your|us|my|it|by|at|from|only|or|no|that|customers)(?!\p{L})/giu,
} as const;

/** Maximum characters read to detect the language. */
const SAMPLE_LENGTH = 5_000;

/** Detects the language of a text of any length; `fallback` if neither is more likely. */
export function detectTextLanguage(text: string, fallback: Locale): ReadLanguage {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const [german = 0, english = 0] = [STOP_WORDS.de, STOP_WORDS.en].map(
    (words) => sample.match(words)?.length ?? 0,
  );
  if (german === english) return fallback === 'de' ? 'de' : 'en';
  return german > english ? 'de' : 'en';
}
