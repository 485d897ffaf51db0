import { expect, it } from 'vitest';
import { lintSynonyms } from './lint-synonyms.ts';

const niches = 'nische;mikronische;beschreibung;zielgruppe\nBau;Stallbau;Ein Stall.;Reiter\n';
const words = 'mikronische;buyers;words\nStallbau;riders;Reitstall\n';

it('accepts a valid file', () => {
  expect(lintSynonyms(niches, words, 'terms;synonyms\nStall;Stadl\n')).toEqual([]);
});

it.each<[title: string, file: string, expectedError: string]>([
  ['a term that no row has', 'terms;synonyms\nRakete, Stall;Stadl\n', 'no row or search word has "Rakete"'],
  ['a phrase', 'terms;synonyms\nStall;barn door\n', '"barn door" is not a word'],
  ['a stop word', 'terms;synonyms\nStall;wohin\n', '"wohin" is a stop word'],
  ['a word that is a term', 'terms;synonyms\nStall;Ställe\n', '"Ställe" has the stem of another word'],
  ['a line without terms', 'terms;synonyms\n;Wetter\n', 'no terms'],
  ['a line without synonyms', 'terms;synonyms\nStall\n', 'no synonyms'],
  ['a missing header', 'Stall;Stadl\n', 'no header "terms;synonyms"'],
])('finds %s', (_, file, expectedError) => {
  expect(lintSynonyms(niches, words, file).join('\n')).toContain(expectedError);
});
