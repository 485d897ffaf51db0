import { type Into, type Of, z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { language } from '../language.ts';
import { access } from './access.ts';

/** Exchanges an access code for a session of its role. */
export const verifyAccessCode = {
  name: 'verifyAccessCode',
  request: z.object({
    code: z.string().check(z.minLength(1), z.maxLength(64)),
    /** Drawn by the tab: the same code in the same try counts once, however often an answer is lost on its way. */
    attempt: z.string().check(z.regex(/^[0-9a-f-]{36}$/)),
    language,
  }),
  response: z.union([
    /** Nobody has made a code yet. */
    z.object({ is: z.literal('inactive') }),
    z.object({
      is: z.literal('open'),
      /** Custom token with the claims `access` (the role) and `accessCode`. */
      token: z.string(),
      access,
    }),
  ]),
} satisfies Callable;

export type AccessCodeRequest = Into<typeof verifyAccessCode.request>;
export type AccessCodeAnswer = Of<typeof verifyAccessCode.response>;
