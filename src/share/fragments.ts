/** What the fragment of the business check's address may say. Fragments are never sent to a server. */
import type { Locale } from '../domain/site/locale.ts';
import { pathOf } from '../routes.ts';

/** Prefix of a fragment that carries a result. */
export const SHARE_PREFIX = '#r=';

/**
 * The page that shows a result.
 * @param result as letters, from a link's fragment
 */
export const resultPath = (result: string, locale: Locale): string =>
  pathOf('analysis', locale) + SHARE_PREFIX + result;

/** Fragment of the example. */
export const EXAMPLE_FRAGMENT = '#example';

/** Whether a fragment asks for a result that is not the visitor's own. */
export const isResultFragment = (fragment: string): boolean =>
  fragment.startsWith(SHARE_PREFIX) || fragment === EXAMPLE_FRAGMENT;

/** The landing page's website field puts this before what was typed. */
export const WEBSITE_FRAGMENT = '#website=';
