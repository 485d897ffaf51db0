/**
 * Group commit. Answers and events leave in batches, each after the journal has what was written before: nobody, not even
 * another reader, sees a write that a crash could still take back.
 */

/** Something that waits to be sent. */
export interface Delivery {
  /** All that was written before is safe: send. */
  deliver(): void;
  /** It could not be made safe and has been undone: nothing may be sent. */
  fail(): void;
}

/** See the head of this file. */
export class CommitQueue {
  readonly #flush: () => void;
  #waiting: Delivery[] = [];

  /** @param flush makes safe what was written so far, or undoes it and throws */
  constructor(flush: () => void) {
    this.#flush = flush;
  }

  /** Delivers with the next batch: when all messages that have already arrived are dealt with. */
  add(delivery: Delivery): void {
    if (this.#waiting.length === 0) setImmediate(() => this.#run());
    this.#waiting.push(delivery);
  }

  /** Resolves when nothing waits. */
  async settled(): Promise<void> {
    while (this.#waiting.length > 0) await new Promise((resolve) => setImmediate(resolve));
  }

  #run(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    try {
      this.#flush();
    } catch {
      for (const delivery of batch) delivery.fail();
      return;
    }
    for (const delivery of batch) delivery.deliver();
  }
}
