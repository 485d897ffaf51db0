import type { Locale } from '../../../src/domain/site/locale.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Voice } from './voice.ts';

export const VOICES: Readonly<Record<Locale, Voice>> = { en, de };
