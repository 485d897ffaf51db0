import type { ErrorCode, Outcome } from '../../contract/callable.ts';
import type { Submitted } from '../backend.ts';

/** Refusals that are worded for whoever writes pages, not for who reads them. */
const REFUSED: readonly ErrorCode[] = ['invalid-argument', 'unauthenticated', 'permission-denied'];

/** The specification's triple of how a call ended. */
export function submittedOf(outcome: Outcome<Submitted>): Submitted {
  if (outcome.ok) return outcome.data;
  const { code, message } = outcome.error;
  return { id: null, data: null, error: REFUSED.includes(code) ? 'Permission denied' : message };
}
