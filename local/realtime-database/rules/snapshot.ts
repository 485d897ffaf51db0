/**
 * `data`, `newData` and `root` in a rule.
 * Source: Firebase docs "Firebase Database Security Rules API", RuleDataSnapshot methods.
 */
import { type Path, parsePath } from '../tree/path.ts';
import { childOf, sizeOf, valueAt } from '../tree/tree.ts';
import type { Value } from '../tree/value.ts';

/** A rule that cannot be evaluated (a null where a string is needed, the parent of the root): it grants nothing. */
export class RuleFailure extends Error {
  override name = 'RuleFailure';
}

/** One place in one state of the database. */
export class Snapshot {
  readonly #root: Value | null;
  readonly #path: Path;
  readonly value: Value | null;

  constructor(root: Value | null, path: Path) {
    this.#root = root;
    this.#path = path;
    this.value = valueAt(root, path);
  }

  child(path: string): Snapshot {
    return new Snapshot(this.#root, [...this.#path, ...parsePath(path)]);
  }

  parent(): Snapshot {
    if (this.#path.length === 0) throw new RuleFailure('the root has no parent');
    return new Snapshot(this.#root, this.#path.slice(0, -1));
  }

  hasChild(path: string): boolean {
    return valueAt(this.value, parsePath(path)) !== null;
  }

  /** Without a list: any child. With a list: all of them. */
  hasChildren(paths: readonly string[] | null): boolean {
    return paths === null ? sizeOf(this.value) > 0 : paths.every((path) => this.hasChild(path));
  }

  /** The child of this very key, for walking down as rules are matched. */
  at(key: string): Value | null {
    return childOf(this.value, key);
  }
}
