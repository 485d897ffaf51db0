/**
 * One namespace: its state, rules, and listeners. Each operation runs in a single event loop step, so all clients see
 * writes in the same order.
 */
import type { Identity } from './auth/token.ts';
import type { Services } from './commit-queue.ts';
import type { Query } from './query/query.ts';
import { applyQuery } from './query/window.ts';
import { loadRules, type RuleNode } from './rules/load.ts';
import { assertRead, assertWrite, missingIndex, PermissionDeniedError } from './rules/ruleset.ts';
import { hashOf } from './tree/hash.ts';
import { valueFromJson } from './tree/json.ts';
import { InvalidDataError, type Path, parsePath } from './tree/path.ts';
import { valueAt, withValueAt } from './tree/tree.ts';
import { isJsonObject, type Value } from './tree/value.ts';
import { type Change, keysIn, updateView, type View } from './view.ts';

export interface Write {
  readonly path: Path;
  readonly value: Value | null;
}

/** The client's view of the data was out of date (`datastale`). */
export class StaleDataError extends Error {
  override name = 'StaleDataError';
}

export interface Subscriber {
  changed(change: Change): void;
  /** Cancels a listen that lost permission. */
  revoked(): void;
  identity(): Identity;
}

export interface DatabaseHost extends Pick<Services, 'now' | 'log'> {
  /**
   * Appends a change and the resulting state to the journal, or throws. The caller holds all responses until it is
   * durable.
   */
  record(writes: readonly Write[], after: Value | null): void;
}

export class Database {
  readonly #views = new Map<Subscriber, View>();
  readonly #host: DatabaseHost;
  #root: Value | null;
  #rules: RuleNode;
  rulesText: string;

  constructor(rulesText: string, root: Value | null, host: DatabaseHost) {
    this.#rules = loadRules(rulesText);
    this.rulesText = rulesText;
    this.#root = root;
    this.#host = host;
  }

  get root(): Value | null {
    return this.#root;
  }

  /** Replaces the rules and cancels every listen that lost permission. @throws RulesError */
  setRules(text: string): void {
    this.#rules = loadRules(text);
    this.rulesText = text;
    this.#reviewAll();
  }

  /** Reverts to an earlier state if writes could not be made durable. No client has seen the reverted writes. */
  rollBack(root: Value | null): void {
    if (root === this.#root) return;
    this.#root = root;
    for (const view of this.#views.values()) view.keys = keysIn(view, root);
    this.#reviewAll();
  }

  /** @throws PermissionDeniedError */
  #assertRead(path: Path, { isAdmin, auth }: Identity): void {
    if (!isAdmin) assertRead(this.#rules, { auth, now: this.#host.now() }, this.#root, path);
  }

  /**
   * Starts a listen and returns its initial value.
   * @throws PermissionDeniedError
   */
  listen(path: Path, query: Query, subscriber: Subscriber): Value | null {
    const value = this.read(path, query, subscriber.identity());
    this.#views.set(subscriber, { path, query, keys: keysIn({ path, query }, this.#root) });
    return value;
  }

  /** Returns and logs which index a query needs and the rules lack; null if there is no such index. */
  missingIndex(path: Path, query: Query): string | null {
    const missing = missingIndex(this.#rules, path, query);
    if (missing !== null) this.#host.log(missing);
    return missing;
  }

  unlisten(subscriber: Subscriber): void {
    this.#views.delete(subscriber);
  }

  review(subscriber: Subscriber): void {
    const view = this.#views.get(subscriber);
    if (!view) return;
    try {
      this.#assertRead(view.path, subscriber.identity());
    } catch (error) {
      if (!(error instanceof PermissionDeniedError)) throw error;
      this.unlisten(subscriber);
      this.#host.log(`revoked: ${error.message}`);
      subscriber.revoked();
    }
  }

  #reviewAll(): void {
    for (const subscriber of [...this.#views.keys()]) this.review(subscriber);
  }

  /** Runs a query. @throws PermissionDeniedError */
  read(path: Path, query: Query, identity: Identity): Value | null {
    this.#assertRead(path, identity);
    return applyQuery(valueAt(this.#root, path), query);
  }

  /**
   * Sets a path.
   * @param hash of the value that the client expects (transactions)
   * @throws InvalidDataError PermissionDeniedError StaleDataError JournalError
   */
  put(path: Path, json: unknown, identity: Identity, hash?: string): void {
    if (hash !== undefined && hash !== hashOf(valueAt(this.#root, path)))
      throw new StaleDataError('The data has changed since the client read it');
    const now = this.#host.now();
    this.#commit([this.#write(path, json, now)], identity, now);
  }

  /**
   * Sets several paths atomically.
   * @param children JSON by path relative to `path`
   * @throws InvalidDataError PermissionDeniedError JournalError
   */
  merge(path: Path, children: unknown, identity: Identity): void {
    if (!isJsonObject(children)) throw new InvalidDataError('An update must be an object');
    const now = this.#host.now();
    const writes = Object.entries(children).map(([key, json]) =>
      this.#write(parsePath([...path, key].join('/')), json, now),
    );
    const written = new Set(writes.map((write) => write.path.join('/')));
    const isBelow = (at: Path) => at.some((_, length) => written.has(at.slice(0, length).join('/')));
    if (written.size < writes.length || writes.some((write) => isBelow(write.path)))
      throw new InvalidDataError('An update must not write a path and its ancestor');
    this.#commit(writes, identity, now);
  }

  #write(path: Path, json: unknown, now: number): Write {
    return { path, value: valueFromJson(json, { root: this.#root, path, now }) };
  }

  /** Server timestamps equal the rules' `now`, since rules compare them. */
  #commit(writes: readonly Write[], { isAdmin, auth }: Identity, now: number): void {
    const before = this.#root;
    let after = before;
    for (const { path, value } of writes) after = withValueAt(after, path, value);
    for (const { path } of isAdmin ? [] : writes)
      assertWrite(this.#rules, { auth, now }, before, after, path);
    this.#host.record(writes, after);
    this.#root = after;
    this.#reviewAll();
    const paths = writes.map((write) => write.path);
    for (const [subscriber, view] of this.#views) {
      const change = updateView(view, paths, before, after);
      if (change.length > 0) subscriber.changed(change);
    }
  }
}
