/**
 * JSON as formatted by the REST API: ordered keys, and arrays if keys look like indexes.
 * Source: @firebase/database `ChildrenNode.val` (`INTEGER_REGEXP_`, arrays unless most places would be empty);
 * Firebase blog "Best Practices: Arrays in Firebase".
 */
import { toJsonText } from '../tree/json.ts';
import { childrenOf, sizeOf } from '../tree/tree.ts';
import { isLeaf, type Value } from '../tree/value.ts';

const INDEX = /^(?:0|[1-9]\d*)$/;

/** The length of a node's array representation; null for an object. */
function arrayLength(value: Value): number | null {
  let greatest = -1;
  for (const [key] of childrenOf(value)) {
    if (!INDEX.test(key)) return null;
    greatest = Math.max(greatest, Number(key));
  }
  return greatest < 2 * sizeOf(value) ? greatest + 1 : null;
}

export function toRestText(value: Value | null): string {
  if (value === null || isLeaf(value)) return toJsonText(value);
  const children = Array.from(childrenOf(value), ([key, child]) => [key, toRestText(child)] as const);
  const length = arrayLength(value);
  if (length === null)
    return `{${children.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',')}}`;
  const places = new Array<string>(length).fill('null');
  for (const [key, text] of children) places[Number(key)] = text;
  return `[${places.join(',')}]`;
}
