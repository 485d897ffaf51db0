import { LOCALES, type Locale } from '../locale.ts';

/** The same value in every language, for tests. */
export const sameInEveryLanguage = <Value>(value: Value): Readonly<Record<Locale, Value>> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, value])) as Record<Locale, Value>;
