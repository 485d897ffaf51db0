/** Renew early, so that the token outlasts calls in flight. */
const RENEW_AHEAD_MS = 5 * 60_000;
const MIN_RETRY_DELAY_MS = 30_000;
const MAX_RETRY_DELAY_MS = 16 * 60_000;

export interface RenewalDeps {
  /** Milliseconds since 1970, by the clock of `now`. */
  readonly expiresAt: () => number;
  readonly now: () => number;
  /** Schedules an action; returns the function that cancels it. */
  readonly schedule: (milliseconds: number, callback: () => void) => () => void;
  /** Requests a new token. `retry`: try again later; `ended`: give up. */
  readonly renew: () => Promise<'renewed' | 'retry' | 'ended'>;
}

/**
 * Renews a token five minutes before it expires, until stopped or the session ends. Failures are retried with
 * exponential backoff, from 30 seconds to 16 minutes.
 */
export function startRenewal({ expiresAt, now, schedule, renew }: RenewalDeps): () => void {
  let isStopped = false;
  let retryDelay = MIN_RETRY_DELAY_MS;

  const msUntilDue = (): number => Math.max(expiresAt() - RENEW_AHEAD_MS - now(), 0);

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

  let cancelTimer: () => void = () => undefined;
  const scheduleAttempt = (milliseconds: number): void => {
    cancelTimer = schedule(milliseconds, () => void attempt());
  };

  scheduleAttempt(msUntilDue());
  return () => {
    isStopped = true;
    cancelTimer();
  };
}
