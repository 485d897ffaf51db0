/** Before its end a token is renewed: it must still be good for whatever is under way. */
const AHEAD_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 16 * 60_000;

export interface RenewalSources {
  /** Milliseconds since 1970, by the clock of `now`. */
  readonly expiresAt: () => number;
  readonly now: () => number;
  /** Runs something later; returns what calls it off. */
  readonly after: (milliseconds: number, act: () => void) => () => void;
  /** Asks for a new token: had, to be tried again later, or never to be had again. */
  readonly renew: () => Promise<'renewed' | 'later' | 'ended'>;
}

/**
 * Renews a token five minutes before it expires, and goes on until the returned function is called or no more is to be
 * had. Where it fails it is tried again after 30 seconds, then after twice as long each time, up to 16 minutes.
 */
export function keepRenewed({ expiresAt, now, after, renew }: RenewalSources): () => void {
  let isStopped = false;
  let pause = FIRST_PAUSE_MS;

  const untilDue = (): number => Math.max(expiresAt() - AHEAD_MS - now(), 0);

  const attempt = async (): Promise<void> => {
    // Another page of the site may have been first.
    if (untilDue() > 0) {
      wait(untilDue());
      return;
    }
    const outcome = await renew();
    if (isStopped || outcome === 'ended') return;
    if (outcome === 'renewed') {
      pause = FIRST_PAUSE_MS;
      // One that is given out for less than five minutes must not be renewed without end.
      wait(Math.max(untilDue(), FIRST_PAUSE_MS));
      return;
    }
    wait(pause);
    pause = Math.min(pause * 2, MAX_PAUSE_MS);
  };

  let callOff: () => void = () => undefined;
  const wait = (milliseconds: number): void => {
    callOff = after(milliseconds, () => void attempt());
  };

  wait(untilDue());
  return () => {
    isStopped = true;
    callOff();
  };
}
