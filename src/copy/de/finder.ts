import type { finder as source } from '../en/finder.ts';
import { translationOf } from '../shape.ts';

export const finder = translationOf<typeof source>()({});
