/**
 * `data`, `newData` and `root` in a rule.
 * Source: Firebase docs "Firebase Database Security Rules API", RuleDataSnapshot methods.
 */
import { type Path, parsePath } from '../tree/path.ts';
import { Place } from '../tree/place.ts';
import { sizeOf, valueAt } from '../tree/tree.ts';

/** A rule that cannot be evaluated (a null where a string is needed, the parent of the root): it grants nothing. */
export class RuleFailure extends Error {
  override name = 'RuleFailure';
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

/** One place in one state of the database. */
export class Snapshot extends Place {
  child(path: string): Snapshot {
    return new Snapshot(this.root, [...this.path, ...parsedPath(path)]);
  }

  parent(): Snapshot {
    if (this.path.length === 0) throw new RuleFailure('the root has no parent');
    return new Snapshot(this.root, this.path.slice(0, -1));
  }

  hasChild(path: string): boolean {
    return valueAt(this.value, parsedPath(path)) !== null;
  }

  /** Without a list: any child. With a list: all of them. */
  hasChildren(paths: readonly string[] | null): boolean {
    return paths === null ? sizeOf(this.value) > 0 : paths.every((path) => this.hasChild(path));
  }
}
