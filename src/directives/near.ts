import type { ClientDirective } from 'astro';
import { wakerOf } from './wake.ts';

/** Pixels around an island that count as near it. */
const NEAR = 160;

const isKept = (key: unknown): boolean => {
  try {
    return typeof key === 'string' && key in sessionStorage;
  } catch {
    // The visitor keeps sites from storing anything.
    return false;
  }
};

/** Hydrates when the visitor turns to an island: a pointer that moves near it, or focus near it. Scrolling past is neither. */
const near: ClientDirective = (load, { value: key }, island) => {
  const wake = wakerOf(load, island);
  const wakeIfNear = (left: number, top: number, right: number, bottom: number): void => {
    // The island's own element has no box.
    const box = island.firstElementChild?.getBoundingClientRect();
    if (!box) return;
    const isBeside = left > box.right + NEAR || right < box.left - NEAR;
    if (!isBeside && top < box.bottom + NEAR && bottom > box.top - NEAR) void wake();
  };
  addEventListener(
    'pointermove',
    ({ pointerType, movementX, movementY, clientX: x, clientY: y }) => {
      // Scrolling moves the page under a resting mouse: the browser then reports a move of nothing.
      if (pointerType !== 'touch' && (movementX || movementY)) wakeIfNear(x, y, x, y);
    },
    { passive: true },
  );
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target.contains(island)) return;
    const { left, top, right, bottom } = target.getBoundingClientRect();
    wakeIfNear(left, top, right, bottom);
  });
  // An empty form would look like a lost one. Not at once: a browser may have to wait for what is in its storage.
  const wakeIfKept = (): void => {
    if (isKept(key)) void wake();
  };
  for (const sign of ['scroll', 'pointermove', 'focusin', 'keydown'])
    addEventListener(sign, wakeIfKept, { once: true, passive: true });
};

// biome-ignore lint/style/noDefaultExport: as Astro asks for it
export default near;
