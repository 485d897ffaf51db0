/**
 * What the tree is made of. A small record stays the plain object that JSON.parse made (its keys share a hidden class,
 * so 50,000 like records cost little more than their JSON), and only big nodes become a Branch.
 * Every value is immutable: a change makes new nodes along its path and shares all others, so the state before a write,
 * the state after it and any running query can live side by side.
 */
import type { Branch } from './branch.ts';

/** A value without children. */
export type Leaf = string | number | boolean;

/** A node with at most `FIELDS_LIMIT` children and no Branch below it: a plain object, never empty. */
export interface Fields {
  readonly [key: string]: Leaf | Fields;
}

/** Any node that exists. "No data" is null everywhere, never an empty object. */
export type Value = Leaf | Fields | Branch<Value>;

/** Above this number of children a node is a Branch. Copying a smaller one costs less than finding a place in it. */
export const FIELDS_LIMIT = 32;

/** True for strings, numbers and booleans. */
export function isLeaf(value: Value): value is Leaf {
  return typeof value !== 'object';
}
