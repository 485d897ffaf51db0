import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/domain/site/locale.ts';
import { FINDER_SUBPAGES_LOCALE, INDEXED, localeOf, pathOf, samePageIn } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import {
  type Attributes,
  bytesOf,
  contents,
  ENTRY_PATHS,
  elements,
  fileExists,
  PAGES,
  pageAt,
  textOf,
} from './built.ts';

const meta = (html: string, key: 'name' | 'property', value: string): string | undefined =>
  elements(html, 'meta').find((element) => element[key] === value)?.content;
const link = (html: string, rel: string): Attributes | undefined =>
  elements(html, 'link').find((element) => element.rel === rel);
const titleOf = (html: string): string => contents(html, 'title')[0] ?? '';

const listed = [...LOCALES.flatMap((locale) => INDEXED.map((page) => pathOf(page, locale))), ...ENTRY_PATHS];
/** Languages of a page if there are several: a case or article may lack a translation. */
const translationsOf = (path: string): readonly Locale[] => {
  const locales = LOCALES.filter((locale) => PAGES.some((page) => page.path === samePageIn(locale, path)));
  return locales.length > 1 ? locales : [];
};
/** Niche pages: the same in every language, listed once (finder.test.ts). */
const nichePages = PAGES.map(({ path }) => path).filter((path) => path.includes('/finder/'));
const listedOnce = nichePages.filter((path) => localeOf(path) === FINDER_SUBPAGES_LOCALE);
const unlisted = PAGES.map(({ path }) => path).filter(
  (path) => !listed.includes(path) && !nichePages.includes(path),
);

describe.each(listed)('%s', (path) => {
  const { html, locale } = pageAt(path);

  it('has a title and a description', () => {
    expect(titleOf(html)).toContain(site.brand);
    const description = meta(html, 'name', 'description') ?? '';
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThan(200);
    expect(description).not.toMatch(/[{}]/);
    expect(meta(html, 'name', 'robots')).toBeUndefined();
  });

  it('has a canonical URL and links to its languages', () => {
    expect(link(html, 'canonical')?.href).toBe(site.origin + path);
    const alternates = elements(html, 'link').filter(({ hreflang }) => hreflang);
    const translations = translationsOf(path);
    const byDefault = translations.filter((each) => each === DEFAULT_LOCALE);
    expect(Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href]))).toEqual({
      ...Object.fromEntries(translations.map((each) => [each, site.origin + samePageIn(each, path)])),
      ...Object.fromEntries(byDefault.map((each) => ['x-default', site.origin + samePageIn(each, path)])),
    });
  });

  it('has its own Open Graph image', () => {
    expect(meta(html, 'property', 'og:url')).toBe(site.origin + path);
    expect(meta(html, 'property', 'og:title')).toBe(titleOf(html));
    const image = new URL(meta(html, 'property', 'og:image') ?? '');
    expect(image.pathname).toContain(`.${locale}.png`);
    const header = bytesOf(image.pathname);
    expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});

it('listed pages have unique titles and descriptions', () => {
  for (const textsOf of [titleOf, (html: string) => meta(html, 'name', 'description') ?? '']) {
    // The niche finder is German at both URLs; its head is translated.
    const texts = listed.map((path) => textsOf(pageAt(path).html));
    expect(new Set(texts).size).toBe(texts.length);
  }
});

describe('unlisted pages', () => {
  it('are exactly these', () => {
    expect(unlisted).toEqual(expect.arrayContaining(['/access', '/auth', '/teamdashboard', '/de/access']));
  });
  it.each(unlisted)('%s has noindex', (path) => {
    expect(meta(pageAt(path).html, 'name', 'robots')).toContain('noindex');
  });
});

it('the sitemap lists exactly the indexable pages with their languages', () => {
  const sitemap = textOf('sitemap-0.xml');
  const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location);
  expect(locations.sort()).toEqual([...listed, ...listedOnce].map((path) => site.origin + path).sort());
  for (const locale of LOCALES) {
    const linking = listed.filter((path) => translationsOf(path).includes(locale));
    expect(sitemap.split(`hreflang="${locale}"`)).toHaveLength(linking.length + 1);
  }
  expect(textOf('robots.txt')).toContain(`Sitemap: ${site.origin}/sitemap-index.xml`);
});

it('has the icons that browsers request', () => {
  const manifest = textOf('manifest.webmanifest');
  const icons = [...manifest.matchAll(/"src":"([^"]+)"/g)].map(([, src = '']) => src);
  expect(icons).toHaveLength(2);
  for (const file of [...icons, '/favicon.ico', '/apple-touch-icon.png'])
    expect(fileExists(file), file).toBe(true);
});
