import { VOICES } from '../voice/voices.ts';

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
export const findSpelledNumbers = (text: string): readonly string[] =>
  [...text.matchAll(NUMBER_RUN)]
    .map(([run]) => run.toLowerCase().replace(/[\s,–-]+/gu, ' '))
    .filter((run) => !LONE_ONE.test(run));
