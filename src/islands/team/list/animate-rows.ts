import type { Application } from '../../../domain/applications/application.ts';
import { arrive } from '../../../ui/arrive.ts';

/** Distance that a new row slides up, in pixels. */
const SLIDE_PX = 12;
/** Rows that moved farther are not animated. */
const MAX_DISTANCE = 40;
/** Reaction time in milliseconds: an earlier click was meant for another row. */
const REACTION_MS = 300;

/** Previous index of a row; -1 if it was not nearby. */
function findPreviousIndex(before: readonly Application[], id: string, place: number): number {
  for (let distance = 0; distance <= MAX_DISTANCE; distance += 1) {
    if (before[place + distance]?.id === id) return place + distance;
    if (before[place - distance]?.id === id) return place - distance;
  }
  return -1;
}

const blocked = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Ignores clicks on a row that has just moved under the pointer. */
function blockClicks(row: HTMLElement): void {
  clearTimeout(blocked.get(row));
  row.style.pointerEvents = 'none';
  blocked.set(
    row,
    setTimeout(() => row.style.removeProperty('pointer-events'), REACTION_MS),
  );
}

/**
 * Animates moved and new rows, unless many were added or removed. Moved rows ignore clicks for a moment.
 * @param row height of a row in pixels
 */
export function animateRows(
  list: HTMLElement,
  before: readonly Application[],
  after: readonly Application[],
  row: number,
): void {
  if (before.length === 0 || Math.abs(after.length - before.length) > MAX_DISTANCE) return;
  for (const element of list.children) {
    const index = Number(element.getAttribute('aria-posinset')) - 1;
    const id = after[index]?.id;
    if (!(element instanceof HTMLElement) || id === undefined) continue;
    const previous = findPreviousIndex(before, id, index);
    if (previous === index) continue;
    blockClicks(element);
    if (previous === -1) arrive(element, { y: SLIDE_PX, isNew: true });
    else arrive(element, { y: (previous - index) * row });
  }
}
