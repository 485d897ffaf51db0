/** The team's callables about applications. */
import { APPLICATION_DRAFT } from '../../domain/applications/application-schema.ts';
import { PUSH_ID } from '../../domain/values/push-id.ts';
import { z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { language } from '../language.ts';

/** Exports everything stored about an email address, for a data subject access request. */
export const exportPerson = {
  name: 'exportPerson',
  request: z.object({ email: APPLICATION_DRAFT.shape.email, language }),
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
    newsletter: z.optional(z.array(z.record(z.string(), z.unknown()))),
  }),
} satisfies Callable;

/** Permanently deletes an application and all related data. */
export const deleteApplication = {
  name: 'deleteApplication',
  request: z.object({ id: z.string().check(z.regex(PUSH_ID)), language }),
  response: z.object({ deleted: z.literal(true) }),
} satisfies Callable;

/** Maximum number of applications per request. */
export const MAX_RESENT_APPLICATIONS = 100;

/**
 * Sends held and undeliverable messages about applications. Clears the applications' spam marks, since a person has reviewed them.
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
