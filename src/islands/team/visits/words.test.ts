import { expect, it } from 'vitest';
import { copy } from '../../../copy/index.ts';
import { campaignText, formatChange, formatCount, formatPeriod, formatShare } from './words.ts';

it.each([
  [1234, '1,234', '1.234'],
  [0, '0', '0'],
  [null, 'unknown', 'unbekannt'],
] as const)('formats %j as %s in English and %s in German', (shown, en, de) => {
  expect(formatCount(shown, copy.en.figures, 'en')).toBe(en);
  expect(formatCount(shown, copy.de.figures, 'de')).toBe(de);
});

it.each([
  [60, 30, '+100%', '+100\u00a0%'],
  [60, 120, '-50%', '-50\u00a0%'],
  [20, 20, '0%', '0\u00a0%'],
  [30, 27, '+11% (may be due to chance)', '+11\u00a0%, vielleicht Zufall'],
  [12, 9, '+3 (may be due to chance)', '+3, vielleicht Zufall'],
  [30, 9, '+21', '+21'],
  [0, 0, '0', '0'],
  [12, null, '–', '–'],
] as const)('formats the change to %i from %i as %s', (running, before, en, de) => {
  expect(formatChange(running, before, copy.en.figures, 'en')).toBe(en);
  expect(formatChange(running, before, copy.de.figures, 'de')).toBe(de);
});

it.each([
  [12, 19],
  [300, 200],
  [12, null],
] as const)('does not format a share of %j in %j', (part, whole) => {
  expect(formatShare(part, whole, 'en')).toBe('–');
});

it.each([
  [12, 200, '6', '6'],
  [13, 200, '6.5', '6,5'],
  [50, 199, '25', '25'],
])('formats %i of %i as %s percent', (part, whole, en, de) => {
  expect(formatShare(part, whole, 'en')).toBe(en);
  expect(formatShare(part, whole, 'de')).toBe(de);
});

it.each([
  ['days', '2026-11-22', '2026-11-22', 'Sun, Nov 22', 'So., 22. Nov.'],
  ['weeks', '2026-10-26', '2026-11-01', 'Oct 26\u2009–\u2009Nov 1', '26. Okt.\u2009–\u20091. Nov.'],
  ['months', '2026-11-01', '2026-11-30', 'November 2026', 'November 2026'],
] as const)('names %s from %s to %s as %s, whatever the time zone', (span, from, to, en, de) => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  expect(plain(formatPeriod({ from, to }, span, 'en'))).toBe(plain(en));
  expect(plain(formatPeriod({ from, to }, span, 'de'))).toBe(plain(de));
});

it('does not translate configured campaigns', () => {
  expect(campaignText('newsletter', copy.de.visits)).toBe('newsletter');
  expect(campaignText('none', copy.de.visits)).toBe(copy.de.visits.campaigns.none);
  expect(campaignText('other', copy.en.visits)).toBe(copy.en.visits.campaigns.other);
});
