import { LANGUAGES } from './domain/site/languages.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './domain/site/locale.ts';

/** Every page, by name, with its path in the language at the root. The others have the same behind their own path. */
export const PAGES = {
  home: '/',
  imprint: '/imprint',
  access: '/access',
  auth: '/auth',
  analysis: '/analysis',
  /** An applicant's own application; which one stands in the fragment. */
  application: '/application',
  /** Ends the check every month of an account; whose stands in the fragment. */
  monthlyCheck: '/monthly-check',
  /** The analysis without header and footer, to be framed by other sites. */
  embeddedAnalysis: '/embed/analysis',
  /** The partnership form, likewise. */
  embeddedPartnership: '/embed/partnership',
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
 * @param below what follows its address, where a page has others below it
 * @example pathOf('home', 'de') // '/de'
 */
export const pathOf = (page: Page, locale: Locale, below?: string): string =>
  samePageIn(locale, PAGES[page]) + (below === undefined ? '' : `/${below}`);

const isUnder = (start: string, path: string): boolean =>
  start !== '' && path.startsWith(start) && /^(?:[/?#]|$)/.test(path.slice(start.length));

/**
 * Language of a path: German when its first segment is `de`, and so on; otherwise the one at the root.
 * @example localeOf('/de/imprint') // 'de'
 * @example localeOf('/demo') // 'en'
 */
export const localeOf = (path: string): Locale =>
  LOCALES.find((locale) => isUnder(LANGUAGES[locale].path, path)) ?? DEFAULT_LOCALE;

/**
 * The same page in another language; query and fragment are kept.
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

/** A page in every language, as Astro asks for it: one file in src/pages/[...language]/ serves them all. */
export const inEveryLanguage = () =>
  LOCALES.map((locale) => ({
    params: { language: LANGUAGES[locale].path.slice(1) || undefined },
    props: { locale },
  }));

/** The language of the pages below the finder, at every address: the one that search engines are to list. */
export const BELOW_FINDER: Locale = 'de';

/** The page of a niche of the finder, German at the addresses of every language. */
export const nichePath = (slug: string, locale: Locale): string => pathOf('finder', locale, slug);

/** A micro niche on the page of its niche. */
export const microNichePath = (niche: string, microNiche: string, locale: Locale): string =>
  `${nichePath(niche, locale)}#${microNiche}`;

/** An application in the team's dashboard. Behind the #, so that no server on the way keeps which one it was. */
export const applicationPath = (id: string, locale: Locale): string =>
  `${pathOf('teamdashboard', locale)}#application=${encodeURIComponent(id)}`;

/** The business check for a micro niche, by its name. */
export const checkWithNiche = (microNiche: string, locale: Locale): string =>
  `${pathOf('analysis', locale)}?${new URLSearchParams({ niche: microNiche })}`;
