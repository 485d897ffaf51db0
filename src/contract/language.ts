import { DEFAULT_LOCALE, LOCALES, type Locale } from '../domain/site/locale.ts';
import { z } from '../domain/values/schema.ts';

/** Language of what a function says; the site's first one when missing. The callable SDK sends null where a page had undefined. */
export const language = z.pipe(
  z.nullish(z.enum(LOCALES)),
  z.transform((given): Locale => given ?? DEFAULT_LOCALE),
);
