import { expect, it } from 'vitest';
import { copy } from '../../../copy/index.ts';
import { campaignText, formatCount, formatWeek } from './words.ts';

it.each([
  [1234, '1,234', '1.234'],
  [0, '0', '0'],
  [null, '–', '–'],
] as const)('formats %j as %s in English and %s in German', (shown, en, de) => {
  expect(formatCount(shown, 'en')).toBe(en);
  expect(formatCount(shown, 'de')).toBe(de);
});

it('names a week, whatever the time zone', () => {
  const week = { from: '2026-10-26', to: '2026-11-01' };
  const plain = (text: string) => text.replace(/\s/g, ' ');
  expect(plain(formatWeek(week, 'en'))).toBe('Oct 26 – Nov 1');
  expect(plain(formatWeek(week, 'de'))).toBe('26. Okt. – 1. Nov.');
});

it('writes configured campaigns as their brands do', () => {
  expect(campaignText('newsletter', copy.de.visits)).toBe('Newsletter');
  expect(campaignText('linkedin', copy.de.visits)).toBe('LinkedIn');
  expect(campaignText('youtube', copy.en.visits)).toBe('YouTube');
  expect(campaignText('none', copy.de.visits)).toBe(copy.de.visits.campaigns.none);
  expect(campaignText('other', copy.en.visits)).toBe(copy.en.visits.campaigns.other);
});
