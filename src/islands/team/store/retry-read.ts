import { AccessEndedError } from '../../../services/team/access-ended-error.ts';

const MIN_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;

export interface RetryDeps {
  /** Resolves after a delay in milliseconds, or earlier once a retry is worthwhile. */
  readonly pause: (ms: number) => Promise<void>;
  readonly isStopped: () => boolean;
  /** Called when read access has ended. */
  readonly onEnded: () => void;
}

/** Retries a read with growing pauses. Resolves to null once stopped or when read access has ended. */
export async function retryRead<T>(
  read: () => Promise<T>,
  { pause, isStopped, onEnded }: RetryDeps,
): Promise<T | null> {
  for (let wait = MIN_DELAY_MS; !isStopped(); wait = Math.min(2 * wait, MAX_DELAY_MS)) {
    try {
      return await read();
    } catch (error) {
      if (isStopped()) return null;
      if (error instanceof AccessEndedError) {
        onEnded();
        return null;
      }
      await pause(wait);
    }
  }
  return null;
}
