/** What the functions say to visitors, by language: the site's other texts would only make their bundle larger. */
import type { Locale } from '../domain/site/locale.ts';
import { server as de } from './de/server.ts';
import { server as en } from './en/server.ts';
import type { ServerCopy } from './shape.ts';

export const serverCopy: Readonly<Record<Locale, ServerCopy>> = { en, de };
