import type { Locale } from '../../../src/domain/locale.ts';

/** Fewest and most characters of a text. */
export interface ProseLength {
  readonly min: number;
  readonly max: number;
}

/** What a text is held to. */
export interface ProseRules extends ProseLength {
  readonly language: Locale;
  /** What the model was given: every number of the text must stand there. */
  readonly material: string;
  /** The only host that the text may name. */
  readonly host: string | null;
}

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

/** Names with a dot inside, as hosts are written; an abbreviation such as `z.B.` is none. */
const hostsIn = (text: string): readonly string[] =>
  [...text.matchAll(/[\p{L}\d-]{2,63}(?:\.[\p{L}\d-]{2,63}){1,8}/gu)]
    .map(([host]) => host.toLowerCase())
    .filter((host) => /\.\p{L}[\p{L}\d-]+$/u.test(host));

/**
 * A text a language model wrote, if it can stand on the page as it is; otherwise null. A number that the material does
 * not have is made up; a host that is not the reader's own may be someone's advertisement.
 */
export function checkedProse(
  text: string,
  { min, max, language, material, host }: ProseRules,
): string | null {
  const prose = text.trim();
  if (prose.length < min || prose.length > max) return null;
  if (NOT_PLAIN.test(prose) || !ADDRESSES[language].test(prose)) return null;
  if (language === 'de' && TOO_FAMILIAR.test(prose)) return null;
  if (hostsIn(prose).some((named) => named !== host)) return null;
  const known = new Set(numbersIn(material));
  return numbersIn(prose).every((number) => known.has(number)) ? prose : null;
}
