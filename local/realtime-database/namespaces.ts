/** All databases of a server, their journal, and what happens when it cannot be written. */
import { CommitQueue } from './commit-queue.ts';
import { Database, type Write } from './database.ts';
import type { Journal } from './journal/journal.ts';
import { loadRules } from './rules/load.ts';
import { assertKey } from './tree/path.ts';
import type { Value } from './tree/value.ts';

export interface NamespacesOptions {
  readonly rules: string;
  /** Null: memory only. */
  readonly journal: Journal | null;
  /** The length of texts after which a batch takes no more requests, in UTF-16 units; without limit unless told otherwise. */
  readonly batchLength?: number;
  /** ms since 1970. */
  now(): number;
  /** The debug log. */
  log(line: string): void;
}

/** See the head of this file. */
export class Namespaces {
  readonly queue: CommitQueue;
  readonly #options: NamespacesOptions;
  readonly #databases = new Map<string, Database>();
  #rules: string;

  /** @throws RulesError */
  constructor(options: NamespacesOptions) {
    loadRules(options.rules);
    this.#options = options;
    this.queue = new CommitQueue(() => this.#flush(), options.batchLength ?? Number.POSITIVE_INFINITY);
    this.#rules = options.rules;
  }

  /** The database of a namespace; it comes to be when it is first named. @throws InvalidDataError for an illegal name */
  get(name: string): Database {
    const known = this.#databases.get(name);
    if (known) return known;
    assertKey(name);
    const database = new Database(name, this.#rules, this.#acknowledged(name), {
      now: () => this.#options.now(),
      log: (line) => this.#options.log(line),
      record: (writes, after) => this.#record(name, writes, after),
    });
    this.#databases.set(name, database);
    return database;
  }

  /** Replaces the rules of all namespaces. @throws RulesError */
  setRules(text: string): void {
    loadRules(text);
    this.#rules = text;
    for (const database of this.#databases.values()) database.setRules(text);
  }

  /** What the journal has; a database may be ahead of it by the writes of the next batch. */
  #acknowledged(name: string): Value | null {
    return this.#options.journal?.acknowledged.get(name) ?? null;
  }

  #record(name: string, writes: readonly Write[], after: Value | null): void {
    const { journal } = this.#options;
    // After a failure nothing is promised before it is on disk: the client is told at once when it cannot be.
    if (journal?.failure) journal.appendNow(name, writes, after);
    else journal?.append(name, writes);
  }

  #flush(): void {
    try {
      this.#options.journal?.flush(this.#roots());
    } catch (error) {
      for (const [name, database] of this.#databases) database.rollBack(this.#acknowledged(name));
      throw error;
    }
  }

  *#roots(): Generator<readonly [namespace: string, root: Value | null]> {
    for (const [name, database] of this.#databases) yield [name, database.root];
  }
}
