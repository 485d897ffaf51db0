import { DEFAULT_LOCALE, LOCALES, type Locale } from '../domain/site/locale.ts';
import { z } from '../domain/values/schema.ts';

/** Language of the response; the default language if missing. The callable SDK sends null for undefined. */
export const language = z.pipe(
  z.nullish(z.enum(LOCALES)),
  z.transform((locale): Locale => locale ?? DEFAULT_LOCALE),
);
