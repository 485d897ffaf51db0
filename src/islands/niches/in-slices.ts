/** Lets others go first. */
export type Pause = () => Promise<void>;

/** How long one slice takes, in ms: on a processor four times slower a key still waits for less than a frame or two. */
const SLICE = 8;

/** Runs steps to their end, a few milliseconds at a time. */
export async function inSlices<T>(steps: Generator<undefined, T>, pause: Pause): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await pause();
  }
}
