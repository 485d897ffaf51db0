/**
 * One namespace: its state, rules, and listeners. Each operation runs in a single event loop step, so all clients see
 * writes in the same order.
 */
import type { Identity } from './auth/token.ts';
import { Grants } from './grants.ts';
import { type Change, Listeners, type View } from './listeners.ts';
import { type Query, queryForRules } from './query/query.ts';
import { applyQuery } from './query/window.ts';
import { loadRules, type RuleNode } from './rules/load.ts';
import {
  denyWrite,
  missingIndex,
  type ReadPermission,
  readPermission,
  UNCONDITIONAL,
} from './rules/ruleset.ts';
import { hashOf } from './tree/hash.ts';
import { valueFromJson } from './tree/json.ts';
import { hasAncestorIn, InvalidDataError, type Path, parsePath } from './tree/path.ts';
import { valueAt, withValueAt } from './tree/tree.ts';
import type { Value } from './tree/value.ts';

/** A path and its new value. */
export interface Write {
  readonly path: Path;
  readonly value: Value | null;
}

/** Permitted writes and the resulting state. */
interface Prepared {
  readonly writes: readonly Write[];
  readonly after: Value | null;
}

/** Permission denied. The reason goes only to the debug log. */
export class PermissionDeniedError extends Error {
  override name = 'PermissionDeniedError';
}

/** The client's view of the data was out of date (`datastale`). */
export class StaleDataError extends Error {
  override name = 'StaleDataError';
}

/** Receives updates for its client's listens. */
export interface Subscriber {
  /** Sends a change to a view. */
  changed(view: View<Subscriber>, change: Change): void;
  /** Cancels a listen that lost permission. */
  revoked(view: View<Subscriber>): void;
  readonly identity: Identity;
}

/** The database's dependencies. */
export interface DatabaseHost {
  /** ms since 1970. */
  now(): number;
  /**
   * Appends a change and the resulting state to the journal, or throws. The caller holds all responses until it is
   * durable.
   */
  record(writes: readonly Write[], after: Value | null): void;
  log(line: string): void;
}

export interface Listening {
  readonly view: View<Subscriber>;
  readonly value: Value | null;
}

export class Database {
  readonly namespace: string;
  readonly #listeners = new Listeners<Subscriber>();
  readonly #grants = new Grants<Subscriber, View<Subscriber>>();
  readonly #host: DatabaseHost;
  #root: Value | null;
  #rules: RuleNode;
  rulesText: string;

