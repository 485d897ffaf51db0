/**
 * `data`, `newData`, and `root` in a rule.
 * Source: Firebase docs "Firebase Database Security Rules API", RuleDataSnapshot methods.
 */
import { parsePath } from '../tree/path.ts';
import { childOf, sizeOf } from '../tree/tree.ts';
import type { Value } from '../tree/value.ts';

/** A rule that cannot be evaluated (null instead of a string, the root's parent) and so denies access. */
export class RuleFailure extends Error {
  override name = 'RuleFailure';
}

export function fail(reason: string): never {
  throw new RuleFailure(reason);
}

/** One path in one state of the database. */
export class Snapshot {
  /** With all its descendants. */
  readonly value: Value | null;
  readonly #above: Snapshot | null;

  constructor(value: Value | null, above: Snapshot | null = null) {
    this.value = value;
    this.#above = above;
  }

  at(key: string): Snapshot {
    return new Snapshot(childOf(this.value, key), this);
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
