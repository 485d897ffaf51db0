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

/** Errors that no input can fix: the page is outdated, or App Check failed. */
const OF_THE_PAGE: readonly ErrorCode[] = ['invalid-argument', 'unauthenticated', 'permission-denied'];

/** Why a submission failed; `said`: the server's message. */
export function failureOf({ code, message }: CallError): 'refused' | 'unreachable' | 'said' {
  if (OF_THE_PAGE.includes(code)) return 'refused';
  return message === '' ? 'unreachable' : 'said';
}

export function failureText(error: CallError, copy: Texts): string {
  const failure = failureOf(error);
  return fill(copy.failed, { message: failure === 'said' ? error.message : copy[failure] });
}
