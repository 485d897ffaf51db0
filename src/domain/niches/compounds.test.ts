import { describe, expect, it, test } from 'vitest';
import { coversWord, createCompounds } from './compounds.ts';

function createSplitter(...words: readonly string[]) {
  const compounds = createCompounds();
  for (const word of words) compounds.add(word);
  return (letters: string) => {
    const { isWhole, parts } = compounds.split(letters);
    return [isWhole, ...[...new Set(parts.map(({ stem }) => stem))].sort()];
  };
}

describe('split', () => {
  test.each([
    [['Wartung', 'Planung'], 'wartungsplanung', [true, 'planung', 'wartung']],
    [['Miete', 'Wäsche'], 'mietwasche', [true, 'miet', 'wasch']],
    [['Halle', 'Bau'], 'hallenbau', [true, 'bau', 'hall']],
    [['Zahn', 'Arzt', 'Praxis', 'Zahnarzt'], 'zahnarztpraxis', [true, 'arzt', 'praxi', 'zahn', 'zahnarzt']],
  ])('with %j in the text, splits %s completely', (known, word, parts) => {
    expect(createSplitter(...known)(word)).toEqual(parts);
  });

  test.each([
    ['tauchschule', [false, 'schul', 'tauch']],
    ['schulkreide', [false, 'kreid', 'schul']],
    ['verein', [false]],
    ['xylophonist', [false]],
  ])('splits %s as far as it is known', (word, parts) => {
    expect(createSplitter('Schule')(word)).toEqual(parts);
  });

  it('accepts short words as parts only if they are nouns', () => {
    expect(createSplitter('Halle', 'Bau')('hallenbau')[0]).toBe(true);
    expect(createSplitter('Halle', 'CAD')('hallencad')[0]).toBe(false);
  });
});

it('detects whether parts cover a word except for linking letters', () => {
  const part = (start: number, end: number) => ({ stem: '', start, end });
  expect(coversWord([part(8, 15), part(0, 7)], 15)).toBe(true);
  expect(coversWord([part(0, 7)], 15)).toBe(false);
  expect(coversWord([part(8, 15)], 15)).toBe(false);
});
