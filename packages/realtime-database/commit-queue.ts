/**
 * Group commit. Responses and events are sent in batches, each after the journal has the preceding writes: no client,
 * not even another reader, sees a write that a crash could still undo.
 */

export interface Services {
  readonly queue: CommitQueue;
  now(): number;
  /** Writes to the debug log. */
  log(line: string): void;
}

export interface Delivery {
  /** All preceding writes are durable: send. */
  deliver(): void;
  /** The writes were rolled back: send nothing. */
  fail(): void;
}

export class CommitQueue {
  readonly #flush: () => void;
  #waiting: Delivery[] = [];

  /** @param flush makes all pending writes durable, or rolls them back and throws */
  constructor(flush: () => void) {
    this.#flush = flush;
  }

  /** Delivers with the next batch, once all messages received so far are handled. */
  add(delivery: Delivery): void {
    if (this.#waiting.length === 0) setImmediate(() => this.#run());
    this.#waiting.push(delivery);
  }

  /** Resolves when nothing is pending. */
  async settled(): Promise<void> {
    while (this.#waiting.length > 0) await new Promise((resolve) => setImmediate(resolve));
  }

  #run(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    let isDurable = true;
    try {
      this.#flush();
    } catch {
      isDurable = false;
    }
    for (const delivery of batch) isDurable ? delivery.deliver() : delivery.fail();
  }
}
