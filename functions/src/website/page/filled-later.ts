import { anyOf, entriesOf } from '../words/patterns.ts';
import type { Attributes, ElementKind } from './elements.ts';

const COUNTERS: ReadonlySet<string> = new Set(entriesOf('counter-attributes'));
const COUNTER_VALUE = /^[\d.,]{1,12}$/;
export const COUNTER_START = /^\s{0,20}(?:[01]|0[+%k])?\s{0,20}$/;
const MAX_NAMES_LENGTH = 300;

/** The number that a script counts up to in this element; empty if none. */
export function findCounterTarget(attributes: Attributes): string {
  for (const name in attributes) {
    const value = COUNTERS.has(name) ? (attributes[name] ?? '') : '';
    if (COUNTER_VALUE.test(value)) return value;
  }
  return '';
}

const LISTS = anyOf('list-names', 'i');

/**
 * Names of an element that scripts may fill if it is empty: a region, a box with an id, a custom element, or one that
 * includes a file. Undefined for any other.
 */
export function getFillableNames(
  name: string,
  kind: ElementKind | undefined,
  attributes: Attributes,
): string | undefined {
  const { id, class: classes } = attributes;
  const include = attributes['data-include'] ?? attributes['w3-include-html'] ?? attributes['hx-get'];
  const isPart = kind?.region !== undefined && kind.region !== null;
  const isNamed = kind?.isBox === true && (id !== undefined || LISTS.test(classes ?? ''));
  const isCustomElement = kind === undefined && name.includes('-');
  if (include === undefined && !isPart && !isNamed && !isCustomElement) return undefined;
  return [name, id, classes, include]
    .filter((part) => part !== undefined)
    .join(' ')
    .slice(0, MAX_NAMES_LENGTH);
}
