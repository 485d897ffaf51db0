/**
 * What has been sent and not yet read, of all clients together: it stays in this process until they read it. When it is too
 * much, those who are furthest behind are cut off, whose SDKs come back and begin anew.
 */
import { getHeapStatistics } from 'node:v8';

const MAX_BUDGET = 512 * 1024 * 1024;
/** The part of the heap that clients may fill with what they do not read. */
const HEAP_PART = 1 / 4;

/** What a piece of data that waits takes beside its bytes, roughly. */
export const WAITING_COST = 1024;

/** In bytes, for this process. */
export function defaultBudget(): number {
  return Math.min(MAX_BUDGET, getHeapStatistics().heap_size_limit * HEAP_PART);
}

/** A client that is sent something. */
export interface Reader {
  /** Bytes that it has not taken yet. */
  unread(): number;
  cutOff(): void;
}

interface Backlog {
  unread: number;
  /** That part of it which was unread before the last message: who reads has none, however big that message was. */
  older: number;
}

/** See the head of this file. */
export class UnreadBudget {
  /** In bytes. */
  readonly limit: number;
  /** Those who are behind, in the order in which that began. */
  readonly #backlogs = new Map<Reader, Backlog>();
  #total = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Sends something to a reader, and cuts off whoever is furthest behind while it is too much for all together. */
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

  /** A reader has left. */
  forget(reader: Reader): void {
    this.#total -= this.#backlogs.get(reader)?.unread ?? 0;
    this.#backlogs.delete(reader);
  }

  #settle(): void {
    // What they have read since nobody has told.
    for (const [reader, { older }] of [...this.#backlogs]) this.#note(reader, older);
    while (this.#total > this.limit) {
      const slowest = this.#slowest();
      if (!slowest) return;
      this.forget(slowest);
      slowest.cutOff();
    }
  }

  /** Null when nobody is behind but one client with its first big message. */
  #slowest(): Reader | null {
    const [first] = [...this.#backlogs].sort(([, a], [, b]) => b.older - a.older);
    if (!first) return null;
    const [reader, { older }] = first;
    return older === 0 && this.#backlogs.size === 1 ? null : reader;
  }
}
