import { HttpsError } from 'firebase-functions/https';
import { fill } from '../../../src/copy/fill.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import type { Limit, Limits } from './limits.ts';

/**
 * Consumes a unit of a limit in a callable that reports errors as text.
 * @throws HttpsError resource-exhausted, with the minutes to wait
 */
export async function takeOrRefuse(
  limits: Limits,
  limit: Limit,
  subject: string,
  language: Locale,
): Promise<void> {
  const taken = await limits.take(limit, subject);
  if (taken.ok) return;
  const minutes = Math.max(1, Math.ceil(taken.retryAfterMs / 60_000));
  throw new HttpsError('resource-exhausted', fill(serverCopy[language].ownApplication.tooMany, { minutes }), {
    minutes,
  });
}
