/** Yields to other tasks. */
export type Pause = () => Promise<void>;

/**
 * Duration of a slice in ms. On a processor four times slower, a keystroke still waits for no more than a frame or
 * two.
 */
const SLICE_MS = 8;

/** Runs a generator to its end in slices of a few milliseconds. */
export async function inSlices<T>(steps: Generator<undefined, T>, pause: Pause): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await pause();
  }
}
