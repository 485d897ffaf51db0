/** Messages of one client on their way through the commit queue, in order. */
import type { CommitQueue, Delivery } from './commit-queue.ts';

export class Outbox implements Delivery {
  readonly #queue: CommitQueue;
  readonly #transmit: (messages: readonly string[]) => void;
  readonly #onFailure: () => void;
  #messages: string[] = [];

  /**
   * @param transmit sends messages at once
   * @param onFailure is called instead when what they tell of has been undone
   */
  constructor(queue: CommitQueue, transmit: (messages: readonly string[]) => void, onFailure: () => void) {
    this.#queue = queue;
    this.#transmit = transmit;
    this.#onFailure = onFailure;
  }

  /** Queues a message. */
  send(message: string): void {
    if (this.#messages.length === 0) this.#queue.add(this);
    this.#messages.push(message);
  }

  deliver(): void {
    const messages = this.#messages;
    this.#messages = [];
    this.#transmit(messages);
  }

  fail(): void {
    this.#messages = [];
    this.#onFailure();
  }
}
