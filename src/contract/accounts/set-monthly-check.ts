import { type Output, z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { language } from '../language.ts';

/** Sets the website of an account's monthly check, or null to stop it. Requires a verified email address. */
export const setMonthlyCheck = {
  name: 'setMonthlyCheck',
  request: z.object({
    website: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(2048))),
    language,
  }),
  response: z.object({ website: z.nullable(z.string()) }),
} satisfies Callable;

export type MonthlyCheck = Output<(typeof setMonthlyCheck)['response']>;
