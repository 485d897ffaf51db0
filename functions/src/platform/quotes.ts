import { cleanLines } from '../../../src/domain/values/text.ts';

/** Refusals, and what was once: their sentence, its heading or its list's announcement says the opposite. */
const OPPOSITE =
  /(?<!\p{L})(?:nein|nicht|nichts|nich|nix|nie|niemals|kein\p{L}*|ohne|außer|früher|damals|ehemals|not|no|never|none|nobody|without|except|instead of|unlike|formerly|previously|used to|cannot|dont|doesnt|wont|cant|avoid|\p{L}+n['’]t)(?!\p{L})/iu;

/** A text without what copying changes: compatibility forms, case, spaces, quotation marks, hyphens, invisible characters. */
export const normalize = (text: string): string =>
  cleanLines(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/["'„“”‚‘’«»‹›`´]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

/** Abbreviations, initials and ordinal numbers, whose period ends no sentence: "Dr.", "z. B.", "31. August". */
const ABBREVIATED =
  '(?<![\\p{L}\\d])(?:\\p{L}|\\d{1,2}|Dr|Prof|Mag|Dipl|Ing|Hl|Ste?|Nr|No(?=\\.\\s\\d)|Hr|Fr|Mrs?|Ms|Mt|Ft|Co|Str|Tel|bzw|ca|inkl|zzgl|vs|approx)\\.';
const SENTENCE_END = new RegExp(`(?<=[.!?…])(?<!${ABBREVIATED})\\s+(?=[\\p{Lu}\\d„“"])`, 'u');

/** Splits a text where a sentence ends and the next begins with a capital letter. */
export const splitSentences = (text: string): readonly string[] => text.split(SENTENCE_END);

/** Whether a text contains another one as whole words. */
export const hasWords = (text: string, words: string): boolean => {
  const index = text.indexOf(words);
  if (words === '' || index === -1) return false;
  const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\d]/u.test(char);
  return !isLetter(text[index - 1]) && !isLetter(text[index + words.length]);
};

/** Whether a text refuses something, or is about the past, so that its words may say the opposite. */
export const isRefusal = (text: string): boolean => OPPOSITE.test(text);

/** Whoever has enough of something looks for something else. */
const ENOUGH =
  /(?<!\p{L})(?:enough|plenty|already|too (?:much|many)|away from|sick of|tired of|genug|genügend|schon|bereits|zu viele?|weg von|statt)(?!\p{L})/iu;

/** Whether a text refuses something, or says that there is enough of it. */
export const isUnwanted = (text: string): boolean => isRefusal(text) || ENOUGH.test(text);
