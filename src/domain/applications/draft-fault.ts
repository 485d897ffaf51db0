/** Maps faults of a draft to the field and the text that reports them, by the texts' names. */
import { APPLICATION_LIMITS, type ApplicationDraft, type DraftFault, type DraftText } from './application.ts';

type Unprintable = `${DraftText}-unprintable`;
/** All fields share one text for invisible characters, since it is shown next to the field. */
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

/** The text's name for a fault, and the number to fill in. */
export function sentenceOf(fault: DraftFault): { readonly text: FaultText; readonly limit: number | '' } {
  const field = FIELD_OF[fault];
  return {
    text: isUnprintable(fault) ? 'unprintable' : fault,
    limit: field === 'acceptTerms' ? '' : APPLICATION_LIMITS[field],
  };
}
