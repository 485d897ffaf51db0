import { type Of, z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { language } from '../language.ts';

/** The check every month of an account with a confirmed e-mail address: its website, or null to end it. */
export const setMonthlyCheck = {
  name: 'setMonthlyCheck',
  request: z.object({
    website: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(2048))),
    language,
  }),
  response: z.object({ website: z.nullable(z.string()) }),
} satisfies Callable;

export type MonthlyCheck = Of<(typeof setMonthlyCheck)['response']>;
