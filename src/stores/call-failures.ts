import type { CallError, ErrorCode } from '../contract/callable.ts';

interface Failure {
  /** Key of the page's own text. */
  readonly text: 'refused' | 'unreachable' | 'unknown';
  /** `replace`: the link or code; `leave`: there is nothing left to do. */
  readonly next: 'reload' | 'replace' | 'leave' | 'wait' | 'retry';
}

/** The message and the visitor's next step for each error code of a call. */
export const FAILURES: Readonly<Record<ErrorCode, Failure>> = {
  'invalid-argument': { text: 'refused', next: 'reload' },
  unauthenticated: { text: 'refused', next: 'reload' },
  'permission-denied': { text: 'refused', next: 'replace' },
  'not-found': { text: 'unknown', next: 'leave' },
  'resource-exhausted': { text: 'unknown', next: 'wait' },
  aborted: { text: 'unknown', next: 'retry' },
  cancelled: { text: 'unknown', next: 'retry' },
  unimplemented: { text: 'unknown', next: 'reload' },
  unknown: { text: 'unknown', next: 'retry' },
  internal: { text: 'unreachable', next: 'retry' },
  unavailable: { text: 'unreachable', next: 'retry' },
  'deadline-exceeded': { text: 'unreachable', next: 'retry' },
};

/** The error of a call that could not be made at all. */
export const UNREACHABLE: CallError = { code: 'unavailable', message: '' };
