/** Errors in a draft: the field each belongs to, and the limit in its text. */
import { APPLICATION_LIMITS, type ApplicationDraft, type DraftError } from './application.ts';

type Field = Exclude<keyof ApplicationDraft, 'applicationType'>;

/** The field that an error belongs to. */
export const FIELD_BY_ERROR: Readonly<Record<DraftError, Field>> = {
  'name-missing': 'name',
  'email-missing': 'email',
  'terms-not-accepted': 'acceptTerms',
  'name-too-long': 'name',
  'email-too-long': 'email',
  'websiteLink-too-long': 'websiteLink',
  'message-too-long': 'message',
  'websiteLink-no-website': 'websiteLink',
};

/** Whether a schema's message is the code of an error in the input, rather than in the request's shape. */
export const isDraftError = (message: string): message is DraftError =>
  Object.hasOwn(FIELD_BY_ERROR, message);

/** The limit to fill in an error's text, if it has one. */
export function getLimit(error: DraftError): number | '' {
  const field = FIELD_BY_ERROR[error];
  return field === 'acceptTerms' ? '' : APPLICATION_LIMITS[field];
}

/** The field to show an error at, whether the form or the server found it; null if it concerns none. */
export const findErrorField = (error: DraftError | { readonly field?: string }): Field | null =>
  typeof error === 'string'
    ? FIELD_BY_ERROR[error]
    : (Object.values(FIELD_BY_ERROR).find((field) => field === error.field) ?? null);
