/**
 * Group commit. Answers and events leave in batches, each after the journal has what was written before: nobody, not even
 * another reader, sees a write that a crash could still take back. Texts that wait for their batch take memory that no client
 * can be blamed for, so a batch has a limit: what is asked for beyond it is worked on after the batch has left.
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
  /** Of a batch, in UTF-16 units. */
  readonly #capacity: number;
  #waiting: Delivery[] = [];
  #length = 0;
  #postponed: (() => void)[] = [];

  /**
   * @param flush makes safe what was written so far, or undoes it and throws
   * @param capacity the length of texts after which a batch takes no more requests
   */
  constructor(flush: () => void, capacity: number) {
    this.#flush = flush;
    this.#capacity = capacity;
  }

  /** Delivers with the next batch: when all messages that have already arrived are dealt with. */
  add(delivery: Delivery): void {
    if (this.#waiting.length === 0) setImmediate(() => this.#run());
    this.#waiting.push(delivery);
  }

  /** Counts a text that waits to be delivered. */
  count(length: number): void {
    this.#length += length;
  }

  /** True when requests have to wait for the next batch. */
  get isFull(): boolean {
    return this.#length >= this.#capacity || this.#postponed.length > 0;
  }

  /** Does what a request asks for, at once or in its turn; resolves with what it returns. */
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

  /** Resolves when nothing waits. */
  async settled(): Promise<void> {
    while (this.#waiting.length > 0 || this.#postponed.length > 0)
      await new Promise((resolve) => setImmediate(resolve));
  }

  #run(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    this.#length = 0;
    this.#send(batch);
    // A text that fills the next batch has begun it, too: this is called again.
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
