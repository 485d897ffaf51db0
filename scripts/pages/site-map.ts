import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { DEFAULT_LOCALE } from '../../src/domain/site/locale.ts';
import { COLLECTIONS, FINDER_SUBPAGES_LOCALE, INDEXED, PAGES, pathOf } from '../../src/routes.ts';

/** Languages by tag, with their path prefix. */
type Languages = Readonly<Record<string, { readonly path: string }>>;

const INDEXED_PATHS: readonly string[] = INDEXED.map((page) => PAGES[page]);
const LISTS = Object.values(COLLECTIONS);
const NICHES = `${pathOf('finder', FINDER_SUBPAGES_LOCALE)}/`;

/** Generates the sitemap: every indexable page, linked to its translations; pages of micro niches only once. */
export function createSiteMap(languages: Languages): AstroIntegration {
  const tags = Object.entries(languages).map(([tag, { path }]) => [path.slice(1) || tag, tag] as const);
  const isListed = (url: string): boolean => {
    const path = new URL(url).pathname;
    const [, first = ''] = path.split('/');
    const bare = tags.some(([segment]) => segment === first) ? path.slice(first.length + 1) || '/' : path;
    return (
      INDEXED_PATHS.includes(bare) ||
      LISTS.some((list) => `${bare}/`.startsWith(`${list}/`)) ||
      path.startsWith(NICHES)
    );
  };
  return sitemap({
    i18n: { defaultLocale: DEFAULT_LOCALE, locales: Object.fromEntries(tags) },
    filter: isListed,
    serialize(item) {
      const byDefault = (item.links ?? []).filter(({ lang }) => lang === DEFAULT_LOCALE);
      const links = [...(item.links ?? []), ...byDefault.map(({ url }) => ({ lang: 'x-default', url }))];
      return { ...item, ...(links.length > 0 && { links }) };
    },
  });
}
