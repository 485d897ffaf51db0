import { type Output, z } from '../../domain/values/schema.ts';
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
    /** The monthly check; null if off. */
    monthlyCheck: z.nullable(anyRecord),
  }),
} satisfies Callable;

export type AccountExport = Output<(typeof exportAccount)['response']>;
