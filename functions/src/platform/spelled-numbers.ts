import { VOICES } from '../voice/voices.ts';

const NUMBERS = Object.values(VOICES).map(({ numbers }) => numbers);
const alternativesOf = (kind: keyof (typeof NUMBERS)[number]): string =>
  NUMBERS.map((numbers) => numbers[kind]).join('|');
const WORD = String.raw`(?<!\p{L})(?:${alternativesOf('one')}|${alternativesOf('many')})(?!\p{L})`;

/** A sequence of number words: `two hundred and fifty`, `zero three zero, one two`. */
const RUN = new RegExp(String.raw`${WORD}(?:[\s,–-]+(?:(?:${alternativesOf('and')})\s+)?${WORD})*`, 'giu');
const LONE_ONE = new RegExp(`^(?:${alternativesOf('one')})$`, 'iu');

/**
 * Number words of all languages in a text, normalized for comparison.
 * @example spelledNumbersIn('Twenty-five of one hundred') // ['twenty five', 'one hundred']
 */
export const spelledNumbersIn = (text: string): readonly string[] =>
  [...text.matchAll(RUN)]
    .map(([run]) => run.toLowerCase().replace(/[\s,–-]+/gu, ' '))
    .filter((run) => !LONE_ONE.test(run));
