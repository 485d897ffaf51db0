import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanLines, plainLine, truncate, truncateAtWord } from './text.ts';

/** Characters that meet in copied text. */
const MARKS = fc.constantFrom(
  ...'aä🏴👩💻🏽️‍‌\u200b\u202e\u0600هक्\r\n\t \u000b\u2028\u{e0067}\u{e007f}',
  '\ud83d',
);

test.each([
  ['short', 10, 'short'],
  ['exact', 5, 'exact'],
  ['longer', 4, 'long'],
  ['ab😀cd', 4, 'ab😀'],
  ['ab😀cd', 3, 'ab'],
  ['', 0, ''],
])('cuts %j at %i', (text, length, cut) => {
  expect(truncate(text, length)).toBe(cut);
});

test.each([
  ['fits exactly', 12, 'fits exactly'],
  ['cuts after a whole word', 14, 'cuts after …'],
  ['Donaudampfschiff', 8, 'Donaud …'],
])('truncates %j to %i at a word', (text, length, truncated) => {
  expect(truncateAtWord(text, length)).toBe(truncated);
});

test.each([
  ['\u000b', 'a vertical tab, as from PowerPoint'],
  ['\u000c', 'a form feed'],
  ['\u0085', 'a next line'],
  ['\u2028', 'a line separator'],
  ['\u2029', 'a paragraph separator'],
  ['\r\n', 'a Windows line break'],
  ['\r', 'a carriage return'],
])('reads %j, %s, as a line break or a blank', (mark) => {
  expect(cleanLines(`one${mark}two`)).toBe('one\ntwo');
  expect(cleanLine(`one${mark}two`)).toBe('one two');
});

test('keeps tabs in lines and makes them a blank in a single line', () => {
  expect(cleanLines('one\ttwo\n')).toBe('one\ttwo\n');
  expect(cleanLine('one \t\n two ')).toBe('one two ');
});

test.each([
  ['a null', '\u0000'],
  ['a bell', '\u0007'],
  ['a delete', '\u007f'],
  ['a control of the second block', '\u009d'],
  ['a soft hyphen', '\u00ad'],
  ['an Arabic letter mark', '\u061c'],
  ['a zero-width space', '\u200b'],
  ['directional marks', '\u200e\u200f'],
  ['an embedding', '\u202a\u202b\u202c'],
  ['an override, as around phone numbers of contacts', '\u202d\u202c'],
  ['isolates, as around names', '\u2066\u2067\u2068\u2069'],
  ['word joiners and invisible operators', '\u2060\u2061\u2064'],
  ['deprecated format marks', '\u206a\u206f'],
  ['a byte order mark', '\ufeff'],
  ['annotation marks', '\ufff9\ufffa\ufffb'],
  ['the placeholder of a lost object', '\ufffc'],
  ['tags', '\u{e0001}\u{e0041}\u{e007f}'],
  ['half a character', '\ud83d'],
  ['the other half', '\ude00'],
  ['a noncharacter', '\uffff'],
  ['joiners between Latin letters', '\u200c\u200d'],
])('removes %s', (_what, mark) => {
  for (const clean of [cleanLine, cleanLines])
    expect(clean(`${mark}A${mark}da K${mark}ing${mark}`)).toBe('Ada King');
});

test.each([
  ['emoji of several pictures', '👩‍💻 👩🏽‍❤️‍👨🏻 🏳️‍🌈 👨‍👩‍👧‍👦 ❤️ ✔︎'],
  ['flags that consist of tags', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['Persian', 'می‌خواهم'],
  ['vocalized Arabic', 'مُّ‌ـ'],
  ['Hindi', 'क्‍ष क्‌ष'],
  ['Malayalam with a joiner at its end', 'അവന്‍'],
  ['Sinhala', 'ශ්‍රී'],
  ['variants of Japanese names', '葛\u{e0100}城'],
  ['the visible sign of an Arabic number', '\u0600١٢'],
  ['no-break spaces and decomposed letters', 'Zoe\u0308\u00a0K'],
])('keeps %s', (_what, text) => {
  expect(cleanLine(text)).toBe(text);
  expect(cleanLines(text)).toBe(text);
});

test('leaves nothing to clean', () => {
  const texts = fc.string({
    unit: fc.oneof(fc.string({ unit: 'binary', maxLength: 1 }), MARKS),
    maxLength: 30,
  });
  fc.assert(
    fc.property(texts, (text) => {
      expect(cleanLines(cleanLines(text))).toBe(cleanLines(text));
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      expect(cleanLine(text)).not.toMatch(/\p{Cc}|\p{Cs}/u);
      expect(cleanLines(text)).not.toMatch(/(?!\n|\t)\p{Cc}|\p{Cs}/u);
    }),
    { numRuns: 500 },
  );
});

test('cleans a megabyte of any mark in linear time', () => {
  for (const mark of [' ', '\n', '\t', ' \n', '\u200d', '\u{1f3f4}', '👩‍', 'ه‌', '\r'])
    expect(cleanLine(mark.repeat(1_000_000 / mark.length)).length).toBeLessThanOrEqual(1_000_000);
});

test('makes any text a plain line', () => {
  expect(plainLine(' \u2068zu\u202e viel\n\tArbeit\u0000\u2069 ', 40)).toBe('zu viel Arbeit');
  expect(plainLine('ab😀cd', 3)).toBe('ab');
});
