/**
 * Group commit. Responses and events are sent in batches, each after the journal has the preceding writes: no client,
 * not even another reader, sees a write that a crash could still undo. Pending texts use memory that cannot be
 * attributed to a client, so a batch has a size limit.
 */

import type { UnreadBudget } from './unread.ts';

/** What all connections and requests share. */
export interface Services {
  readonly queue: CommitQueue;
  readonly unread: UnreadBudget;
  /** ms since 1970. */
  now(): number;
  /** Writes to the debug log. */
  log(line: string): void;
}

/** Pending messages. */
export interface Delivery {
  /** All preceding writes are durable: send. */
  deliver(): void;
  /** The writes were rolled back: send nothing. */
  fail(): void;
}

export class CommitQueue {
  readonly #flush: () => void;
  /** Per batch, in UTF-16 units. */
  readonly #capacity: number;
  #waiting: Delivery[] = [];
  #length = 0;

  /**
   * @param flush makes all pending writes durable, or rolls them back and throws
   * @param capacity length of texts after which a batch is full
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

  /** Sends a full batch at once; called before each request. */
  makeRoom(): void {
    if (this.#length >= this.#capacity) this.#run();
  }

  /** Resolves when nothing is pending. */
  async settled(): Promise<void> {
    while (this.#waiting.length > 0) await new Promise((resolve) => setImmediate(resolve));
  }

  #run(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    this.#length = 0;
    let isDurable = true;
    try {
      this.#flush();
    } catch {
      isDurable = false;
    }
    for (const delivery of batch) isDurable ? delivery.deliver() : delivery.fail();
  }
}
