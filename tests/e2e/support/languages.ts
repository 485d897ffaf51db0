import type { Page } from '@playwright/test';
import { copy } from '../../../src/copy/index.ts';
import { LANGUAGES } from '../../../src/domain/site/languages.ts';
import { LOCALES, type Locale } from '../../../src/domain/site/locale.ts';

/** The language that follows one in the table, after the last the first. */
export const nextTo = (locale: Locale): Locale =>
  LOCALES[(LOCALES.indexOf(locale) + 1) % LOCALES.length] ?? locale;

/** Changes the language as a visitor does: with the link, or, where there are more than two, from the menu. */
export async function changeLanguage(page: Page, from: Locale, to: Locale): Promise<void> {
  if (LOCALES.length > 2)
    await page.getByRole('button', { name: `${copy[from].shell.language}: ${LANGUAGES[from].name}` }).click();
  await page.getByRole('link', { name: LANGUAGES[to].name, exact: true }).click();
}

/** The languages whose texts the specification gives word by word: what is tested against it is tested in these. */
export const SPECIFIED = ['en', 'de'] as const satisfies readonly Locale[];
export type Specified = (typeof SPECIFIED)[number];

/**
 * The languages in which states are gone through that differ in their texts alone: the one with the longest words, and all
 * of them where ALL_LANGUAGES is set. That every text is there in each language is what the types and the site's tests hold.
 */
export const STATES_IN: readonly Specified[] = process.env.ALL_LANGUAGES ? SPECIFIED : ['de'];
