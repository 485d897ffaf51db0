import { describe, expect, it } from 'vitest';
import { formatPublishedWords, parsePublishedWords, parseSearchWords } from './search-words.ts';
import { runToCompletion } from './steps.ts';

it('parses the words of each micro niche', () => {
  const file = `mikronische;buyers;words\nStallbau;horse owners;Reitstall, stable\r\n\nSilos;farmers;Futter\n`;
  expect(parseSearchWords(file)).toEqual([
    { mikronische: 'Stallbau', buyers: 'horse owners', words: ['Reitstall', 'stable'] },
    { mikronische: 'Silos', buyers: 'farmers', words: ['Futter'] },
  ]);
});

it('parses an empty file as no words', () => {
  expect(parseSearchWords('')).toEqual([]);
});

describe('published words', () => {
  const niche = (mikronische: string) => ({ nische: 'N', mikronische, beschreibung: '', zielgruppe: '' });
  const niches = ['Stallbau', 'Silos', 'Melkrobotik'].map(niche);
  const synonyms = [{ terms: ['Stall', 'Hof'], synonyms: ['Stadl', 'barn'] }];
  const model = { bias: -1, features: [2, 3], scale: 4, letters: 'AA==' };
  const words = new Map([
    ['Silos', ['Futter', 'feed silo']],
    ['Stallbau', ['Reitstall']],
  ]);

  it('parse back for the rows they were written for', () => {
    const published = formatPublishedWords(niches, { words, synonyms, model });
    const read = runToCompletion(parsePublishedWords(published, niches));
    expect(read.synonyms).toEqual(synonyms);
    expect(read.model).toEqual(model);
    expect([...read.words]).toEqual([
      ['Stallbau', ['Reitstall']],
      ['Silos', ['Futter', 'feed silo']],
      ['Melkrobotik', []],
    ]);
  });

  it('are rejected for other rows', () => {
    const published = formatPublishedWords(niches, { words, synonyms, model });
    expect(() => runToCompletion(parsePublishedWords(published, niches.toReversed()))).toThrow(
      'another version',
    );
    expect(() => runToCompletion(parsePublishedWords('<!doctype html>', niches))).toThrow('another version');
  });
});
