/**
 * `client:near`: wakes an island when the visitor turns to it, so that whoever only reads never loads React. A pointer
 * that moves near it, focus near it, a tap or a typed character in it are such signs; scrolling past is not. What was left
 * in it before a reload is one too: an empty form would look like a lost one.
 */
import type { ClientDirective } from 'astro';
import { waker } from './waker.ts';

/** Pixels around the island that count as near it. */
const NEAR = 160;

const isKept = (key: string): boolean => {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // The visitor keeps sites from storing anything.
    return false;
  }
};

const near: ClientDirective = (load, { value: key }, island) => {
  const wakeIfNear = (left: number, top: number, right: number, bottom: number) => {
    const box = island.getBoundingClientRect();
    const beside = left > box.right + NEAR || right < box.left - NEAR;
    if (!beside && top < box.bottom + NEAR && bottom > box.top - NEAR) wake();
  };
  const onPointer = ({ pointerType, movementX, movementY, clientX: x, clientY: y }: PointerEvent) => {
    // Scrolling moves the page under a resting mouse: the browser then reports a move of nothing.
    if (pointerType !== 'touch' && (movementX || movementY)) wakeIfNear(x, y, x, y);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target.contains(island)) return;
    const { left, top, right, bottom } = target.getBoundingClientRect();
    wakeIfNear(left, top, right, bottom);
  };

  const wake = waker(load, island, () => {
    removeEventListener('pointermove', onPointer);
    removeEventListener('focusin', onFocus);
  });
  addEventListener('pointermove', onPointer, { passive: true });
  addEventListener('focusin', onFocus);
  island.addEventListener('input', wake, { once: true });
  if (island.contains(document.activeElement) || isKept(key)) wake();
};

// Astro takes a directive from the default export of its file.
// biome-ignore lint/style/noDefaultExport: see above
export default near;
