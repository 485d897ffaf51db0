import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rowsWithoutWords, searchWordFaults } from './search-word-faults.ts';

const read = (file: string): string =>
  readFileSync(new URL(`../../src/content/niches/${file}`, import.meta.url), 'utf8');
const niches = read('niches.csv');
const words = read('search-words.csv');
/** The published file with its fourth line modified. */
const with4th = (change: (line: string) => string): string =>
  words
    .split('\n')
    .map((line, at) => (at === 3 ? change(line) : line))
    .join('\n');

it('accepts the published file, and a missing one', () => {
  expect(searchWordFaults(niches, words)).toEqual([]);
  expect(searchWordFaults(niches, '')).toEqual([]);
});

it.each<[fault: string, file: string, says: RegExp]>([
  ['a line of no row', with4th((line) => `Raumfahrt${line}`), /"Raumfahrt.*" is no row of the niche file/],
  [
    'a row without a line',
    with4th(() => ''),
    /^"Schnittstellen für gewachsene Warenwirtschaft" has no line$/,
  ],
  ['two lines of a row', with4th((line) => `${line}\n${line}`), /two lines/],
  ['no buyers', with4th((line) => line.replace(/;[^;]*;/, ';;')), /no buyers/],
  ['too few words', with4th((line) => line.split(',').slice(0, 9).join(',')), /9 words, not 25 to 36/],
  ['a word twice', with4th((line) => `${line}, EDI`), /"EDI" twice/],
  ['a sentence', with4th((line) => `${line}, was man alles so sagt`), /more than a phrase/],
  [
    'a word that the row has',
    with4th((line) => `${line}, Warenwirtschaft`),
    /"Warenwirtschaft" is in the row/,
  ],
])('finds %s', (_, file, says) => {
  expect(searchWordFaults(niches, file).join('\n')).toMatch(says);
});

it('lists rows without search words', () => {
  expect(rowsWithoutWords(niches, words)).toEqual([]);
  expect(rowsWithoutWords(niches, '').length).toBeGreaterThan(600);
});
