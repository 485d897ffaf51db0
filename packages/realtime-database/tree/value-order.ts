/**
 * The order of values.
 * Source: @firebase/database `LeafNode.VALUE_TYPE_ORDER`, `ChildrenNode.compareTo`; Firebase docs "Work with lists of
 * data", "How query data is ordered".
 */
import { isLeaf, type Value } from './value.ts';

/** The rank of a value's type: null, false and true, numbers, strings, objects. */
function rankOf(value: Value | null): number {
  if (value === null) return 0;
  switch (typeof value) {
    case 'boolean':
      return 1;
    case 'number':
      return 2;
    case 'string':
      return 3;
    default:
      return 4;
  }
}

/** Compares two values in index order. Two objects are equal here; their keys break the tie. */
export function compareValues(a: Value | null, b: Value | null): number {
  if (a === b) return 0;
  const rank = rankOf(a) - rankOf(b);
  if (rank !== 0) return rank;
  if (a === null || b === null || !isLeaf(a) || !isLeaf(b)) return 0;
  if (a < b) return -1;
  return a > b ? 1 : 0;
}
