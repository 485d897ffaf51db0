import type { results as source } from '../en/results.ts';
import { translationOf } from '../shape.ts';

export const results = translationOf<typeof source>()({});
