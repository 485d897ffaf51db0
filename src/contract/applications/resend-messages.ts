import { PUSH_ID } from '../../domain/values/push-id.ts';
import { z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { language } from '../language.ts';

/** Applications in one request. */
export const MAX_RESENT = 100;

/**
 * Sends the messages about applications that were held back or could not be delivered. Whoever asks has looked at them:
 * what was marked as likely spam no longer is. For the team only.
 */
export const resendMessages = {
  name: 'resendMessages',
  request: z.object({
    ids: z.array(z.string().check(z.regex(PUSH_ID))).check(z.minLength(1), z.maxLength(MAX_RESENT)),
    language,
  }),
  response: z.object({
    /** Applications of which something goes out, or that are spam no longer. */
    resent: z.number(),
  }),
} satisfies Callable;
