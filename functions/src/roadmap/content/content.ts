import type { Locale } from '../../../../src/domain/site/locale.ts';
import type { RoadmapContent } from '../engine/content.ts';
import { content as de } from './de/content.ts';
import { content as en } from './en/content.ts';

export const CONTENT: Readonly<Record<Locale, RoadmapContent>> = { en, de };
