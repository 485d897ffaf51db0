import { describe, expect, it } from 'vitest';
import { enterInto, eraseAt, parseAccessCode, typeInto } from './access-code.ts';

const parseBoxes = (text: string) => [...text].map((character) => (character === '.' ? '' : character));

describe('typeInto', () => {
  it.each([
    ['a character, in upper case, and moves on', '.....', 0, 'a', 'A....', 1],
    ['the last character and stays there', 'ABCD.', 4, 'e', 'ABCDE', 4],
    ['a character in place of another', 'AB...', 0, 'x', 'XB...', 1],
    ['a whole code at once', '.....', 0, 'ab12c', 'AB12C', 4],
    ['a code with spaces and dashes', '.....', 0, ' ab–12 c\n', 'AB12C', 4],
    ['only as many characters as fit', '.....', 3, 'abc', '...AB', 4],
    ['an umlaut written as two characters', '.....', 0, 'u\u0308', 'Ü....', 1],
    ['a code between marks that nobody sees', '.....', 0, '\u2066a\u200bb1\u00ad2c\ufe0f\u2069', 'AB12C', 4],
    ['full-width characters as plain ones', '.....', 0, 'ａｂ１２ｃ', 'AB12C', 4],
    ['a letter without a single uppercase form unchanged', '.....', 0, 'ß', 'ß....', 1],
    ['nothing for a space', 'A....', 1, ' ', 'A....', 1],
  ])('accepts %s', (_, before, at, text, after, focus) => {
    expect(typeInto(parseBoxes(before), at, text)).toEqual({ boxes: parseBoxes(after), focus });
  });
});

describe('eraseAt', () => {
  it.each([
    ['the box itself', 'AB...', 1, 'A....', 1],
    ['the box before an empty one', 'AB...', 2, 'A....', 1],
    ['nothing before the first', '.....', 0, '.....', 0],
  ])('empties %s', (_, before, at, after, focus) => {
    expect(eraseAt(parseBoxes(before), at)).toEqual({ boxes: parseBoxes(after), focus });
  });
});

describe('enterInto', () => {
  it.each([
    ['a character typed after the existing one', 'AB...', 0, 'Ax', 'XB...', 1],
    ['a character typed before the existing one', 'AB...', 0, 'xA', 'XB...', 1],
    ['the same character in place of itself', 'AB...', 0, 'a', 'AB...', 1],
    ['two characters into an empty box', '.....', 0, 'ab', 'AB...', 2],
    ['a whole code that begins with the existing character', 'A....', 0, 'ab12c', 'AB12C', 4],
    ['empty input as a deletion', 'AB...', 1, '', 'A....', 1],
  ])('accepts %s', (_, before, at, text, after, focus) => {
    expect(enterInto(parseBoxes(before), at, text)).toEqual({ boxes: parseBoxes(after), focus });
  });
});

it.each([
  ['AB12C', 'AB12C'],
  [' ab–12 c\n', 'AB12C'],
  ['ａb１2c', 'AB12C'],
  ['u\u0308b12c', 'ÜB12C'],
  ['AB12', null],
  ['AB12CD', null],
  ['', null],
  ['\u0000'.repeat(5), null],
])('reads %j as the code %j', (text, code) => {
  expect(parseAccessCode(text)).toBe(code);
});
