/** The schema of an application, shared by form and server. */

import { z } from '../values/schema.ts';
import { cleanLine, cleanLines } from '../values/text.ts';
import { cleanWebAddress, parseWebAddress } from '../website/web-address.ts';
import { keysOf } from '../wizard/business-options.ts';
import {
  APPLICANT_TYPES,
  APPLICATION_LIMITS,
  type ApplicationDraft,
  type Correction,
  type DraftError,
  type DraftText,
} from './application.ts';

/** A visible character, excluding fillers and blank symbols that Unicode classifies as letters or symbols. */
const VISIBLE = /(?![\p{DI}\u2800\ufffc\u{1d159}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Each check names its error; validation of a field stops at the first one. */
const check = (isValid: (text: string) => boolean, error: DraftError) =>
  z.refine<string>(isValid, { error: error, abort: true });

/** A text, cleaned and trimmed. */
const text = (field: DraftText, clean: (text: string) => string = cleanLine) =>
  z
    .string()
    .check(
      z.overwrite(clean),
      z.trim(),
      z.maxLength(APPLICATION_LIMITS[field], { error: `${field}-too-long`, abort: true }),
    );

const isNotBlank = (value: string): boolean => VISIBLE.test(value);
const isWebsite = (value: string): boolean => value === '' || parseWebAddress(value) !== null;

/** Fields that applicants may correct. */
const correctable = {
  name: text('name').check(check(isNotBlank, 'name-missing')),
  websiteLink: text('websiteLink').check(
    z.overwrite(cleanWebAddress),
    check(isWebsite, 'websiteLink-no-website'),
  ),
  message: text('message', cleanLines),
};

/** A draft, cleaned for storage. Each issue's message is a `DraftError`. */
export const APPLICATION_DRAFT = z.object({
  applicationType: z.enum(APPLICANT_TYPES),
  name: correctable.name,
  email: text('email').check(check(isNotBlank, 'email-missing')),
  websiteLink: correctable.websiteLink,
  message: correctable.message,
  acceptTerms: z.literal(true, 'terms-not-accepted'),
});

const FIELDS = keysOf(APPLICATION_LIMITS);
/** The specification's own fields come first, in its order (section 5). */
const ORDER: readonly DraftError[] = [
  ...(['name-missing', 'email-missing', 'terms-not-accepted'] as const),
  ...FIELDS.map((field) => `${field}-too-long` as const),
  'websiteLink-no-website',
];

const findFirstError = (error: z.core.$ZodError | undefined): DraftError | null =>
  ORDER.find((draftError) => error?.issues.some(({ message }) => message === draftError)) ?? null;

/** The first error of a draft, or null. */
export const findDraftError = (draft: ApplicationDraft): DraftError | null =>
  findFirstError(APPLICATION_DRAFT.safeParse(draft).error);

/** Validates a correction and cleans it for storage. */
export const APPLICATION_CORRECTION = z.object(correctable);

/** The first error of a correction, or null. */
export const findCorrectionError = (correction: Correction): DraftError | null =>
  findFirstError(APPLICATION_CORRECTION.safeParse(correction).error);
