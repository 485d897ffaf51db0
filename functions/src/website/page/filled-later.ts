import { anyOf } from '../words/patterns.ts';
import type { Attributes, ElementKind } from './elements.ts';

const MAX_NAMES_LENGTH = 300;

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
