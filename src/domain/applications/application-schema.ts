/** What an application may hold, in one schema for the form and for whoever takes it. */

import { z } from '../values/schema.ts';
import { webAddressOf } from '../website/web-address.ts';
import { keysOf } from '../wizard/business-options.ts';
import {
  APPLICANT_TYPES,
  APPLICATION_LIMITS,
  type ApplicationDraft,
  type Correction,
  type DraftFault,
  type DraftText,
} from './application.ts';

/** Control characters, and those that turn the direction of the text around them. */
const UNPRINTABLE = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;
/** The same, where a text has lines. */
const UNPRINTABLE_IN_LINES = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
/** What takes no room, and comes along when an address is copied. */
const UNSEEN = /\p{Cf}/gu;
/** Something that can be seen: fillers and blank symbols are letters and symbols by their class alone. */
const VISIBLE = /(?![\p{DI}\u2800\ufffc\u{1d159}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Each check names its fault; the first one that fails ends the checks of its field. */
const check = (isGood: (text: string) => boolean, fault: DraftFault) =>
  z.refine<string>(isGood, { error: fault, abort: true });

const text = (field: DraftText, unprintable: RegExp = UNPRINTABLE) =>
  z.string().check(
    z.trim(),
    z.maxLength(APPLICATION_LIMITS[field], { error: `${field}-too-long`, abort: true }),
    check((value) => value.isWellFormed() && !unprintable.test(value), `${field}-unprintable`),
  );
/** A text that is an address: what cannot be seen in it was not meant. */
const address = (field: DraftText) =>
  text(field).check(z.overwrite((value) => value.replace(UNSEEN, '').trim()));

const isGiven = (value: string): boolean => VISIBLE.test(value);
const isWebsite = (value: string): boolean => value === '' || webAddressOf(value) !== null;

/** What applicants may change later by themselves. */
const correctable = {
  name: text('name').check(check(isGiven, 'name-missing')),
  websiteLink: address('websiteLink').check(check(isWebsite, 'websiteLink-no-website')),
  message: text('message', UNPRINTABLE_IN_LINES),
};

/** A draft as it is saved: texts trimmed. The message of each of its issues is a `DraftFault`. */
export const APPLICATION_DRAFT = z.object({
  applicationType: z.enum(APPLICANT_TYPES),
  name: correctable.name,
  email: address('email').check(check(isGiven, 'email-missing')),
  websiteLink: correctable.websiteLink,
  message: correctable.message,
  acceptTerms: z.literal(true, 'terms-not-accepted'),
});

const FIELDS = keysOf(APPLICATION_LIMITS);
/** The specification's own come first, in its order (section 5). */
const ORDER: readonly DraftFault[] = [
  ...(['name-missing', 'email-missing', 'terms-not-accepted'] as const),
  ...FIELDS.map((field) => `${field}-too-long` as const),
  ...FIELDS.map((field) => `${field}-unprintable` as const),
  'websiteLink-no-website',
];

const firstOf = (error: z.core.$ZodError | undefined): DraftFault | null =>
  ORDER.find((fault) => error?.issues.some(({ message }) => message === fault)) ?? null;

/** The first fault of a draft, or null. */
export const faultOf = (draft: ApplicationDraft): DraftFault | null =>
  firstOf(APPLICATION_DRAFT.safeParse(draft).error);

/** What an applicant corrects later, as it is saved: texts trimmed. */
export const APPLICATION_CORRECTION = z.object(correctable);

/** The first fault of a correction, or null. */
export const correctionFaultOf = (correction: Correction): DraftFault | null =>
  firstOf(APPLICATION_CORRECTION.safeParse(correction).error);
