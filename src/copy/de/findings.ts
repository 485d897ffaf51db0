import type { findings as source } from '../en/findings.ts';
import { translationOf } from '../shape.ts';

export const findings = translationOf<typeof source>()({});
