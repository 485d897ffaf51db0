import type { CallError } from '../../contract/callable.ts';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import type { DraftError } from '../../domain/applications/application.ts';
import { findErrorField, getLimit } from '../../domain/applications/draft-error.ts';
import { FAILURES } from '../../stores/call-failures.ts';

/** `refused`: the page is outdated or App Check failed; `message`: the server sent a message. */
export function getFailureKind({ code, message }: CallError): 'refused' | 'unreachable' | 'message' {
  if (FAILURES[code].text === 'refused') return 'refused';
  return message === '' ? 'unreachable' : 'message';
}

/** The text of an error, to show at its field if it has one. */
export function getErrorText(error: DraftError | CallError, copy: Copy['partnership']): string {
  if (typeof error === 'string') return fill(copy.faults[error], { limit: getLimit(error) });
  if (findErrorField(error)) return error.message;
  const kind = getFailureKind(error);
  return fill(copy.failed, { message: kind === 'message' ? error.message : copy[kind] });
}
