import type { Locale } from '../../../src/domain/site/locale.ts';
import { VOICES } from '../voice/voices.ts';
import { spelledNumbersIn } from './spelled-numbers.ts';

/** Fewest and most characters of a text. */
export interface ProseLength {
  readonly min: number;
  readonly max: number;
}

/** What a text is held to. */
export interface ProseRules extends ProseLength {
  readonly language: Locale;
  /** What the model was given: every number of the text must stand there, in the same digits or words. */
  readonly material: string;
  /** The only host that the text may name. */
  readonly host: string | null;
}

/** All that plain sentences are written with: anything else is markup, a list, a picture, or a dot that is none. */
const SENTENCES = /^[\p{L}\p{M}\p{N}\s.,;:!?…'’‘"“”„«»()%&/€$£+–—-]+$/u;
/** Links, addresses, lists, and lines of code. */
const NOT_PLAIN = /https?:|www|\/\/|^\s*-/iu;

/** Endings of hosts that people know when they hear them, and that are no words of a sentence. */
const ENDINGS = `(?:${[
  ...[
    'com',
    'net',
    'org',
    'info',
    'biz',
    'de',
    'at',
    'ch',
    'li',
    'eu',
    'co',
    'uk',
    'us',
    'io',
    'ai',
    'me',
    'app',
    'dev',
  ],
  ...[
    'shop',
    'site',
    'xyz',
    'online',
    'gmbh',
    'berlin',
    'hamburg',
    'koeln',
    'cologne',
    'bayern',
    'wien',
    'nrw',
    'pl',
  ],
  ...[
    'ru',
    'cn',
    'nl',
    'fr',
    'es',
    'be',
    'dk',
    'se',
    'cz',
    'tv',
    'cc',
    'ws',
    'top',
    'club',
    'store',
    'tech',
    'click',
  ],
].join('|')})`;
/** A host that is written so that it is read as one and not seen as one: `evil dot com`, `evil (.) de`, `evil . com`. */
const SPOKEN_HOST = new RegExp(
  [
    String.raw`(?<!\p{L})(?:dot|punkt)[\s-]*${ENDINGS}(?!\p{L})`,
    String.raw`(?<!\p{L})point[\s-]+(?:com|net|org|io|de)(?!\p{L})`,
    String.raw`[([]\s*(?:\.|dot|punkt|at|ät)\s*[)\]]`,
    String.raw`\s\.\s?${ENDINGS}(?!\p{L})`,
    // Letter by letter.
    String.raw`(?:(?<!\p{L})\p{L}\s){4}`,
  ].join('|'),
  'iu',
);
/** A phone number: an international one, or seven digits with nothing but spaces and signs between them. */
const PHONE = /\+\s?\d|(?:\d[\s()/–-]{0,3}){7}/u;
/** Digits of other scripts are figures too, and no language of ours writes with them. */
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/u;

/** The text with wide and otherwise dressed-up letters, digits and dots as what they are read as. */
const undressed = (text: string): string => text.normalize('NFKC').replace(/[\u3002\u06d4]/g, '.');

const numbersIn = (text: string): readonly string[] => [
  ...[...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([number]) => number),
  ...spelledNumbersIn(text),
];

/** Names with a dot inside, as hosts are written; an abbreviation such as `z.B.` is none. */
const hostsIn = (text: string): readonly string[] =>
  [...text.matchAll(/[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{2,63}){1,8}/gu)]
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
  const written = text.trim();
  if (written.length < min || written.length > max) return null;
  const prose = undressed(written);
  const { addresses, tooFamiliar } = VOICES[language];
  if (!SENTENCES.test(prose) || NOT_PLAIN.test(prose) || SPOKEN_HOST.test(prose)) return null;
  if (PHONE.test(prose) || FOREIGN_DIGIT.test(prose)) return null;
  if (!addresses.test(prose) || tooFamiliar?.test(prose)) return null;
  if (hostsIn(prose).some((named) => named !== host)) return null;
  const known = new Set(numbersIn(material));
  return numbersIn(prose).every((number) => known.has(number)) ? written : null;
}
