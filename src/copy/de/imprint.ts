import type { imprint as source } from '../en/imprint.ts';
import { translationOf } from '../shape.ts';

export const imprint = translationOf<typeof source>()({});
