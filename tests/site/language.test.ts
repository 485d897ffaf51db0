import { describe, expect, it } from 'vitest';
import { copy } from '../../src/copy/index.ts';
import { LOCALES, type Locale } from '../../src/domain/site/locale.ts';
import { SHARED, textsIn } from '../texts.ts';
import { PAGES } from './built.ts';

/** Full sentences of a language, since shorter texts may exist in both. The finder is German everywhere. */
const sentences = (locale: Locale): readonly string[] => {
  const { finder: _, ...texts } = copy[locale];
  return textsIn(texts)
    .map(([, text]) => text)
    .filter((text) => text.split(' ').length > 4 && !SHARED.has(text) && !text.includes('{'));
};

const visibleText = (html: string): string =>
  html
    .replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe.each(LOCALES)('a page in %s', (locale) => {
  it.each(LOCALES.filter((other) => other !== locale))('has no sentence in %s', (other) => {
    const pages = PAGES.filter((page) => page.locale === locale && !/\/finder(?:\/|$)/.test(page.path));
    const foreign = sentences(other);
    expect(pages.length).toBeGreaterThan(5);
    expect(foreign.length).toBeGreaterThan(100);
    const violations = pages.flatMap(({ path, html }) => {
      const text = visibleText(html);
      return foreign.filter((sentence) => text.includes(sentence)).map((sentence) => `${path}: ${sentence}`);
    });
    expect(violations).toEqual([]);
  });
});
