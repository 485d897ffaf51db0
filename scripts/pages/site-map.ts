import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { DEFAULT_LOCALE } from '../../src/domain/site/locale.ts';
import { FINDER_SUBPAGES_LOCALE, INDEXED, PAGES, pathOf } from '../../src/routes.ts';
import { site } from '../../src/site.ts';

/** Languages by tag, with their path prefix. */
type Languages = Readonly<Record<string, { readonly path: string }>>;

/** Generates the sitemap: every indexable page, linked to its translations; pages of micro niches only once. */
export function createSiteMap(languages: Languages): AstroIntegration {
  const getUrl = (page: keyof typeof PAGES, path: string): string =>
    site.origin + (path + PAGES[page].replace(/^\/$/, '') || '/');
  const listed = new Map(
    INDEXED.flatMap((page) => {
      const links = Object.entries(languages).map(([lang, { path }]) => ({ lang, url: getUrl(page, path) }));
      const byDefault = links.filter(({ lang }) => lang === DEFAULT_LOCALE);
      const all = [...links, ...byDefault.map(({ url }) => ({ lang: 'x-default', url }))];
      return links.map(({ url }) => [url, all] as const);
    }),
  );
  const niches = `${site.origin}${pathOf('finder', FINDER_SUBPAGES_LOCALE)}/`;
  return sitemap({
    serialize(item) {
      const links = listed.get(item.url);
      if (links) return { ...item, links };
      return item.url.startsWith(niches) ? item : undefined;
    },
  });
}
