import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import type { DraftFault } from '../../domain/application.ts';
import { sentenceOf } from '../../domain/draft-fault.ts';

type Texts = Copy['partnership'];

export function faultText(fault: DraftFault, { faults }: Texts): string {
  const { text, limit } = sentenceOf(fault);
  return fill(faults[text], { limit });
}

/** @param message of the backend; empty when it could not be reached */
export function failureText(message: string, copy: Texts): string {
  if (message === '') return fill(copy.failed, { message: copy.unreachable });
  return fill(copy.failed, { message: message === 'Permission denied' ? copy.refused : message });
}
