/**
 * The tree's data structures. A small record stays the plain object from JSON.parse (its keys share a hidden class,
 * so 50,000 similar records cost little more than their JSON), and only large nodes become a Branch. Values are
 * immutable: a change creates new nodes along its path and shares all others, so that the states before and after a
 * write and running queries can coexist.
 */
import type { Branch } from './branch.ts';

/** A value without children. */
export type Leaf = string | number | boolean;

/** A node with at most `FIELDS_LIMIT` children and no Branch below it: a plain object, never empty. */
export interface Fields {
  readonly [key: string]: Leaf | Fields;
}

/** Any existing node. "No data" is always null, never an empty object. */
export type Value = Leaf | Fields | Branch<Value>;

/** With more children than this, a node is a Branch. Copying a smaller one is cheaper than searching it. */
export const FIELDS_LIMIT = 32;

export function isLeaf(value: Value): value is Leaf {
  return typeof value !== 'object';
}

/** True for an object in JSON, but not for an array. */
export function isJsonObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
