/** Finds texts that are not in the pseudo-language. */

import { DEFAULT_LOCALE } from '../../../src/domain/site/locale.ts';
import { ANALYSIS } from '../../../src/islands/wizard/store/testing.ts';
import { loadExample } from '../../../src/share/example.ts';
import { site } from '../../../src/site.ts';
import type { PageText } from './page-texts.ts';

/** All texts in an object of texts. */
export const stringsIn = (node: unknown): readonly string[] => {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(stringsIn) : [];
};

const { analysis, roadmap } = await loadExample(DEFAULT_LOCALE);
const { host } = new URL(analysis?.url.final ?? '');
/** The sample business's own words are in one of the site's languages. */
const EXAMPLE: readonly string[] = [
  host,
  'Brinkhof',
  ...(analysis?.findings ?? []).map(({ evidence }) => evidence),
  ...(roadmap?.preparationSteps ?? []).map(({ title }) => title),
  ...(roadmap?.b2bTargetGroups ?? []).map(({ name }) => name),
];

/** Texts that are equal in every language: the owner's names and addresses, and quotes of websites. */
const ALLOWED = [
  'https://',
  ...stringsIn(site),
  // The platform has no country names in the pseudo-language.
  new Intl.DisplayNames('en', { type: 'region' }).of(site.company.country) ?? '',
  ...Object.keys(site.counting.campaigns),
  ...stringsIn(ANALYSIS),
  ...EXAMPLE,
]
  .filter((text) => /[a-z]{2,}/i.test(text))
  .toSorted((a, b) => b.length - a.length);

/** Texts with two consecutive plain letters that are not allowed. */
export const findEscapedTexts = (
  found: readonly PageText[],
  allowed: readonly string[] = [],
): readonly string[] =>
  found.flatMap(({ location, text }) => {
    const rest = [...allowed, ...ALLOWED].reduce((left, known) => left.replaceAll(known, ''), text);
    return /[a-z]{2,}/i.test(rest) ? [`${location}: ${text}`] : [];
  });
