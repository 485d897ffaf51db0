import type { access as source } from '../en/access.ts';
import { translationOf } from '../shape.ts';

export const access = translationOf<typeof source>()({});
