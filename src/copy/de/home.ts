import type { home as source } from '../en/home.ts';
import { translationOf } from '../shape.ts';

export const home = translationOf<typeof source>()({});
