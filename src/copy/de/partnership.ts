import type { partnership as source } from '../en/partnership.ts';
import { translationOf } from '../shape.ts';

export const partnership = translationOf<typeof source>()({});
