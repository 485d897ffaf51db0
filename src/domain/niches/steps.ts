/** Runs steps to their end at once, where nobody waits for anything else meanwhile. */
export function runSteps<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
