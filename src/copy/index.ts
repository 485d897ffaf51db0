/** All texts, by language and section. Only .astro files import this: an island gets its slice as a prop. */
import type { Locale } from '../domain/site/locale.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import type { Copy } from './shape.ts';

export const copy: Readonly<Record<Locale, Copy>> = { en, de };
