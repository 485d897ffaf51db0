import type { auth as source } from '../en/auth.ts';
import { translationOf } from '../shape.ts';

export const auth = translationOf<typeof source>()({});
