import { APPLICATION_LIMITS } from '../../domain/applications/application.ts';
import { z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { language } from '../language.ts';

/** Everything that is stored about an e-mail address, to be handed to its owner. For the team only. */
export const exportPerson = {
  name: 'exportPerson',
  request: z.object({
    email: z.string().check(z.trim(), z.minLength(1), z.maxLength(APPLICATION_LIMITS.email)),
    language,
  }),
  response: z.object({
    email: z.string(),
    /** When it was read, in milliseconds since 1970. */
    at: z.number(),
    /** As the database holds them, by the name of the place. */
    applications: z.array(z.record(z.string(), z.unknown())),
    /** The account with this address, if there is one. */
    account: z.nullable(z.record(z.string(), z.unknown())),
  }),
} satisfies Callable;
