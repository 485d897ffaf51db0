/** Renew early, so that the token outlasts calls in flight. */
const RENEW_AHEAD_MS = 5 * 60_000;
const MIN_RETRY_DELAY_MS = 30_000;
const MAX_RETRY_DELAY_MS = 16 * 60_000;

/**
 * Renews a token five minutes before it expires, until stopped or the session ends. Failures are retried with
 * exponential backoff, from 30 seconds to 16 minutes.
 * @param getExpiry in milliseconds since 1970, by this device's clock
 * @param renew requests a new token. `retry`: try again later; `ended`: give up
 */
export function startRenewal(
  getExpiry: () => number,
  renew: () => Promise<'renewed' | 'retry' | 'ended'>,
): () => void {
  let isStopped = false;
  let retryDelay = MIN_RETRY_DELAY_MS;

  const msUntilDue = (): number => Math.max(getExpiry() - RENEW_AHEAD_MS - Date.now(), 0);

  const attempt = async (): Promise<void> => {
    // Another page may have renewed it first.
    if (msUntilDue() > 0) {
      scheduleAttempt(msUntilDue());
      return;
    }
    const outcome = await renew();
    if (isStopped || outcome === 'ended') return;
    if (outcome === 'renewed') {
      retryDelay = MIN_RETRY_DELAY_MS;
      // A token issued for less than five minutes must not cause a tight loop.
      scheduleAttempt(Math.max(msUntilDue(), MIN_RETRY_DELAY_MS));
      return;
    }
    scheduleAttempt(retryDelay);
    retryDelay = Math.min(retryDelay * 2, MAX_RETRY_DELAY_MS);
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const scheduleAttempt = (milliseconds: number): void => {
    timer = setTimeout(() => void attempt(), milliseconds);
  };

  scheduleAttempt(msUntilDue());
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
