import { expect, it } from 'vitest';
import { copy } from '../../src/copy/index.ts';
import { PAGES } from './built.ts';

const textsIn = (node: unknown): string[] => {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : [];
};

/** Whole sentences of one language alone; shorter texts may well be the same in both. */
const sentences = (locale: 'en' | 'de', other: 'en' | 'de'): string[] => {
  const foreign = new Set(textsIn(copy[other]));
  return textsIn(copy[locale]).filter(
    (text) => text.split(' ').length > 4 && !foreign.has(text) && !text.includes('{'),
  );
};

const visible = (html: string): string =>
  html
    .replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

it.each([
  ['en', 'de'],
  ['de', 'en'],
] as const)('no page in %s has a sentence in %s', (locale, other) => {
  // The niche finder is German at both addresses.
  const pages = PAGES.filter((page) => page.locale === locale && !page.path.endsWith('/finder'));
  const strange = sentences(other, locale);
  expect(pages.length).toBeGreaterThan(5);
  expect(strange.length).toBeGreaterThan(100);
  const faults = pages.flatMap(({ path, html }) => {
    const text = visible(html);
    return strange.filter((sentence) => text.includes(sentence)).map((sentence) => `${path}: ${sentence}`);
  });
  expect(faults).toEqual([]);
});
