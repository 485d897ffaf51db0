import { z } from '../../domain/values/schema.ts';
import { truncate } from '../../domain/values/text.ts';
import type { Callable } from '../callable.ts';
import { language } from '../language.ts';

/** Stops the monthly check through the signed link in its emails, without a sign-in. Idempotent. */
export const endMonthlyCheck = {
  name: 'endMonthlyCheck',
  /** The token is cut if something was added to it on the way. */
  request: z.object({ token: z.string().check(z.overwrite((token) => truncate(token, 300))), language }),
  response: z.object({ ended: z.literal(true) }),
} satisfies Callable;
