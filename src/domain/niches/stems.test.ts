import { expect, it, test } from 'vitest';
import { foldLetters } from './letters.ts';
import { isStopWord, stemWord } from './stems.ts';

test.each([
  ['gemeinde', 'gemeinden'],
  ['haus', 'hauser'],
  ['zahnarzt', 'zahnarzten'],
  ['zahnarzt', 'zahnarztinnen'],
  ['schreiner', 'schreinern'],
  ['hotel', 'hotels'],
  ['kasse', 'kassen'],
  ['verein', 'vereinen'],
  ['dach', 'dachern'],
  ['reinigung', 'reinigen'],
  ['bakery', 'bakeries'],
  ['cleaning', 'cleaners'],
  ['anwalt', 'anwaltinnen'],
  ['autos', 'auto'],
  ['reservierung', 'reservieren'],
])('%s and %s are forms of one word', (first, other) => {
  expect(stemWord(first)).toBe(stemWord(other));
});

test.each([
  ['wein', 'weg'],
  ['termin', 'terme'],
  ['verein', 'verb'],
  // The endings are English, the words are not.
  ['personal', 'person'],
  ['handling', 'handler'],
  ['hering', 'her'],
  ['glas', 'glanz'],
  ['messing', 'messe'],
  ['mauer', 'maus'],
  ['mais', 'mai'],
  ['markise', 'markieren'],
  ['atelier', 'ats'],
])('%s and %s are not forms of one word', (first, other) => {
  expect(stemWord(first)).not.toBe(stemWord(other));
});

it('recognizes stop words', () => {
  expect(isStopWord(foldLetters('für'))).toBe(true);
  expect(isStopWord(foldLetters('benötige'))).toBe(true);
  for (const filler of ['eigentlich', 'dauernd', 'überhaupt', 'Leute', 'nimmer', 'could', 'someone', 'their'])
    expect(isStopWord(foldLetters(filler))).toBe(true);
  expect(isStopWord('bau')).toBe(false);
  expect(isStopWord('it')).toBe(false);
  for (const noun of ['Ware', 'Tüte', 'Verkauf', 'Most', 'Weg', 'Wartung', 'Not'])
    expect(isStopWord(foldLetters(noun)), noun).toBe(false);
});
