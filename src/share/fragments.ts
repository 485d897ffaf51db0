/** Fragments of the business check's URL. Browsers never send them to a server. */
import type { Locale } from '../domain/site/locale.ts';
import { pathOf } from '../routes.ts';

/** Prefix of a fragment that carries a result. */
export const SHARE_PREFIX = '#r=';

/**
 * URL of a result.
 * @param result encoded, from a link's fragment
 */
export const resultPath = (result: string, locale: Locale): string =>
  pathOf('analysis', locale) + SHARE_PREFIX + result;

/** Fragment of the example. */
export const EXAMPLE_FRAGMENT = '#example';

/** Whether a fragment shows a result that is not the visitor's own. */
export const isResultFragment = (fragment: string): boolean =>
  fragment.startsWith(SHARE_PREFIX) || fragment === EXAMPLE_FRAGMENT;

/** Prefix for the website typed on the landing page. */
export const WEBSITE_FRAGMENT = '#website=';
