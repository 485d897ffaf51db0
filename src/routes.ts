import type { Locale } from './domain/locale.ts';

/** Every page, by name, with its English path. The German one is the same under /de. */
export const PAGES = {
  home: '/',
  imprint: '/imprint',
  access: '/access',
  auth: '/auth',
  analysis: '/analysis',
  /** The analysis without header and footer, to be framed by other sites. */
  embeddedAnalysis: '/embed/analysis',
  finder: '/finder',
  teamdashboard: '/teamdashboard',
} as const;
export type Page = keyof typeof PAGES;

/** The pages search engines may list. */
export const INDEXED = ['home', 'imprint', 'analysis', 'finder'] as const satisfies readonly Page[];
export const isIndexed = (page: Page): boolean => INDEXED.some((indexed) => indexed === page);

/**
 * Path of a page in a language.
 * @example pathOf('imprint', 'de') // '/de/imprint'
 * @example pathOf('home', 'de') // '/de'
 */
export const pathOf = (page: Page, locale: Locale): string => samePageIn(locale, PAGES[page]);

/**
 * Language of a path: German when its first segment is `de`, otherwise English.
 * @example localeOf('/de/imprint') // 'de'
 * @example localeOf('/demo') // 'en'
 */
export const localeOf = (path: string): Locale => (/^\/de(?:[/?#]|$)/.test(path) ? 'de' : 'en');

/**
 * The same page in the other language; query and fragment are kept.
 * @example samePageIn('de', '/analysis?step=3') // '/de/analysis?step=3'
 * @example samePageIn('en', '/de') // '/'
 */
export function samePageIn(locale: Locale, path: string): string {
  const english = localeOf(path) === 'de' ? path.slice('/de'.length) : path;
  const rooted = english.startsWith('/') ? english : `/${english}`;
  if (locale === 'en') return rooted;
  return rooted === '/' ? '/de' : `/de${rooted.replace(/^\/(?=[?#])/, '')}`;
}
