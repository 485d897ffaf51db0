import * as logger from 'firebase-functions/logger';

const MINUTE_MS = 60_000;
/** Timeout of the last write on shutdown, in milliseconds. */
const FLUSH_TIMEOUT_MS = 5_000;

/**
 * Counts dropped events. Writes and logs the total once a minute and on shutdown; a failed write is retried in the next
 * minute.
 * @param write adds to the stored count
 * @returns a function that adds to the total
 */
export function createDropCounter(write: (count: number) => Promise<void>): (count: number) => void {
  let total = 0;
  let timer: NodeJS.Timeout | undefined;

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    process.off('SIGTERM', flushAndExit);
    const count = total;
    total = 0;
    logger.warn(`Dropped visit events: ${count}`);
    try {
      await write(count);
    } catch (error) {
      logger.error('Failed to store the number of dropped visit events', error);
      add(count);
    }
  };
  const flushAndExit = (): void => {
    const timeout = new Promise((resolve) => setTimeout(resolve, FLUSH_TIMEOUT_MS));
    void Promise.race([flush(), timeout]).then(() => {
      process.off('SIGTERM', flushAndExit);
      process.kill(process.pid, 'SIGTERM');
    });
  };
  const add = (count: number): void => {
    if (count === 0) return;
    total += count;
    if (timer) return;
    timer = setTimeout(flush, MINUTE_MS);
    timer.unref();
    process.on('SIGTERM', flushAndExit);
  };
  return add;
}
