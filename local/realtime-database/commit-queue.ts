/**
 * Group commit. Answers and events leave in batches, each after the journal has made durable all that was written before:
 * nobody, not even another reader, sees a write that a crash could still take back.
 */

/** Something that waits to be sent. */
export interface Delivery {
  /** All that was written before is durable: send. */
  deliver(): void;
  /** It could not be made durable and has been undone: nothing may be sent. */
  fail(): void;
}

/** See the head of this file. */
export class CommitQueue {
  readonly #flush: () => Promise<void>;
  #waiting: Delivery[] = [];
  #batch = 0;
  #running: Promise<void> | null = null;

  /** @param flush makes durable what was written so far, or undoes it and throws */
  constructor(flush: () => Promise<void>) {
    this.#flush = flush;
  }

  /** Number of the batch that a delivery added now belongs to. */
  get batch(): number {
    return this.#batch;
  }

  /** Delivers once everything written before this call is durable. */
  add(delivery: Delivery): void {
    this.#waiting.push(delivery);
    this.#running ??= this.#run();
  }

  /** Resolves when nothing waits. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    // Let the messages that have already arrived join this batch.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      let batch = this.#take();
      const isDurable = await this.#flush().then(
        () => true,
        () => false,
      );
      if (!isDurable) {
        // What has come since builds on what was undone.
        batch = [...batch, ...this.#take()];
      }
      for (const delivery of batch) {
        if (isDurable) delivery.deliver();
        else delivery.fail();
      }
    }
    this.#running = null;
  }

  #take(): Delivery[] {
    const batch = this.#waiting;
    this.#waiting = [];
    this.#batch += 1;
    return batch;
  }
}
