import type { CallError, ErrorCode } from '../../contract/callable.ts';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import type { DraftFault } from '../../domain/applications/application.ts';
import { sentenceOf } from '../../domain/applications/draft-fault.ts';

type Texts = Copy['partnership'];

export function faultText(fault: DraftFault, { faults }: Texts): string {
  const { text, limit } = sentenceOf(fault);
  return fill(faults[text], { limit });
}

/** Refusals that nothing the visitor types would change: the page is too old, or cannot prove what it is. */
const OF_THE_PAGE: readonly ErrorCode[] = ['invalid-argument', 'unauthenticated', 'permission-denied'];

/** Why a submission failed; `said`: the function has told it in words. */
export function failureOf({ code, message }: CallError): 'refused' | 'unreachable' | 'said' {
  if (OF_THE_PAGE.includes(code)) return 'refused';
  return message === '' ? 'unreachable' : 'said';
}

export function failureText(error: CallError, copy: Texts): string {
  const failure = failureOf(error);
  return fill(copy.failed, { message: failure === 'said' ? error.message : copy[failure] });
}
