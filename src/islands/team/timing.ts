/** Time as the browser has it, for the stores. */

export const after = (ms: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/** Until so many milliseconds have passed, or the browser says that it is online again. */
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

/** Lets the page draw and listen. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
