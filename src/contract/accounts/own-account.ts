/** The callables for a signed-in user's own account. */
import { type Output, z } from '../../domain/values/schema.ts';
import { cleanWebAddress } from '../../domain/website/web-address.ts';
import type { Callable } from '../callable.ts';
import { language } from '../language.ts';

const anyRecord = z.record(z.string(), z.unknown());

/** Everything stored about the signed-in user's account. */
export const exportAccount = {
  name: 'exportAccount',
  request: z.object({ language }),
  response: z.object({
    /** Time of the export, in milliseconds since 1970. */
    at: z.number(),
    account: anyRecord,
    /** Each with its report in readable form. */
    savedChecks: z.array(anyRecord),
    monthlyCheck: z.nullable(anyRecord),
  }),
} satisfies Callable;

/**
 * Permanently deletes the signed-in user's account and all its data. Requires that the password was entered within
 * the last few minutes.
 */
export const forgetAccount = {
  name: 'forgetAccount',
  request: z.object({ language }),
  response: z.object({ forgotten: z.literal(true) }),
} satisfies Callable;

/** Sets the website of an account's monthly check, or null to stop it. Requires a verified email address. */
export const setMonthlyCheck = {
  name: 'setMonthlyCheck',
  request: z.object({ website: z.nullable(z.string().check(z.overwrite(cleanWebAddress))), language }),
  response: z.object({ website: z.nullable(z.string()) }),
} satisfies Callable;

export type AccountExport = Output<(typeof exportAccount)['response']>;
