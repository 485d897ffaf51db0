import type { Page } from '@playwright/test';
import { copy } from '../../../src/copy/index.ts';
import { LANGUAGES } from '../../../src/domain/site/languages.ts';
import { LOCALES, type Locale } from '../../../src/domain/site/locale.ts';

/** Returns the next language in the table; after the last one, the first. */
export const getNextLocale = (locale: Locale): Locale =>
  LOCALES[(LOCALES.indexOf(locale) + 1) % LOCALES.length] ?? locale;

/** Changes the language with the link, or from the menu if there are more than two. */
export async function changeLanguage(page: Page, from: Locale, to: Locale): Promise<void> {
  if (LOCALES.length > 2)
    await page.getByRole('button', { name: `${copy[from].shell.language}: ${LANGUAGES[from].name}` }).click();
  await page.getByRole('link', { name: LANGUAGES[to].name, exact: true }).click();
}

/** Languages whose texts the specification defines word for word. */
export const SPECIFIED = ['en', 'de'] as const satisfies readonly Locale[];
export type Specified = (typeof SPECIFIED)[number];

/**
 * Languages for states that differ only in their texts: the one with the longest words, or all of them if ALL_LANGUAGES is
 * set. Types and tests/site check that no language lacks a text.
 */
export const LOCALES_UNDER_TEST: readonly Specified[] = process.env.ALL_LANGUAGES ? SPECIFIED : ['de'];
