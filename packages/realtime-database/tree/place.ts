/** A path in one state of the database, with lazy lookup of its value. */
import type { Path } from './path.ts';
import { valueAt } from './tree.ts';
import type { Value } from './value.ts';

export class Place {
  readonly root: Value | null;
  readonly path: Path;
  #value: Value | null | undefined;

  constructor(root: Value | null, path: Path) {
    this.root = root;
    this.path = path;
  }

  get value(): Value | null {
    if (this.#value === undefined) this.#value = valueAt(this.root, this.path);
    return this.#value;
  }

  /** A child's place. */
  at(key: string): Place {
    return new Place(this.root, [...this.path, key]);
  }
}
