import { z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { language } from '../language.ts';

/**
 * Deletes the account of whoever is signed in, with everything that is kept in it, at once and for good. Only for who has
 * entered the password within the last minutes.
 */
export const forgetAccount = {
  name: 'forgetAccount',
  request: z.object({ language }),
  response: z.object({ forgotten: z.literal(true) }),
} satisfies Callable;
