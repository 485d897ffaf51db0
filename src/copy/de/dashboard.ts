import type { dashboard as source } from '../en/dashboard.ts';
import { translationOf } from '../shape.ts';

export const dashboard = translationOf<typeof source>()({});
