import * as logger from 'firebase-functions/logger';

const MINUTE_MS = 60_000;
/** Timeout of the last write on shutdown, in milliseconds. */
const LAST_MS = 5_000;

/**
 * Sums how many events were not counted. The sum is written and logged once a minute, and when the platform ends the
 * instance; one that cannot be written stays for the next minute.
 * @param write adds so many to what is kept
 * @returns adds to the sum
 */
export function createDropCounter(write: (count: number) => Promise<void>): (count: number) => void {
  let sum = 0;
  let timer: NodeJS.Timeout | undefined;

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    process.off('SIGTERM', end);
    const count = sum;
    sum = 0;
    logger.warn(`Events of visits that were not counted: ${count}`);
    try {
      await write(count);
    } catch (error) {
      logger.error('How many events were not counted could not be written', error);
      add(count);
    }
  };
  const end = (): void => {
    const late = new Promise((resolve) => setTimeout(resolve, LAST_MS));
    void Promise.race([flush(), late]).then(() => {
      process.off('SIGTERM', end);
      process.kill(process.pid, 'SIGTERM');
    });
  };
  const add = (count: number): void => {
    if (count === 0) return;
    sum += count;
    if (timer) return;
    timer = setTimeout(flush, MINUTE_MS);
    timer.unref();
    process.on('SIGTERM', end);
  };
  return add;
}
