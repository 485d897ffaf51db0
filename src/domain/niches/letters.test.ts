import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fold, foldLetters, splitWords, toSound } from './letters.ts';

test.each([
  ['Größe', 'grosse'],
  ['Groesse', 'grosse'],
  ['Baecker', 'backer'],
  ['BÄCKER', 'backer'],
  ['ba\u0308cker', 'backer'],
  ['Tür', 'tur'],
  ['Tuer', 'tur'],
  ['Bauer', 'bauer'],
  ['Steuer', 'steuer'],
  ['Quelle', 'quelle'],
  ['Café', 'cafe'],
  ['Øre', 'ore'],
])('folds %s to %s', (word, letters) => {
  expect(foldLetters(word)).toBe(letters);
});

describe('fold', () => {
  it('maps its letters to their positions in the word', () => {
    expect(fold('Maße')).toEqual({ letters: 'masse', positions: [0, 1, 2, 2, 3, 4] });
    expect(fold('Oel')).toEqual({ letters: 'ol', positions: [0, 2, 3] });
  });

  it('has one position per letter, ascending and within the word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (word) => {
        const { letters, positions } = fold(word);
        expect(positions).toHaveLength(letters.length + 1);
        expect(positions.at(-1)).toBe(word.length);
        expect(positions.every((place, index) => place >= (positions[index - 1] ?? 0))).toBe(true);
      }),
    );
  });
});

it.each([..."'`´’ʼʻ′＇"])('splits a word at the apostrophe %s', (mark) => {
  expect(splitWords(`O${mark}Brien`).map(({ text }) => text)).toEqual(['O', 'Brien']);
});

it('splits a text at everything but letters and digits', () => {
  expect(splitWords('Kfz-Teile, 24 Stück')).toEqual([
    { text: 'Kfz', start: 0 },
    { text: 'Teile', start: 4 },
    { text: '24', start: 11 },
    { text: 'Stück', start: 14 },
  ]);
});

it.each([
  ['fotovoltaig', 'photovoltaik'],
  ['flege', 'pflege'],
])('%s sounds like %s', (word, other) => {
  expect(toSound(word)).toBe(toSound(other));
});
