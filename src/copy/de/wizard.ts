import type { wizard as source } from '../en/wizard.ts';
import { translationOf } from '../shape.ts';

export const wizard = translationOf<typeof source>()({});
