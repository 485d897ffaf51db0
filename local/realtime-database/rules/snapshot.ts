/**
 * `data`, `newData` and `root` in a rule.
 * Source: Firebase docs "Firebase Database Security Rules API", RuleDataSnapshot methods.
 */
import { type Path, parsePath } from '../tree/path.ts';
import { childOf, sizeOf } from '../tree/tree.ts';
import type { Value } from '../tree/value.ts';

/** A rule that cannot be evaluated (a null where a string is needed, the parent of the root): it grants nothing. */
export class RuleFailure extends Error {
  override name = 'RuleFailure';
}

/** Ends the evaluation of a rule. */
export function fail(reason: string): never {
  throw new RuleFailure(reason);
}

/** Paths that rules name, taken apart once. */
const parsed = new Map<string, Path>();
const MAX_PARSED = 1000;

function parsedPath(text: string): Path {
  const known = parsed.get(text);
  if (known) return known;
  const path = parsePath(text);
  if (parsed.size >= MAX_PARSED) parsed.clear();
  parsed.set(text, path);
  return path;
}

/** One place in one state of the database. It knows the place above it, so no rule walks down from the root again. */
export class Snapshot {
  readonly #value: Value | null;
  readonly #above: Snapshot | null;
  /** Below the one above; the root has none. */
  readonly #key: string;
  readonly #reads: Path[] | null;

  /** @param reads where to note the places that a rule looks at; null for nobody cares */
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

  /** What is there, with all that is below. */
  get value(): Value | null {
    this.#reads?.push(this.#path());
    return this.#value;
  }

  /** The place of one child. */
  at(key: string): Snapshot {
    return new Snapshot(childOf(this.#value, key), this.#reads, this, key);
  }

  child(path: string): Snapshot {
    let place: Snapshot = this;
    for (const key of parsedPath(path)) place = place.at(key);
    return place;
  }

  parent(): Snapshot {
    return this.#above ?? fail('the root has no parent');
  }

  hasChild(path: string): boolean {
    return this.child(path).value !== null;
  }

  /** Without a list: any child. With a list: all of them. */
  hasChildren(paths: readonly string[] | null): boolean {
    return paths === null ? sizeOf(this.value) > 0 : paths.every((path) => this.hasChild(path));
  }
}
