import { type Of, z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { language } from '../language.ts';

const whole = z.record(z.string(), z.unknown());

/** Everything that is stored about an account, for whoever is signed in to it. */
export const exportAccount = {
  name: 'exportAccount',
  request: z.object({ language }),
  response: z.object({
    /** When it was read, in milliseconds since 1970. */
    at: z.number(),
    account: whole,
    /** Each with its result as it is shown. */
    savedChecks: z.array(whole),
    /** The check every month; null without one. */
    monthlyCheck: z.nullable(whole),
  }),
} satisfies Callable;

export type AccountExport = Of<(typeof exportAccount)['response']>;
