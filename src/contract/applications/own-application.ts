/** The three callables behind an applicant's signed link. */
import { MAX_SAVED_REPORT_LENGTH } from '../../domain/accounts/saved-check.ts';
import { APPLICANT_TYPES, TEAM_TYPES } from '../../domain/applications/application.ts';
import { APPLICATION_CORRECTION } from '../../domain/applications/application-schema.ts';
import { LOCALES } from '../../domain/site/locale.ts';
import { type Output, z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { cutText } from '../cut-text.ts';
import { language } from '../language.ts';

/** The link's token, and the language of the response. */
const applicantLink = { token: cutText(200), language };

const text = z.string().check(z.maxLength(10_000));

/** An application as its applicant may see it. */
const applicantView = z.object({
  applicationType: z.enum([...APPLICANT_TYPES, ...TEAM_TYPES]),
  name: text,
  email: text,
  websiteLink: text,
  message: text,
  /** In milliseconds since 1970. */
  createdAt: z.number(),
  /** Stored alongside the record; missing for older applications. */
  language: z.nullable(z.enum(LOCALES)),
  terms: z.nullable(text),
  /** The campaign and the link's parameters that brought the applicant here, if any. */
  campaign: z.nullable(text),
  /** The attached result of the business check, encoded as in a link. */
  result: z.nullable(z.string().check(z.maxLength(MAX_SAVED_REPORT_LENGTH))),
});
export type ApplicantView = Output<typeof applicantView>;

/** Shows applicants their stored application. Writes nothing. */
export const openOwnApplication = {
  name: 'openOwnApplication',
  request: z.object(applicantLink),
  response: applicantView,
} satisfies Callable;
export type ApplicantLinkRequest = Output<(typeof openOwnApplication)['request']>;

/** Updates an applicant's own application. The email address cannot change, since the link was sent to it. */
export const correctOwnApplication = {
  name: 'correctOwnApplication',
  request: z.object({ ...applicantLink, ...APPLICATION_CORRECTION.shape }),
  response: applicantView,
} satisfies Callable;

/** Deletes an application immediately at its applicant's request. */
export const withdrawOwnApplication = {
  name: 'withdrawOwnApplication',
  request: z.object(applicantLink),
  response: z.object({ withdrawn: z.literal(true) }),
} satisfies Callable;
