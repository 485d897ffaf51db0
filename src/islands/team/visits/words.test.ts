import { expect, it } from 'vitest';
import { copy } from '../../../copy/index.ts';
import { campaignText, formatCount, formatPeriod } from './words.ts';

it.each([
  [1234, '1,234', '1.234'],
  [0, '0', '0'],
  [null, '–', '–'],
] as const)('formats %j as %s in English and %s in German', (shown, en, de) => {
  expect(formatCount(shown, 'en')).toBe(en);
  expect(formatCount(shown, 'de')).toBe(de);
});

it.each([
  ['days', '2026-11-22', '2026-11-22', 'Sun, Nov 22', 'So., 22. Nov.'],
  ['weeks', '2026-10-26', '2026-11-01', 'Oct 26\u2009–\u2009Nov 1', '26. Okt.\u2009–\u20091. Nov.'],
] as const)('names %s from %s to %s as %s, whatever the time zone', (span, from, to, en, de) => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  expect(plain(formatPeriod({ from, to }, span, 'en'))).toBe(plain(en));
  expect(plain(formatPeriod({ from, to }, span, 'de'))).toBe(plain(de));
});

it('writes configured campaigns as their brands do', () => {
  expect(campaignText('newsletter', copy.de.visits)).toBe('Newsletter');
  expect(campaignText('linkedin', copy.de.visits)).toBe('LinkedIn');
  expect(campaignText('youtube', copy.en.visits)).toBe('YouTube');
  expect(campaignText('none', copy.de.visits)).toBe(copy.de.visits.campaigns.none);
  expect(campaignText('other', copy.en.visits)).toBe(copy.en.visits.campaigns.other);
});
