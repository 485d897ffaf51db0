/**
 * Limits the unread data buffered for all clients together. When it exceeds the budget, the clients furthest behind
 * are disconnected; their SDKs reconnect and start over.
 */
import { getHeapStatistics } from 'node:v8';

const MAX_BUDGET = 512 * 1024 * 1024;

/** Approximate overhead per pending message, in bytes. */
export const WAITING_COST = 1024;

/** A quarter of this process's heap, in bytes. */
export function defaultBudget(): number {
  return Math.min(MAX_BUDGET, getHeapStatistics().heap_size_limit / 4);
}

/** A client that receives data. */
export interface Reader {
  /** Bytes not yet read. */
  unread(): number;
  cutOff(): void;
}

interface Backlog {
  unread: number;
  /** Bytes that were unread before the last message: zero for a client that reads, regardless of message size. */
  older: number;
}

/** See the top of this file. */
export class UnreadBudget {
  /** In bytes. */
  readonly limit: number;
  /** Clients with unread data, in the order in which they fell behind. */
  readonly #backlogs = new Map<Reader, Backlog>();
  #total = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Sends a message to a reader, and disconnects the ones furthest behind while the total exceeds the budget. */
  send(reader: Reader, transmit: () => void): void {
    const older = reader.unread();
    transmit();
    this.#note(reader, older);
    if (this.#total > this.limit) this.#settle();
  }

  #note(reader: Reader, older: number): void {
    const unread = reader.unread();
    this.#total += unread - (this.#backlogs.get(reader)?.unread ?? 0);
    if (unread === 0) this.#backlogs.delete(reader);
    else this.#backlogs.set(reader, { unread, older: Math.min(older, unread) });
  }

  /** Removes a disconnected reader. */
  remove(reader: Reader): void {
    this.#total -= this.#backlogs.get(reader)?.unread ?? 0;
    this.#backlogs.delete(reader);
  }

  #settle(): void {
    // Refresh the amounts: reads are not reported.
    for (const [reader, { older }] of [...this.#backlogs]) this.#note(reader, older);
    while (this.#total > this.limit) {
      const [slowest] = [...this.#backlogs].sort(([, a], [, b]) => b.older - a.older);
      // Nobody is behind, or only a client with a single first large message.
      if (!slowest || (slowest[1].older === 0 && this.#backlogs.size === 1)) return;
      this.remove(slowest[0]);
      slowest[0].cutOff();
    }
  }
}
