import type { Locale } from '../../../src/domain/site/locale.ts';
import { VOICES } from '../voice/voices.ts';

export interface ProseLength {
  readonly min: number;
  readonly max: number;
}

/** What to check a text against. */
export interface ProseRules extends ProseLength {
  readonly language: Locale;
  /** The model's input: every number in the text must occur there, in the same digits or words. */
  readonly material: string;
  /** The only host that the text may mention. */
  readonly host: string | null;
}

/** Characters of plain sentences; anything else is markup, a list, an image, or a lookalike dot. */
const PLAIN_SENTENCES = /^[\p{L}\p{M}\p{N}\s.,;:!?…'’‘"“”„«»()%&/€$£+–—-]+$/u;
/** Links, addresses, lists and code. */
const LINK_OR_LIST = /https?:|www|\/\/|^\s*-/iu;

/** Top-level domains that people recognize and that are not words. */
const TOP_LEVEL_DOMAINS =
  '(?:com|net|org|info|biz|de|at|ch|li|eu|co|uk|us|io|ai|me|app|dev' +
  '|shop|site|xyz|online|gmbh|berlin|hamburg|koeln|cologne|bayern|wien|nrw|pl|ru|cn|nl|fr|es|be' +
  '|dk|se|cz|tv|cc|ws|top|club|store|tech|click)';
/** An obfuscated host: `evil dot com`, `evil (.) de`, `evil . com`. */
const SPOKEN_HOST = new RegExp(
  [
    String.raw`(?<!\p{L})(?:dot|punkt)[\s-]*${TOP_LEVEL_DOMAINS}(?!\p{L})`,
    String.raw`(?<!\p{L})point[\s-]+(?:com|net|org|io|de)(?!\p{L})`,
    String.raw`[([]\s*(?:\.|dot|punkt|at|ät)\s*[)\]]`,
    String.raw`\s\.\s?${TOP_LEVEL_DOMAINS}(?!\p{L})`,
    // Spelled letter by letter.
    String.raw`(?:(?<!\p{L})\p{L}\s){4}`,
  ].join('|'),
  'iu',
);
/** A phone number: international, or seven digits separated only by spaces and punctuation. */
const PHONE = /\+\s?\d|(?:\d[\s()/–-]{0,3}){7}/u;
/** Digits of other scripts, which none of our languages use. */
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/u;

const NUMBERS = Object.values(VOICES).map(({ numbers }) => numbers);
const joinAlternatives = (kind: keyof (typeof NUMBERS)[number]): string =>
  NUMBERS.map((numbers) => numbers[kind]).join('|');
const WORD = String.raw`(?<!\p{L})(?:${joinAlternatives('one')}|${joinAlternatives('many')})(?!\p{L})`;

/** A sequence of number words: `two hundred and fifty`, `zero three zero, one two`. */
const NUMBER_RUN = new RegExp(
  String.raw`${WORD}(?:[\s,–-]+(?:(?:${joinAlternatives('and')})\s+)?${WORD})*`,
  'giu',
);
const LONE_ONE = new RegExp(`^(?:${joinAlternatives('one')})$`, 'iu');

/**
 * Number words of all languages in a text, normalized for comparison.
 * @example findSpelledNumbers('Twenty-five of one hundred') // ['twenty five', 'one hundred']
 */
const findSpelledNumbers = (text: string): readonly string[] =>
  [...text.matchAll(NUMBER_RUN)]
    .map(([run]) => run.toLowerCase().replace(/[\s,–-]+/gu, ' '))
    .filter((run) => !LONE_ONE.test(run));

/** Normalizes full-width and decorated letters, digits and dots. */
const normalizeLetters = (text: string): string => text.normalize('NFKC').replace(/[\u3002\u06d4]/g, '.');

const findNumbers = (text: string): readonly string[] => [
  ...[...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([number]) => number),
  ...findSpelledNumbers(text),
];

/** Words with an inner dot, like hosts; not abbreviations such as `z.B.`. */
const findHosts = (text: string): readonly string[] =>
  [...text.matchAll(/[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{2,63}){1,8}/gu)]
    .map(([host]) => host.toLowerCase())
    .filter((host) => /\.\p{L}[\p{L}\d-]+$/u.test(host));

/**
 * Returns a language model's text if it is safe to publish, otherwise null. A number that is not in the material is
 * made up; a host other than the reader's own may be advertising.
 */
export function checkProse(text: string, { min, max, language, material, host }: ProseRules): string | null {
  const trimmed = text.trim();
  if (trimmed.length < min || trimmed.length > max) return null;
  const prose = normalizeLetters(trimmed);
  const { addresses, tooFamiliar } = VOICES[language];
  if (!PLAIN_SENTENCES.test(prose) || LINK_OR_LIST.test(prose) || SPOKEN_HOST.test(prose)) return null;
  if (PHONE.test(prose) || FOREIGN_DIGIT.test(prose)) return null;
  if (!addresses.test(prose) || tooFamiliar?.test(prose)) return null;
  if (findHosts(prose).some((named) => named !== host)) return null;
  const allowed = new Set(findNumbers(material));
  return findNumbers(prose).every((number) => allowed.has(number)) ? trimmed : null;
}
