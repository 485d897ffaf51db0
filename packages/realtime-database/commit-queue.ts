/**
 * Group commit. Responses and events are sent in batches, each after the journal has the preceding writes: no client,
 * not even another reader, sees a write that a crash could still undo. Pending texts use memory that cannot be
 * attributed to a client, so a batch has a size limit; requests beyond it wait for the next batch.
 */

/** A pending message. */
export interface Delivery {
  /** All preceding writes are durable: send. */
  deliver(): void;
  /** The writes were rolled back: send nothing. */
  fail(): void;
}

/** See the top of this file. */
export class CommitQueue {
  readonly #flush: () => void;
  /** Per batch, in UTF-16 units. */
  readonly #capacity: number;
  #waiting: Delivery[] = [];
  #length = 0;
  #postponed: (() => void)[] = [];

  /**
   * @param flush makes all pending writes durable, or rolls them back and throws
   * @param capacity length of texts after which a batch accepts no more requests
   */
  constructor(flush: () => void, capacity: number) {
    this.#flush = flush;
    this.#capacity = capacity;
  }

  /** Delivers with the next batch, once all messages received so far are handled. */
  add(delivery: Delivery): void {
    if (this.#waiting.length === 0) setImmediate(() => this.#run());
    this.#waiting.push(delivery);
  }

  /** Counts a pending text's length toward the batch. */
  count(length: number): void {
    this.#length += length;
  }

  /** True if requests must wait for the next batch. */
  get isFull(): boolean {
    return this.#length >= this.#capacity || this.#postponed.length > 0;
  }

  /** Runs a request now or when there is room; resolves with its result. */
  whenRoom<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      };
      if (this.isFull) this.#postponed.push(begin);
      else begin();
    });
  }

  /** Resolves when nothing is pending. */
  async settled(): Promise<void> {
    while (this.#waiting.length > 0 || this.#postponed.length > 0)
      await new Promise((resolve) => setImmediate(resolve));
  }

  #run(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    this.#length = 0;
    this.#send(batch);
    // A text that fills the next batch also schedules it, which calls this again.
    while (this.#length < this.#capacity) {
      const begin = this.#postponed.shift();
      if (!begin) return;
      begin();
    }
  }

  #send(batch: readonly Delivery[]): void {
    try {
      this.#flush();
    } catch {
      for (const delivery of batch) delivery.fail();
      return;
    }
    for (const delivery of batch) delivery.deliver();
  }
}
