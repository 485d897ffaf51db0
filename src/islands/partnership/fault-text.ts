import type { CallError } from '../../contract/callable.ts';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import type { DraftError } from '../../domain/applications/application.ts';
import { getErrorText } from '../../domain/applications/draft-error.ts';
import { FAILURES } from '../../stores/call-failures.ts';

type Texts = Copy['partnership'];

export function faultText(fault: DraftError, { faults }: Texts): string {
  const { text, limit } = getErrorText(fault);
  return fill(faults[text], { limit });
}

/** `refused`: the page is outdated or App Check failed; `message`: the server sent a message. */
export function failureKindOf({ code, message }: CallError): 'refused' | 'unreachable' | 'message' {
  if (FAILURES[code].text === 'refused') return 'refused';
  return message === '' ? 'unreachable' : 'message';
}

export function failureText(error: CallError, copy: Texts): string {
  const failure = failureKindOf(error);
  return fill(copy.failed, { message: failure === 'message' ? error.message : copy[failure] });
}
