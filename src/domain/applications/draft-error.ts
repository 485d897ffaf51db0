/** Maps errors in a draft to the field and the text that reports them, by the texts' names. */
import { APPLICATION_LIMITS, type ApplicationDraft, type DraftError, type DraftText } from './application.ts';

type Unprintable = `${DraftText}-unprintable`;
/** All fields share one text for invisible characters, since it is shown next to the field. */
type ErrorText = Exclude<DraftError, Unprintable> | 'unprintable';

/** The field that an error belongs to. */
export const FIELD_BY_ERROR: Readonly<
  Record<DraftError, Exclude<keyof ApplicationDraft, 'applicationType'>>
> = {
  'name-missing': 'name',
  'email-missing': 'email',
  'terms-not-accepted': 'acceptTerms',
  'name-too-long': 'name',
  'email-too-long': 'email',
  'websiteLink-too-long': 'websiteLink',
  'message-too-long': 'message',
  'name-unprintable': 'name',
  'email-unprintable': 'email',
  'websiteLink-unprintable': 'websiteLink',
  'message-unprintable': 'message',
  'websiteLink-no-website': 'websiteLink',
};

const isUnprintable = (error: DraftError): error is Unprintable => error.endsWith('-unprintable');

/** Returns the key of an error's text, and the limit to fill in. */
export function resolveErrorText(error: DraftError): {
  readonly text: ErrorText;
  readonly limit: number | '';
} {
  const field = FIELD_BY_ERROR[error];
  return {
    text: isUnprintable(error) ? 'unprintable' : error,
    limit: field === 'acceptTerms' ? '' : APPLICATION_LIMITS[field],
  };
}
