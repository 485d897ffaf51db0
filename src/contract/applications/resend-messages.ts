import { PUSH_ID } from '../../domain/values/push-id.ts';
import { z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { language } from '../language.ts';

/** Maximum number of applications per request. */
export const MAX_RESENT_APPLICATIONS = 100;

/**
 * Sends held and undeliverable messages about applications. Clears the applications' spam marks, since a person has reviewed them.
 * Team only.
 */
export const resendMessages = {
  name: 'resendMessages',
  request: z.object({
    ids: z
      .array(z.string().check(z.regex(PUSH_ID)))
      .check(z.minLength(1), z.maxLength(MAX_RESENT_APPLICATIONS)),
    language,
  }),
  response: z.object({
    /** Number of applications with a resent message or a cleared spam mark. */
    resent: z.number(),
  }),
} satisfies Callable;
