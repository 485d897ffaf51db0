/**
 * One namespace: its state, rules, and listeners. Each operation runs in a single event loop step, so all clients see
 * writes in the same order.
 */
import type { Identity } from './auth/token.ts';
import type { Services } from './commit-queue.ts';
import { type Change, Listeners, type View } from './listeners.ts';
import type { Query } from './query/query.ts';
import { applyQuery } from './query/window.ts';
import { loadRules, type RuleNode } from './rules/load.ts';
import {
  assertRead,
  assertWrite,
  type Grounds,
  missingIndex,
  PermissionDeniedError,
} from './rules/ruleset.ts';
import { hashOf } from './tree/hash.ts';
import { valueFromJson } from './tree/json.ts';
import { contains, InvalidDataError, type Path, parsePath } from './tree/path.ts';
import { valueAt, withValueAt } from './tree/tree.ts';
import { isJsonObject, type Value } from './tree/value.ts';

export interface Write {
  readonly path: Path;
  readonly value: Value | null;
}

interface WriteOptions {
  /** Throws like a write, but writes nothing. */
  readonly isTrial?: boolean;
  /** Of the value that the client expects (transactions); only for `put`. */
  readonly hash?: string | undefined;
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
  readonly #listeners = new Listeners<Subscriber>();
  /** What the permission of each listen depends on. */
  readonly #granted = new Map<Subscriber, { readonly view: View<Subscriber>; readonly grounds: Grounds }>();
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
    for (const subscriber of [...this.#granted.keys()]) this.review(subscriber);
  }

  /** Reviews listens whose rules read what writes changed; the two states share unchanged subtrees. */
  #reviewAffected(writes: readonly Path[], before: Value | null, after: Value | null): void {
    const differs = (place: Path) =>
      writes.some((path) => contains(path, place) || contains(place, path)) &&
      valueAt(before, place) !== valueAt(after, place);
    for (const [subscriber, { grounds }] of this.#granted)
      if (grounds.time || grounds.places.some(differs)) this.review(subscriber);
  }

  /** Reverts to an earlier state if writes could not be made durable. No client has seen the reverted writes. */
  rollBack(root: Value | null): void {
    if (root === this.#root) return;
    const undone = this.#root;
    this.#root = root;
    this.#listeners.rebase(root);
    this.#reviewAffected([[]], undone, root);
  }

  /** @throws PermissionDeniedError */
  #assertRead(path: Path, { isAdmin, auth }: Identity): Grounds {
    if (isAdmin) return { places: [], time: false };
    return assertRead(this.#rules, { auth, now: this.#host.now() }, this.#root, path);
  }

  /**
   * Starts a listen and returns its initial value.
   * @throws PermissionDeniedError
   */
  listen(path: Path, query: Query, subscriber: Subscriber): Value | null {
    const grounds = this.#assertRead(path, subscriber.identity());
    const value = applyQuery(valueAt(this.#root, path), query);
    const view = this.#listeners.add(path, query, this.#root, subscriber);
    this.#granted.set(subscriber, { view, grounds });
    return value;
  }

  /** Returns and logs which index a query needs and the rules lack; null if there is no such index. */
  missingIndex(path: Path, query: Query): string | null {
    const missing = missingIndex(this.#rules, path, query);
    if (missing !== null) this.#host.log(missing);
    return missing;
  }

  unlisten(subscriber: Subscriber): void {
    const granted = this.#granted.get(subscriber);
    if (granted) this.#listeners.remove(granted.view, subscriber);
    this.#granted.delete(subscriber);
  }

  /** Cancels a listen that lost permission. */
  review(subscriber: Subscriber): void {
    const view = this.#granted.get(subscriber)?.view;
    if (!view) return;
    try {
      const grounds = this.#assertRead(view.path, subscriber.identity());
      this.#granted.set(subscriber, { view, grounds });
    } catch (error) {
      if (!(error instanceof PermissionDeniedError)) throw error;
      this.unlisten(subscriber);
      this.#host.log(`revoked: ${error.message}`);
      subscriber.revoked();
    }
  }

  /** Runs a query. @throws PermissionDeniedError */
  read(path: Path, query: Query, identity: Identity): Value | null {
    this.#assertRead(path, identity);
    return applyQuery(valueAt(this.#root, path), query);
  }

  /**
   * Sets a path.
   * @throws InvalidDataError PermissionDeniedError StaleDataError JournalError
   */
  put(path: Path, json: unknown, identity: Identity, { hash, isTrial }: WriteOptions = {}): void {
    if (hash !== undefined && hash !== hashOf(valueAt(this.#root, path)))
      throw new StaleDataError('The data has changed since the client read it');
    const now = this.#host.now();
    this.#commit([this.#write(path, json, now)], { identity, now, isTrial });
  }

  /**
   * Sets several paths atomically.
   * @param children JSON by path relative to `path`
   * @throws InvalidDataError PermissionDeniedError JournalError
   */
  merge(path: Path, children: unknown, identity: Identity, { isTrial }: WriteOptions = {}): void {
    if (!isJsonObject(children)) throw new InvalidDataError('An update must be an object');
    const now = this.#host.now();
    const writes = Object.entries(children).map(([key, json]) =>
      this.#write(parsePath([...path, key].join('/')), json, now),
    );
    const written = new Set(writes.map((write) => write.path.join('/')));
    const isBelow = (at: Path) => at.some((_, length) => written.has(at.slice(0, length).join('/')));
    if (written.size < writes.length || writes.some((write) => isBelow(write.path)))
      throw new InvalidDataError('An update must not write a path and its ancestor');
    this.#commit(writes, { identity, now, isTrial });
  }

  #write(path: Path, json: unknown, now: number): Write {
    return { path, value: valueFromJson(json, { root: this.#root, path, now }) };
  }

  /** Server timestamps equal the rules' `now`, since rules compare them. */
  #commit(
    writes: readonly Write[],
    { identity, now, isTrial }: { identity: Identity; now: number; isTrial: boolean | undefined },
  ): void {
    const before = this.#root;
    let after = before;
    for (const { path, value } of writes) after = withValueAt(after, path, value);
    const asker = { auth: identity.auth, now };
    for (const { path } of identity.isAdmin ? [] : writes)
      assertWrite(this.#rules, asker, before, after, path);
    if (isTrial) return;
    this.#host.record(writes, after);
    this.#root = after;
    const paths = writes.map((write) => write.path);
    this.#reviewAffected(paths, before, after);
    for (const [view, change] of this.#listeners.changes(paths, before, after))
      for (const subscriber of view.subscribers) subscriber.changed(change);
  }
}
