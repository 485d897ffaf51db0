import { describe, expect, it, test } from 'vitest';
import { createCompounds } from './compounds.ts';

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
    [['Zahn', 'Arzt', 'Praxis', 'Zahnarzt'], 'zahnarztpraxis', [true, 'arzt', 'praxis', 'zahn', 'zahnarzt']],
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
