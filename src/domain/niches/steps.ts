/** Runs a generator synchronously, for callers that may block the thread. */
export function runToCompletion<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
