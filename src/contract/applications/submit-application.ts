import { MAX_SAVED_REPORT_LENGTH, RESULT_PATTERN } from '../../domain/accounts/saved-check.ts';
import { APPLICATION_DRAFT } from '../../domain/applications/application-schema.ts';
import { PUSH_ID } from '../../domain/values/push-id.ts';
import { type Input, z } from '../../domain/values/schema.ts';
import { plainLine } from '../../domain/values/text.ts';
import { MAX_UTM_LENGTH } from '../../domain/visits/utm.ts';
import { MAX_SOURCE_LENGTH } from '../../domain/visits/visit-events.ts';
import type { Callable } from '../callable.ts';
import { cutText } from '../cut-text.ts';
import { language } from '../language.ts';

/** Generated once per attempt, so that a retry does not store it twice. */
const id = z.string().check(z.regex(PUSH_ID, 'a push id'));

const parameter = z.optional(z.string().check(z.overwrite((text) => plainLine(text, MAX_UTM_LENGTH))));

/** Submits an application; returns the specification's triple (section 7). */
export const submitApplication = {
  name: 'submitApplication',
  request: z.object({
    id,
    application: APPLICATION_DRAFT,
    language,
    /** Version of the terms of use shown to the visitor. */
    terms: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'a day such as 2026-01-31')),
    /** The visit's source; missing for direct visits and for visitors who are not counted. */
    source: z.optional(cutText(MAX_SOURCE_LENGTH)),
    /** Parameters of the link that the applicant followed; missing for visitors who are not counted. */
    utm: z.optional(z.object({ utm_source: parameter, utm_medium: parameter, utm_campaign: parameter })),
    /** The attached result of the business check, encoded as in a link (src/share). */
    result: z.optional(
      z.string().check(z.maxLength(MAX_SAVED_REPORT_LENGTH), z.regex(RESULT_PATTERN, 'a result')),
    ),
    /** How the form was filled, to detect spam. */
    filled: z.object({
      /** Milliseconds from page load to submit. */
      ms: z.number().check(z.gte(0)),
      /** Whether the honeypot field has a value. */
      decoy: z.boolean(),
    }),
  }),
  response: z.object({ id, data: APPLICATION_DRAFT, error: z.null() }),
} satisfies Callable;

export type SubmitRequest = Input<typeof submitApplication.request>;
export type Submission = z.output<typeof submitApplication.request>;