  constructor(namespace: string, rulesText: string, root: Value | null, host: DatabaseHost) {
    this.namespace = namespace;
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
    for (const view of [...this.#listeners.all()])
      this.#reviewAll(Array.from(view.subscribers, (subscriber) => [subscriber, view]));
  }

  #reviewAll(listens: readonly (readonly [Subscriber, View<Subscriber>])[]): void {
    for (const [subscriber, view] of listens) this.review(view, subscriber);
  }

  /** Reverts to an earlier state if writes could not be made durable. No client has seen the reverted writes. */
  rollBack(root: Value | null): void {
    if (root === this.#root) return;
    const undone = this.#root;
    this.#root = root;
    this.#listeners.rebase(root);
    this.#reviewAll(this.#grants.affectedBy(undone, root));
  }

  #permission(path: Path, query: Query, identity: Identity): ReadPermission {
    if (identity.kind === 'admin') return UNCONDITIONAL;
    const asker = { auth: identity.kind === 'user' ? identity.auth : null, now: this.#host.now() };
    return readPermission(this.#rules, asker, this.#root, path, queryForRules(query));
  }

  /**
   * Starts a listen and returns its initial value.
   * @throws PermissionDeniedError
   */
  listen(path: Path, query: Query, subscriber: Subscriber): Listening {
    const permission = this.#permission(path, query, subscriber.identity);
    if (permission.denial !== null) throw new PermissionDeniedError(permission.denial);
    const value = applyQuery(valueAt(this.#root, path), query);
    const view = this.#listeners.add(path, query, this.#root, subscriber);
    this.#grants.set(subscriber, view, permission.grounds);
    return { view, value };
  }

  /** Returns and logs which index a query needs and the rules lack; null if there is no such index. */
  missingIndex(path: Path, query: Query): string | null {
    const missing = missingIndex(this.#rules, path, query);
    if (missing !== null) this.#host.log(missing);
    return missing;
  }

  unlisten(view: View<Subscriber>, subscriber: Subscriber): void {
    this.#listeners.remove(view, subscriber);
    this.#grants.delete(subscriber);
  }

  /** Cancels a listen that lost permission. */
  review(view: View<Subscriber>, subscriber: Subscriber): void {
    const permission = this.#permission(view.path, view.query, subscriber.identity);
    if (permission.denial === null) {
      this.#grants.set(subscriber, view, permission.grounds);
      return;
    }
    this.unlisten(view, subscriber);
    this.#host.log(`revoked: ${permission.denial}`);
    subscriber.revoked(view);
  }

  /** Runs a query. @throws PermissionDeniedError */
  read(path: Path, query: Query, identity: Identity): Value | null {
    const { denial } = this.#permission(path, query, identity);
    if (denial !== null) throw new PermissionDeniedError(denial);
    return applyQuery(valueAt(this.#root, path), query);
  }

  /**
   * Sets a path.
   * @param hash of the value that the client expects (transactions)
   * @throws InvalidDataError PermissionDeniedError StaleDataError JournalError
   */
  put(path: Path, json: unknown, identity: Identity, hash?: string): void {
    this.#commit(this.#preparePut(path, json, identity, hash));
  }

  /** Throws like `put`, but writes nothing. */
  checkPut(path: Path, json: unknown, identity: Identity): void {
    this.#preparePut(path, json, identity);
  }

  /** Server timestamps must equal the rules' `now`, since rules compare them. */
  #preparePut(path: Path, json: unknown, identity: Identity, hash?: string): Prepared {
    if (hash !== undefined && hash !== hashOf(valueAt(this.#root, path))) {
      throw new StaleDataError('The data has changed since the client read it');
    }
    const now = this.#host.now();
    return this.#authorize([this.#write(path, json, now)], identity, now);
  }

  /**
   * Sets several paths atomically.
   * @param children JSON by path relative to `path`
   * @throws InvalidDataError PermissionDeniedError JournalError
   */
  merge(path: Path, children: unknown, identity: Identity): void {
    this.#commit(this.#preparedMerge(path, children, identity));
  }

  /** Throws like `merge`, but writes nothing. */
  checkMerge(path: Path, children: unknown, identity: Identity): void {
    this.#preparedMerge(path, children, identity);
  }

  #preparedMerge(path: Path, children: unknown, identity: Identity): Prepared {
    const now = this.#host.now();
    return this.#authorize(this.#writes(path, children, now), identity, now);
  }

  #write(path: Path, json: unknown, now: number): Write {
    return { path, value: valueFromJson(json, { root: this.#root, path, now }) };
  }

  #writes(path: Path, children: unknown, now: number): Write[] {
    if (typeof children !== 'object' || children === null || Array.isArray(children)) {
      throw new InvalidDataError('An update must be an object');
    }
    const writes = Object.entries(children).map(([key, json]) =>
      this.#write(parsePath([...path, key].join('/')), json, now),
    );
    const written = new Set(writes.map((write) => write.path.join('/')));
    if (written.size < writes.length || writes.some((write) => hasAncestorIn(written, write.path))) {
      throw new InvalidDataError('An update must not write a path and its ancestor');
    }
    return writes;
  }

  /** @throws PermissionDeniedError */
  #authorize(writes: readonly Write[], identity: Identity, now: number): Prepared {
    let after = this.#root;
    for (const { path, value } of writes) after = withValueAt(after, path, value);
    if (identity.kind === 'admin') return { writes, after };
    const asker = { auth: identity.kind === 'user' ? identity.auth : null, now };
    for (const { path } of writes) {
      const denial = denyWrite(this.#rules, asker, this.#root, after, path);
      if (denial !== null) throw new PermissionDeniedError(denial);
    }
    return { writes, after };
  }

  #commit({ writes, after }: Prepared): void {
    const before = this.#root;
    this.#host.record(writes, after);
    this.#root = after;
    const paths = writes.map((write) => write.path);
    this.#reviewAll(this.#grants.affectedBy(before, after));
    for (const [view, change] of this.#listeners.changes(paths, before, after)) {
      for (const subscriber of view.subscribers) subscriber.changed(view, change);
    }
  }
}
