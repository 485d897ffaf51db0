/** Shared by the three callables behind an applicant's signed link. */
import { MAX_SAVED_REPORT_LENGTH } from '../../domain/accounts/saved-check.ts';
import { APPLICANT_TYPES, TEAM_TYPES } from '../../domain/applications/application.ts';
import { LOCALES, type Locale } from '../../domain/site/locale.ts';
import { type Output, z } from '../../domain/values/schema.ts';
import { truncate } from '../../domain/values/text.ts';
import { language } from '../language.ts';

/** The link's token, cut if something was added to it on the way, and the language of the response. */
export const applicantLink = {
  token: z.string().check(z.overwrite((token) => truncate(token, 200))),
  language,
};

const text = z.string().check(z.maxLength(10_000));

/** The request data that all three share. */
export interface ApplicantLinkRequest {
  readonly token: string;
  readonly language: Locale;
}

/** An application as its applicant may see it. */
export const applicantView = z.object({
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
