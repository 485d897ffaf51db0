/**
 * The hash by which a client identifies its cached data: in a listen after a reconnect, in every transaction, and as
 * ETag.
 * Source: @firebase/database `LeafNode.hash`, `ChildrenNode.hash`, `doubleToIEEE754String`, `sha1`.
 */
import { hash } from 'node:crypto';
import { childrenOf } from './tree.ts';
import { isLeaf, type Value } from './value.ts';

const hashCache = new WeakMap<object, string>();
const double = Buffer.alloc(8);

function textOf(value: string | number | boolean): string {
  if (typeof value !== 'number') return `${typeof value}:${value}`;
  double.writeDoubleBE(value);
  return `number:${double.toString('hex')}`;
}

/** A value's SHA-1 in base64; '' for no data. Cached for the node's lifetime. */
export function hashOf(value: Value | null): string {
  if (value === null) return '';
  if (isLeaf(value)) return hash('sha1', textOf(value), 'base64');
  const before = hashCache.get(value);
  if (before !== undefined) return before;
  let text = '';
  for (const [key, child] of childrenOf(value)) text += `:${key}:${hashOf(child)}`;
  const result = hash('sha1', text, 'base64');
  hashCache.set(value, result);
  return result;
}
