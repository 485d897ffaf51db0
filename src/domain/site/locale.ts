import { LANGUAGES } from './languages.ts';

export type Locale = keyof typeof LANGUAGES;

/** The language without a path prefix; all others are translations of it. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;

export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);

export const LOCALES: readonly Locale[] = Object.keys(LANGUAGES).filter(isLocale);

/** A text that may differ by language. */
export type Translatable = string | Readonly<Record<Locale, string>>;

export const textIn = (text: Translatable, locale: Locale): string =>
  typeof text === 'string' ? text : text[locale];
