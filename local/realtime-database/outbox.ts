/** Messages of one client on their way through the commit queue, in order. */
import type { CommitQueue } from './commit-queue.ts';

export class Outbox {
  readonly #queue: CommitQueue;
  readonly #transmit: (messages: readonly string[]) => void;
  readonly #fail: () => void;
  #messages: string[] = [];
  #batch = -1;

  /**
   * @param transmit sends messages at once
   * @param fail is called instead when what they tell of has been undone
   */
  constructor(queue: CommitQueue, transmit: (messages: readonly string[]) => void, fail: () => void) {
    this.#queue = queue;
    this.#transmit = transmit;
    this.#fail = fail;
  }

  /** Queues a message. It leaves with all others of its batch, and never with those of an earlier one. */
  send(message: string): void {
    if (this.#batch !== this.#queue.batch) {
      this.#batch = this.#queue.batch;
      const messages: string[] = [];
      this.#messages = messages;
      this.#queue.add({ deliver: () => this.#transmit(messages), fail: this.#fail });
    }
    this.#messages.push(message);
  }
}
