/** Calls back after a delay. @returns a function that cancels the call */
const schedule = (ms: number, callback: () => void) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};

/** Resolves after a delay, or once the browser is online again. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
  });

/** Yields to rendering and input. */
const yieldToInput = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The clock and timers. Tests have their own. */
export const timing = { now: Date.now, schedule, pause, yieldToInput };
export type Timing = typeof timing;
