import type { Application } from '../../../domain/applications/application.ts';
import { arrive } from '../../../ui/arrive.ts';

/** Pixels from which a new row slides up. */
const BELOW = 12;
/** Rows that moved farther than this are not animated. */
const FURTHEST = 40;
/** Reaction time, in milliseconds: a click this soon was meant for the row that was there before. */
const UNSEEN_MS = 300;

/** Previous index of a row, searched nearby; -1 if it is new. */
function placeBefore(before: readonly Application[], id: string, place: number): number {
  for (let distance = 0; distance <= FURTHEST; distance += 1) {
    if (before[place + distance]?.id === id) return place + distance;
    if (before[place - distance]?.id === id) return place - distance;
  }
  return -1;
}

const shields = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Ignores clicks on a row that has just moved under the pointer. */
function shield(row: HTMLElement): void {
  clearTimeout(shields.get(row));
  row.style.pointerEvents = 'none';
  shields.set(
    row,
    setTimeout(() => row.style.removeProperty('pointer-events'), UNSEEN_MS),
  );
}

/**
 * Lets rows be seen to go to their new places when a few have come or gone, and new ones to come in. What goes is gone at
 * once: nobody waits for it. Where a row has come, it cannot be pressed for a moment.
 * @param row height of a row in pixels
 */
export function moveRows(
  list: HTMLElement,
  before: readonly Application[],
  after: readonly Application[],
  row: number,
): void {
  if (before.length === 0 || Math.abs(after.length - before.length) > FURTHEST) return;
  for (const element of list.children) {
    const place = Number(element.getAttribute('aria-posinset')) - 1;
    const id = after[place]?.id;
    if (!(element instanceof HTMLElement) || id === undefined) continue;
    const was = placeBefore(before, id, place);
    if (was === place) continue;
    shield(element);
    if (was === -1) arrive(element, { y: BELOW, isNew: true });
    else arrive(element, { y: (was - place) * row });
  }
}
