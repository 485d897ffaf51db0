import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/https';
import { toRequestError } from '../../../src/contract/request-error.ts';
import { fill } from '../../../src/copy/fill.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import type { ServerCopy } from '../../../src/copy/shape.ts';
import { getLimit, isDraftError } from '../../../src/domain/applications/draft-error.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import type { z } from '../../../src/domain/values/schema.ts';
import type { Limit, Limits } from './limits.ts';

const MINUTE_MS = 60_000;
/** In minutes. Longer waits are shown in hours. */
const LONG_WAIT_MINUTES = 90;

/** The protocol's code and the text of each error, except errors of website analyses (website/callable-error.ts). */
const ERRORS = {
  outdated: ['invalid-argument', ({ calls }) => calls.outdated],
  failed: ['internal', ({ calls }) => calls.failed],
  'invalid-email': ['invalid-argument', ({ calls }) => calls.email],
  'too-many-minutes': ['resource-exhausted', ({ calls }) => calls.tooMany.minutes],
  'too-many-hours': ['resource-exhausted', ({ calls }) => calls.tooMany.hours],
  'wrong-code': ['permission-denied', ({ codeAnswers }) => codeAnswers.wrong],
  'signed-out': ['unauthenticated', ({ ownAccount }) => ownAccount.signIn],
  'password-needed': ['permission-denied', ({ ownAccount }) => ownAccount.recently],
  unverified: ['permission-denied', ({ ownAccount }) => ownAccount.verifyFirst],
  'invalid-unsubscribe-link': ['permission-denied', ({ ownAccount }) => ownAccount.invalidLink],
  'invalid-own-link': ['permission-denied', ({ ownApplication }) => ownApplication.invalid],
  gone: ['not-found', ({ ownApplication }) => ownApplication.gone],
  'already-deleted': ['not-found', ({ ownApplication }) => ownApplication.deleted],
  'not-team': ['permission-denied', ({ ownApplication }) => ownApplication.team],
  'caller-limit': ['resource-exhausted', ({ intake }) => intake.callerLimit],
  'id-taken': ['aborted', ({ intake }) => intake.idTaken],
  'not-saved': ['unavailable', ({ intake }) => intake.failed],
} as const satisfies Record<string, readonly [FunctionsErrorCode, (copy: ServerCopy) => string]>;

/**
 * Creates an error that visitors read in their language.
 * @param values for the text's placeholders
 * @param details sent with the error, for the page or developers
 */
export function callableError(
  reason: keyof typeof ERRORS,
  language: Locale,
  values: Readonly<Record<string, string | number>> = {},
  details?: unknown,
): HttpsError {
  const [code, selectText] = ERRORS[reason];
  return new HttpsError(code, fill<string>(selectText(serverCopy[language]), values), details);
}

/**
 * Creates the error for a request that its schema rejects. If only the input is wrong, it names the field and says what to
 * change; otherwise, the page is outdated.
 */
export function invalidRequest(error: z.core.$ZodError, language: Locale): HttpsError {
  const [reason] = error.issues.map(({ message }) => message).filter(isDraftError);
  const details = toRequestError(error);
  if (reason === undefined || !error.issues.every(({ message }) => isDraftError(message)))
    return callableError('outdated', language, {}, details);
  const text = fill<string>(serverCopy[language].draftErrors[reason], { limit: getLimit(reason) });
  return new HttpsError('invalid-argument', text, { ...details, isInput: true });
}

/** Creates the error for an exhausted rate limit, with the time to wait. */
export function tooManyAttempts(retryAfterMs: number, language: Locale): HttpsError {
  const minutes = Math.max(1, Math.ceil(retryAfterMs / MINUTE_MS));
  return minutes < LONG_WAIT_MINUTES
    ? callableError('too-many-minutes', language, { minutes }, { minutes })
    : callableError('too-many-hours', language, { hours: Math.ceil(minutes / 60) }, { minutes });
}

/**
 * Consumes a unit of a limit.
 * @throws HttpsError resource-exhausted, with the minutes to wait
 */
export async function enforceLimit(limits: Limits, limit: Limit, subject: string, language: Locale) {
  const result = await limits.consume(limit, subject);
  if (!result.ok) throw tooManyAttempts(result.retryAfterMs, language);
  return result;
}
