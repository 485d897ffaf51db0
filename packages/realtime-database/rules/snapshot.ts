/**
 * `data`, `newData`, and `root` in a rule.
 * Source: Firebase docs "Firebase Database Security Rules API", RuleDataSnapshot methods.
 */
import { type Path, parsePath } from '../tree/path.ts';
import { childOf, sizeOf } from '../tree/tree.ts';
import type { Value } from '../tree/value.ts';

/** A rule that cannot be evaluated (null instead of a string, the root's parent) and so denies access. */
export class RuleFailure extends Error {
  override name = 'RuleFailure';
}

/** Aborts the evaluation of a rule. */
export function fail(reason: string): never {
  throw new RuleFailure(reason);
}

/** One path in one state of the database. It references its parent, so that no rule starts over at the root. */
export class Snapshot {
  readonly #value: Value | null;
  readonly #above: Snapshot | null;
  /** Relative to its parent; empty for the root. */
  readonly #key: string;
  readonly #reads: Path[] | null;

  /** @param reads collects the paths that a rule reads; null if not needed */
  constructor(value: Value | null, reads: Path[] | null = null, above: Snapshot | null = null, key = '') {
    this.#value = value;
    this.#reads = reads;
    this.#above = above;
    this.#key = key;
  }

  #path(): Path {
    const path: string[] = [];
    for (let place: Snapshot = this; place.#above; place = place.#above) path.unshift(place.#key);
    return path;
  }

  /** The value with all its descendants. */
  get value(): Value | null {
    this.#reads?.push(this.#path());
    return this.#value;
  }

  at(key: string): Snapshot {
    return new Snapshot(childOf(this.#value, key), this.#reads, this, key);
  }

  child(path: string): Snapshot {
    let place: Snapshot = this;
    for (const key of parsePath(path)) place = place.at(key);
    return place;
  }

  parent(): Snapshot {
    return this.#above ?? fail('the root has no parent');
  }

  hasChild(path: string): boolean {
    return this.child(path).value !== null;
  }

  /** Without paths: any child. With paths: all of them. */
  hasChildren(paths: readonly string[]): boolean {
    return paths.length === 0 ? sizeOf(this.value) > 0 : paths.every((path) => this.hasChild(path));
  }
}
