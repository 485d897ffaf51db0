import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import { APPLICATION_LIMITS, type ApplicationDraft, type DraftFault } from '../../domain/application.ts';

type Texts = Copy['partnership'];

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

/** One sentence serves every field, since it is said at the field. */
const textOf = (fault: DraftFault, { faults }: Texts): string => {
  switch (fault) {
    case 'name-unprintable':
    case 'email-unprintable':
    case 'websiteLink-unprintable':
    case 'message-unprintable':
      return faults.unprintable;
    default:
      return faults[fault];
  }
};

export function faultText(fault: DraftFault, copy: Texts): string {
  const field = FIELD_OF[fault];
  const limit = field === 'acceptTerms' ? '' : APPLICATION_LIMITS[field];
  return fill(textOf(fault, copy), { limit });
}

/** @param message of the backend; empty when it could not be reached */
export function failureText(message: string, copy: Texts): string {
  if (message === '') return fill(copy.failed, { message: copy.unreachable });
  return fill(copy.failed, { message: message === 'Permission denied' ? copy.refused : message });
}
