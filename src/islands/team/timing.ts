/** Calls back after a delay. Returns the cancel function. */
export const after = (ms: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/** Resolves after a delay, or once the browser is online again. */
export const pause = (ms: number): Promise<void> =>
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
export const yieldToInput = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
