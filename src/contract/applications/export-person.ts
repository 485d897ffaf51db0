import { APPLICATION_LIMITS } from '../../domain/applications/application.ts';
import { z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { language } from '../language.ts';

/** Exports everything stored about an email address, for a data subject access request. Team only. */
export const exportPerson = {
  name: 'exportPerson',
  request: z.object({
    email: z.string().check(z.trim(), z.minLength(1), z.maxLength(APPLICATION_LIMITS.email)),
    language,
  }),
  response: z.object({
    email: z.string(),
    /** Time of the export, in milliseconds since 1970. */
    at: z.number(),
    /** As stored, by path. */
    applications: z.array(z.record(z.string(), z.unknown())),
    /** What is left of withdrawn applications until the mails about them have been sent. */
    withdrawn: z.array(z.record(z.string(), z.unknown())),
    /** The account with this address, if there is one. */
    account: z.nullable(z.record(z.string(), z.unknown())),
  }),
} satisfies Callable;
