import { expect, it, test } from 'vitest';
import { lettersOf } from './letters.ts';
import { isStopWord, stemOf } from './stems.ts';

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
])('%s and %s are forms of one word', (first, other) => {
  expect(stemOf(first)).toBe(stemOf(other));
});

test.each([
  ['wein', 'weg'],
  ['termin', 'terme'],
  ['verein', 'verb'],
])('%s and %s are not forms of one word', (first, other) => {
  expect(stemOf(first)).not.toBe(stemOf(other));
});

it('recognizes stop words', () => {
  expect(isStopWord(lettersOf('für'))).toBe(true);
  expect(isStopWord(lettersOf('benötige'))).toBe(true);
  expect(isStopWord('bau')).toBe(false);
  expect(isStopWord('it')).toBe(false);
});
