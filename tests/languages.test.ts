import { describe, expect, it } from 'vitest';
import { copy } from '../src/copy/index.ts';
import { serverCopy } from '../src/copy/server.ts';
import { DEFAULT_LOCALE, LOCALES } from '../src/domain/site/locale.ts';
import { findUntranslated, SHARED, textsIn } from './texts.ts';

/** The finder is German at every URL; only texts outside its content are translated. */
const { finder: _, ...source } = copy[DEFAULT_LOCALE];

describe.each(LOCALES.filter((locale) => locale !== DEFAULT_LOCALE))('%s', (locale) => {
  it('has no untranslated text', () => {
    expect(findUntranslated(source, copy[locale])).toEqual([]);
    expect(findUntranslated(serverCopy[DEFAULT_LOCALE], serverCopy[locale])).toEqual([]);
    expect(copy[locale].finder.pageTitle).not.toBe(copy[DEFAULT_LOCALE].finder.pageTitle);
    expect(copy[locale].finder.pageDescription).not.toBe(copy[DEFAULT_LOCALE].finder.pageDescription);
  });
});

it('finds an English text, but not a lone number or placeholder', () => {
  const english = { a: 'Save your result', b: '+{points}', c: ['One', '2026'] };
  expect(findUntranslated(english, { a: 'Save your result', b: '+{points}', c: ['Eins', '2026'] })).toEqual([
    'a: Save your result',
  ]);
});

it('lists only texts that are identical in both languages', () => {
  const all = [copy, serverCopy].map((languages) =>
    LOCALES.map((locale) => new Set(textsIn(languages[locale]).map(([, text]) => text))),
  );
  const isShared = (text: string): boolean =>
    all.some((languages) => languages.filter((texts) => texts.has(text)).length > 1);
  expect([...SHARED].filter((text) => !isShared(text))).toEqual([]);
});
