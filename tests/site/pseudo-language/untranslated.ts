/** Finds texts that are not in the pseudo-locale. */

import { DEFAULT_LOCALE } from '../../../src/domain/site/locale.ts';
import { ANALYSIS } from '../../../src/islands/wizard/store/testing.ts';
import { loadExample } from '../../../src/share/example.ts';
import { site } from '../../../src/site.ts';
import type { PageText } from './page-texts.ts';

/** Lists all strings in a nested object. */
export const listStrings = (node: unknown): readonly string[] => {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(listStrings) : [];
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
  // The landing page quotes up to a colon.
  ...listStrings(analysis?.facts.firstLook).flatMap((text) => [text, text.split(':')[0] ?? '']),
];

/** Texts that are the same in every language: configured names and addresses, and website quotes. */
const ALLOWED = [
  'https://',
  ...listStrings(site),
  // The platform has no names of months, weekdays and countries in the pseudo-locale.
  ...Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2026, month, 15)).toLocaleDateString('en', { month: 'long' }),
  ),
  ...Array.from({ length: 7 }, (_, day) =>
    new Date(Date.UTC(2026, 0, day + 1)).toLocaleDateString('en', { weekday: 'short' }),
  ),
  // The town alone, as in structured data.
  site.company.city.replace(/^[\d ]+/, ''),
  new Intl.DisplayNames('en', { type: 'region' }).of(site.company.country) ?? '',
  ...Object.keys(site.counting.campaigns),
  ...listStrings(ANALYSIS),
  ...EXAMPLE,
]
  .filter((text) => /[a-z]{2,}/i.test(text))
  .toSorted((a, b) => b.length - a.length);

/** Finds texts that still have two consecutive ASCII letters after the allowed strings are removed. */
export const findUntranslatedTexts = (
  found: readonly PageText[],
  allowed: readonly string[] = [],
): readonly string[] =>
  found.flatMap(({ location, text }) => {
    const rest = [...allowed, ...ALLOWED].reduce((left, known) => left.replaceAll(known, ''), text);
    return /[a-z]{2,}/i.test(rest) ? [`${location}: ${text}`] : [];
  });
