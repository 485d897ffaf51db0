/** Texts of a page in another language than the pseudo-language. */
import { ANALYSIS } from '../../../src/islands/wizard/store/testing.ts';
import { site } from '../../../src/site.ts';
import type { PageText } from './page-texts.ts';

/** All texts in an object of texts. */
export const stringsIn = (node: unknown): readonly string[] => {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(stringsIn) : [];
};

/** What is the same in every language: the owner's names and addresses, and what a website says of itself. */
const ALLOWED = [
  'https://',
  ...stringsIn(site),
  // As the platform names it: the pseudo-language has no names of countries.
  new Intl.DisplayNames('en', { type: 'region' }).of(site.company.country) ?? '',
  ...Object.keys(site.counting.campaigns),
  ...stringsIn(ANALYSIS),
]
  .filter((text) => /[a-z]{2,}/i.test(text))
  .toSorted((a, b) => b.length - a.length);

/** Texts with two plain letters in a row beside what is allowed. */
export const escaped = (found: readonly PageText[], allowed: readonly string[] = []): readonly string[] =>
  found.flatMap(({ where, text }) => {
    const rest = [...allowed, ...ALLOWED].reduce((left, known) => left.replaceAll(known, ''), text);
    return /[a-z]{2,}/i.test(rest) ? [`${where}: ${text}`] : [];
  });
