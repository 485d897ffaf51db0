/** The functions' user-facing texts, by language; separate from the site's texts to keep the bundle small. */
import type { Locale } from '../domain/site/locale.ts';
import { server as de } from './de/server.ts';
import { server as en } from './en/server.ts';
import type { ServerCopy } from './shape.ts';

export const serverCopy: Readonly<Record<Locale, ServerCopy>> = { en, de };
