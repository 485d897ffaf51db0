/** Where a fault of a draft is said, and in which words: names of texts, not the texts. */
import { APPLICATION_LIMITS, type ApplicationDraft, type DraftFault, type DraftText } from './application.ts';

type Unprintable = `${DraftText}-unprintable`;
/** One sentence serves every field that cannot be shown, since it is said at the field. */
type FaultText = Exclude<DraftFault, Unprintable> | 'unprintable';

/** The field a fault belongs to. */
export const FIELD_OF: Readonly<Record<DraftFault, Exclude<keyof ApplicationDraft, 'applicationType'>>> = {
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

const isUnprintable = (fault: DraftFault): fault is Unprintable => fault.endsWith('-unprintable');

/** Name of the sentence for a fault, and the number that stands in it. */
export function sentenceOf(fault: DraftFault): { readonly text: FaultText; readonly limit: number | '' } {
  const field = FIELD_OF[fault];
  return {
    text: isUnprintable(fault) ? 'unprintable' : fault,
    limit: field === 'acceptTerms' ? '' : APPLICATION_LIMITS[field],
  };
}
