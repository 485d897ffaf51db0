import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STATIC_CARDS } from '../../src/domain/niches/cards.ts';
import { parseNiches } from '../../src/domain/niches/niche-file.ts';
import { parsePublishedWords } from '../../src/domain/niches/search-words.ts';
import { slugify } from '../../src/domain/niches/slug.ts';
import { runToCompletion } from '../../src/domain/niches/steps.ts';
import { nicheFile } from '../../src/domain/site/brand-names.ts';
import { LOCALES } from '../../src/domain/site/locale.ts';
import { checkPathForNiche, FINDER_SUBPAGES_LOCALE, nichePath, pathOf } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { compressedSize, contents, elements, fileExists, filesIn, KB, pageAt, textOf } from './built.ts';

const { niches } = parseNiches(textOf(nicheFile(site.brand, 'nischen')));
const names = [...new Set(niches.map(({ nische }) => nische))];
const visible = (html: string): string => html.replaceAll('&amp;', '&').replaceAll('&#39;', "'");

describe.each(LOCALES)('niche pages in %s', (locale) => {
  const pages = names.map((name) => ({ name, html: pageAt(nichePath(slugify(name), locale)).html }));

  it('have all their cards in German', () => {
    for (const { name, html } of pages) {
      const rows = niches.filter(({ nische }) => nische === name);
      const expected = rows.flatMap(({ mikronische, beschreibung, zielgruppe }) => [
        ...[beschreibung, zielgruppe, `id="${slugify(mikronische)}"`],
        `href="${checkPathForNiche(mikronische, locale)}"`,
      ]);
      expect(
        expected.filter((text) => !visible(html).includes(text)),
        name,
      ).toEqual([]);
      expect(contents(html, 'h2').length, name).toBeGreaterThanOrEqual(rows.length);
      expect(
        elements(html, 'div').filter(({ lang }) => lang === 'de'),
        name,
      ).toHaveLength(1);
    }
  });

  it('have a preview card each', () => {
    const cards = pages.map(
      ({ html }) => elements(html, 'meta').find(({ property }) => property === 'og:image')?.content,
    );
    expect(new Set(cards).size).toBe(names.length);
    for (const card of cards) expect(fileExists(new URL(card ?? '').pathname), card).toBe(true);
  });

  it('are indexed only under their canonical URL', () => {
    for (const { name, html } of pages) {
      const links = elements(html, 'link');
      expect(links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)).toEqual([
        site.origin + nichePath(slugify(name), FINDER_SUBPAGES_LOCALE),
      ]);
      expect(
        links.filter(({ rel }) => rel === 'alternate'),
        name,
      ).toEqual([]);
      expect(
        elements(html, 'meta').filter(({ name: meta }) => meta === 'robots'),
        name,
      ).toEqual([]);
    }
  });

  it('are small enough for a slow connection', () => {
    // Compression is slow, so only the largest pages are checked.
    const largest = pages.toSorted((a, b) => b.html.length - a.html.length).slice(0, 5);
    for (const { name, html } of largest) expect(compressedSize(html), name).toBeLessThanOrEqual(14 * KB);
  });

  it('are linked from the finder, which is small and has the first cards', () => {
    const { html } = pageAt(pathOf('finder', locale));
    const hrefs = elements(html, 'a').map(({ href }) => href);
    for (const name of names) expect(hrefs).toContain(nichePath(slugify(name), locale));
    // The largest element is in the HTML, not rendered by the script.
    const isIncluded = niches.map(({ beschreibung }) => visible(html).includes(beschreibung));
    expect(isIncluded).toEqual(niches.map((_, row) => row < STATIC_CARDS));
    expect(compressedSize(html)).toBeLessThanOrEqual(14.25 * KB);
  });
});

it('micro niches have their own URLs', () => {
  expect(new Set(niches.map(({ mikronische }) => slugify(mikronische))).size).toBe(niches.length);
  expect(new Set(names.map(slugify)).size).toBe(names.length);
});

it('niche pages have unique titles and descriptions', () => {
  for (const textsOf of [
    (html: string) => contents(html, 'title')[0],
    (html: string) => elements(html, 'meta').find(({ name }) => name === 'description')?.content,
  ])
    expect(new Set(names.map((name) => textsOf(pageAt(nichePath(slugify(name), 'de')).html))).size).toBe(
      names.length,
    );
});

it('the niche file is published unchanged, with small search words', () => {
  expect(textOf(nicheFile(site.brand, 'nischen'))).toBe(
    readFileSync('src/content/niches/niches.csv', 'utf8'),
  );
  const words = textOf(nicheFile(site.brand, 'suchwoerter'));
  expect(
    runToCompletion(parsePublishedWords(words, niches)).words.get('Hallenbau für Landwirtschaft und Gewerbe')
      ?.length,
  ).toBeGreaterThan(20);
  expect(compressedSize(words)).toBeLessThanOrEqual(245 * KB);
});

it('the search is at most 12.4 KB of script, loaded after the cards', () => {
  const [search, ...more] = filesIn('_astro').filter((file) => /^niche-index\..*\.js$/.test(file));
  if (search === undefined || more.length > 0) throw new Error('The search is not one file.');
  expect(compressedSize(textOf(`_astro/${search}`))).toBeGreaterThan(4 * KB);
  expect(compressedSize(textOf(`_astro/${search}`))).toBeLessThanOrEqual(12.4 * KB);
});
