import { LANGUAGES } from './domain/site/languages.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './domain/site/locale.ts';

/** Every page with its path in the default language. Other languages add their prefix. */
export const PAGES = {
  home: '/',
  imprint: '/imprint',
  access: '/access',
  auth: '/auth',
  analysis: '/analysis',
  /** An applicant's own application; the fragment says which. */
  application: '/application',
  /** Stops an account's monthly check; the fragment says whose. */
  monthlyCheck: '/monthly-check',
  /** The analysis without header and footer, for frames on other sites. */
  embeddedAnalysis: '/embed/analysis',
  /** The partnership form, likewise. */
  embeddedPartnership: '/embed/partnership',
  finder: '/finder',
  teamdashboard: '/teamdashboard',
} as const;

/** Pages of src/content: a list and a page per entry, only in languages that have entries. */
export const COLLECTIONS = { articles: '/articles', cases: '/cases' } as const;
export type Collection = keyof typeof COLLECTIONS;
/** `newsletter`: only with double opt-in; confirms or ends a subscription, as the fragment says. */
export type Page = keyof typeof PAGES | Collection | 'newsletter';

/** Pages that search engines may list. */
export const INDEXED = ['home', 'imprint', 'analysis', 'finder'] as const satisfies readonly Page[];
export const isIndexed = (page: Page): boolean =>
  page in COLLECTIONS || INDEXED.some((indexed) => indexed === page);

/**
 * Path of a page in a language.
 * @example pathOf('imprint', 'de') // '/de/imprint'
 * @param subpage last path segment of a subpage
 * @example pathOf('home', 'de') // '/de'
 */
export const pathOf = (page: Page, locale: Locale, subpage?: string): string =>
  samePageIn(locale, { ...PAGES, ...COLLECTIONS, newsletter: '/newsletter' }[page]) +
  (subpage === undefined ? '' : `/${subpage}`);

/** Name of a page's Open Graph image in /og/, without its language. */
export const cardOf = (page: Page, subpage?: string): string =>
  subpage === undefined ? page : `${page}-${subpage}`;

const isUnder = (start: string, path: string): boolean =>
  start !== '' && path.startsWith(start) && /^(?:[/?#]|$)/.test(path.slice(start.length));

/**
 * Language of a path by its first segment, such as `de`; otherwise the default language.
 * @example localeOf('/de/imprint') // 'de'
 * @example localeOf('/demo') // 'en'
 */
export const localeOf = (path: string): Locale =>
  LOCALES.find((locale) => isUnder(LANGUAGES[locale].path, path)) ?? DEFAULT_LOCALE;

/**
 * The same page in another language; keeps query and fragment.
 * @example samePageIn('de', '/analysis?step=3') // '/de/analysis?step=3'
 * @example samePageIn('en', '/de') // '/'
 */
export function samePageIn(locale: Locale, path: string): string {
  const bare = path.slice(LANGUAGES[localeOf(path)].path.length);
  const rooted = bare.startsWith('/') ? bare : `/${bare}`;
  const start: string = LANGUAGES[locale].path;
  if (start === '') return rooted;
  return rooted === '/' ? start : `${start}${rooted.replace(/^\/(?=[?#])/, '')}`;
}

/** Static paths of a page in every language: src/pages/[...language]/ has one file per page. */
export const inEveryLanguage = () =>
  LOCALES.map((locale) => ({
    params: { language: LANGUAGES[locale].path.slice(1) || undefined },
    props: { locale },
  }));

/** Language of the finder's subpages at every path; search engines list this one. */
export const FINDER_SUBPAGES_LOCALE: Locale = 'de';

/** A niche's page in the finder; German in every language. */
export const nichePath = (slug: string, locale: Locale): string => pathOf('finder', locale, slug);

/** A micro niche on the page of its niche. */
export const microNichePath = (niche: string, microNiche: string, locale: Locale): string =>
  `${nichePath(niche, locale)}#${microNiche}`;

/** An application in the team's dashboard. The id is in the fragment, so that no server logs it. */
export const applicationPath = (id: string, locale: Locale): string =>
  `${pathOf('teamdashboard', locale)}#application=${encodeURIComponent(id)}`;

/** The business check for a micro niche, by name. */
export const checkPathForNiche = (microNiche: string, locale: Locale): string =>
  `${pathOf('analysis', locale)}?${new URLSearchParams({ niche: microNiche })}`;
