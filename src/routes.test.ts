import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './domain/site/languages.ts';
import { DEFAULT_LOCALE, LOCALES } from './domain/site/locale.ts';
import { localeOf, PAGES, pathOf, samePageIn } from './routes.ts';

it('gives each language a unique path prefix, and one language the root', () => {
  const starts = LOCALES.map((locale) => LANGUAGES[locale].path);
  expect(starts.filter((start) => start === '')).toHaveLength(1);
  expect(LANGUAGES[DEFAULT_LOCALE].path).toBe('');
  expect(new Set(starts).size).toBe(LOCALES.length);
  for (const start of starts) expect(start).toMatch(/^(?:\/[a-z-]+)?$/);
  const first = Object.values(PAGES).map((path) => `/${path.split('/')[1]}`);
  expect(first.filter((segment) => starts.some((start) => start !== '' && start === segment))).toEqual([]);
});

describe('localeOf', () => {
  it.each(['/de', '/de/', '/de/imprint', '/de?x=1', '/de#faq'])('%s is German', (path) => {
    expect(localeOf(path)).toBe('de');
  });
  it.each(['/', '/imprint', '/demo', '/design/de', ''])('%s is English', (path) => {
    expect(localeOf(path)).toBe('en');
  });
});

describe('samePageIn', () => {
  it('keeps query and fragment', () => {
    expect(samePageIn('de', '/analysis?step=3#price')).toBe('/de/analysis?step=3#price');
    expect(samePageIn('en', '/de/analysis?step=3#price')).toBe('/analysis?step=3#price');
    expect(samePageIn('de', '/?ref=ad')).toBe('/de?ref=ad');
    expect(samePageIn('en', '/de?ref=ad')).toBe('/?ref=ad');
  });
  it('round-trips a path', () => {
    for (const path of Object.values(PAGES)) {
      expect(samePageIn('en', samePageIn('de', path))).toBe(path);
      expect(samePageIn('de', samePageIn('de', path))).toBe(samePageIn('de', path));
    }
  });
});

describe('pathOf', () => {
  it('puts German pages under /de', () => {
    expect(pathOf('home', 'en')).toBe('/');
    expect(pathOf('home', 'de')).toBe('/de');
    expect(pathOf('teamdashboard', 'de')).toBe('/de/teamdashboard');
  });
});
