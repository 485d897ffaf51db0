import type { Locale } from '../../../../src/domain/locale.ts';

/** How long a description may be, in characters. */
export const PROSE_LENGTH = { min: 120, max: 900 } as const;

/** Links, addresses, markup, lists, and characters nobody sees: none of it belongs into a plain sentence. */
const NOT_PLAIN =
  /https?:|www\.|@|<\/?[a-z]|```|\*\*|__|^\s*[-#*•]|[\p{Cc}\p{Cf}\p{Extended_Pictographic}]/iu;

/** Speaks to the reader in the right language and form. */
const ADDRESSES: Readonly<Record<Locale, RegExp>> = {
  en: /\byou(?:r|rs|rself)?\b/i,
  de: /(?<!\p{L})(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u,
};
const TOO_FAMILIAR = /(?<!\p{L})(?:du|dich|dir|deine?[mnrs]?)(?!\p{L})/iu;

const numbersIn = (text: string): readonly string[] =>
  [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([number]) => number);

/**
 * A description a language model wrote, if it can stand on the page as it is; otherwise null.
 * Numbers must all stand in the material: a model that adds one has made it up.
 */
export function checkedProse(text: string, language: Locale, material: string): string | null {
  const prose = text.trim();
  if (prose.length < PROSE_LENGTH.min || prose.length > PROSE_LENGTH.max) return null;
  if (NOT_PLAIN.test(prose) || !ADDRESSES[language].test(prose)) return null;
  if (language === 'de' && TOO_FAMILIAR.test(prose)) return null;
  const known = new Set(numbersIn(material));
  return numbersIn(prose).every((number) => known.has(number)) ? prose : null;
}
