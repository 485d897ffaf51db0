/** Queues one client's messages for the commit queue, in order. */
import type { CommitQueue, Delivery } from './commit-queue.ts';

/** A text, or a function that builds it when sent, to save memory until then. */
export type Message = string | (() => string);

/** Short messages are combined up to this length, in UTF-16 units. */
const GROUP_LENGTH = 64 * 1024;

export class Outbox implements Delivery {
  readonly #queue: CommitQueue;
  readonly #transmit: (texts: readonly string[]) => boolean;
  readonly #onFailure: () => void;
  #messages: Message[] = [];
  #length = 0;

  /**
   * @param transmit sends texts; returns false if the client is gone
   * @param onFailure called instead if the underlying writes were rolled back
   */
  constructor(queue: CommitQueue, transmit: (texts: readonly string[]) => boolean, onFailure: () => void) {
    this.#queue = queue;
    this.#transmit = transmit;
    this.#onFailure = onFailure;
  }

  /** Length of the pending texts. */
  get length(): number {
    return this.#length;
  }

  /** Queues a message. */
  send(message: Message): void {
    if (this.#messages.length === 0) this.#queue.add(this);
    this.#messages.push(message);
    if (typeof message !== 'string') return;
    this.#length += message.length;
    this.#queue.count(message.length);
  }

  #drain(): Message[] {
    const messages = this.#messages;
    this.#messages = [];
    this.#length = 0;
    return messages;
  }

  deliver(): void {
    let group: string[] = [];
    let length = 0;
    const messages = this.#drain();
    for (const [i, message] of messages.entries()) {
      // Builders may retain their text, so release each before building the next.
      messages[i] = '';
      const text = typeof message === 'string' ? message : message();
      group.push(text);
      length += text.length;
      if (length < GROUP_LENGTH) continue;
      if (!this.#transmit(group)) return;
      group = [];
      length = 0;
    }
    if (group.length > 0) this.#transmit(group);
  }

  fail(): void {
    this.#drain();
    this.#onFailure();
  }
}
