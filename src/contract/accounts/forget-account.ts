import { z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { language } from '../language.ts';

/**
 * Permanently deletes the signed-in user's account and all its data. Requires that the password was entered within
 * the last few minutes.
 */
export const forgetAccount = {
  name: 'forgetAccount',
  request: z.object({ language }),
  response: z.object({ forgotten: z.literal(true) }),
} satisfies Callable;
