import type { CallError } from '../../contract/callable.ts';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import type { DraftError } from '../../domain/applications/application.ts';
import { resolveErrorText } from '../../domain/applications/draft-error.ts';
import { FAILURES } from '../../stores/call-failures.ts';

type Texts = Copy['partnership'];

export function getErrorText(error: DraftError, { faults }: Texts): string {
  const { text, limit } = resolveErrorText(error);
  return fill(faults[text], { limit });
}

/** `refused`: the page is outdated or App Check failed; `message`: the server sent a message. */
export function getFailureKind({ code, message }: CallError): 'refused' | 'unreachable' | 'message' {
  if (FAILURES[code].text === 'refused') return 'refused';
  return message === '' ? 'unreachable' : 'message';
}

export function getFailureText(error: CallError, copy: Texts): string {
  const kind = getFailureKind(error);
  return fill(copy.failed, { message: kind === 'message' ? error.message : copy[kind] });
}
