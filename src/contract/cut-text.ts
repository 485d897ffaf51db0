import { z } from '../domain/values/schema.ts';
import { truncate } from '../domain/values/text.ts';

/** A text that is cut instead of refused: something was added to it on the way, or it is wrong at any length. */
export const cutText = (length: number) => z.string().check(z.overwrite((text) => truncate(text, length)));
