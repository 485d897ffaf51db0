/** All databases of a server, their journal, and the handling of journal failures. */
import { CommitQueue, type Services } from './commit-queue.ts';
import { Database } from './database.ts';
import type { Journal } from './journal/journal.ts';
import { loadRules } from './rules/load.ts';
import { assertKey } from './tree/path.ts';
import type { Value } from './tree/value.ts';

export interface NamespacesOptions extends Pick<Services, 'now' | 'log'> {
  readonly rules: string;
  /** Null: memory only. */
  readonly journal: Journal | null;
}

export class Namespaces {
  readonly queue: CommitQueue;
  readonly #options: NamespacesOptions;
  readonly #databases = new Map<string, Database>();
  #rules: string;

  /** @throws RulesError */
  constructor(options: NamespacesOptions) {
    loadRules(options.rules);
    this.#options = options;
    this.queue = new CommitQueue(() => this.#flush());
    this.#rules = options.rules;
  }

  /** The database of a namespace, created on first use. @throws InvalidDataError for an invalid name */
  get(name: string): Database {
    const existing = this.#databases.get(name);
    if (existing) return existing;
    assertKey(name);
    const database = new Database(this.#rules, this.#acknowledged(name), {
      now: () => this.#options.now(),
      log: (line) => this.#options.log(line),
      record: (writes, after) => this.#options.journal?.append(name, writes, after),
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

  /** The durable state; a database may be ahead of it by the next batch. */
  #acknowledged(name: string): Value | null {
    return this.#options.journal?.acknowledged.get(name) ?? null;
  }

  #flush(): void {
    try {
      this.#options.journal?.flush();
    } catch (error) {
      for (const [name, database] of this.#databases) database.rollBack(this.#acknowledged(name));
      throw error;
    }
  }
}
