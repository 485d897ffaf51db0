import { z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { cutText } from '../cut-text.ts';
import { language } from '../language.ts';

/** Stops the monthly check through the signed link in its emails, without a sign-in. Idempotent. */
export const endMonthlyCheck = {
  name: 'endMonthlyCheck',
  request: z.object({ token: cutText(300), language }),
  response: z.object({ ended: z.literal(true) }),
} satisfies Callable;
