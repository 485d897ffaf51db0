import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lintSearchWords } from './lint-search-words.ts';

const read = (file: string): string =>
  readFileSync(new URL(`../../src/content/niches/${file}`, import.meta.url), 'utf8');
const niches = read('niches.csv');
const words = read('search-words.csv');
/** The published file with its fourth line modified. */
const withFourthLine = (change: (line: string) => string): string =>
  words
    .split('\n')
    .map((line, index) => (index === 3 ? change(line) : line))
    .join('\n');

it('accepts the published file, and a missing one', () => {
  expect(lintSearchWords(niches, words)).toEqual([]);
  expect(lintSearchWords(niches, '')).toEqual([]);
});

it.each<[title: string, file: string, expectedError: RegExp]>([
  [
    'a line that matches no row',
    withFourthLine((line) => `Raumfahrt${line}`),
    /"Raumfahrt.*" is not in the niche file/,
  ],
  [
    'a row without a line',
    withFourthLine(() => ''),
    /^"Schnittstellen für gewachsene Warenwirtschaft" has no line$/,
  ],
  ['two lines for one row', withFourthLine((line) => `${line}\n${line}`), /two lines/],
  ['a line without buyers', withFourthLine((line) => line.replace(/;[^;]*;/, ';;')), /no buyers/],
  [
    'too few words',
    withFourthLine((line) => line.split(',').slice(0, 9).join(',')),
    /9 words, expected 25 to 120/,
  ],
  ['a duplicate word', withFourthLine((line) => `${line}, EDI`), /duplicate word "EDI"/],
  ['a sentence', withFourthLine((line) => `${line}, was man alles so sagt`), /longer than 4 words/],
  [
    'a word already in the row',
    withFourthLine((line) => `${line}, Warenwirtschaft`),
    /"Warenwirtschaft" is already in the row/,
  ],
])('finds %s', (_, file, expectedError) => {
  expect(lintSearchWords(niches, file).join('\n')).toMatch(expectedError);
});
