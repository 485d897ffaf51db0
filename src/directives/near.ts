import type { ClientDirective } from 'astro';
import { createWaker } from './wake.ts';

/** In pixels around the island. */
const NEAR = 160;

const isKept = (key: unknown): boolean => {
  try {
    return typeof key === 'string' && key in sessionStorage;
  } catch {
    // Storage is blocked.
    return false;
  }
};

/** Hydrates an island when a pointer moves near it or focus gets near it. Scrolling past does not count. */
const near: ClientDirective = (load, { value: key }, island) => {
  const wake = createWaker(load, island);
  const wakeIfNear = (left: number, top: number, right: number, bottom: number): void => {
    // `astro-island` itself has no box.
    const box = island.firstElementChild?.getBoundingClientRect();
    if (!box) return;
    const isBeside = left > box.right + NEAR || right < box.left - NEAR;
    if (!isBeside && top < box.bottom + NEAR && bottom > box.top - NEAR) void wake();
  };
  addEventListener(
    'pointermove',
    ({ pointerType, movementX, movementY, clientX: x, clientY: y }) => {
      // Scrolling under a resting mouse fires pointermove with zero movement.
      if (pointerType !== 'touch' && (movementX || movementY)) wakeIfNear(x, y, x, y);
    },
    { passive: true },
  );
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target.contains(island)) return;
    const { left, top, right, bottom } = target.getBoundingClientRect();
    wakeIfNear(left, top, right, bottom);
  });
  // Hydrate for a stored draft, because an empty form would look like lost input. Delayed because reading storage may
  // block the browser.
  const wakeIfKept = (): void => {
    if (isKept(key)) void wake();
  };
  for (const sign of ['scroll', 'pointermove', 'focusin', 'keydown'])
    addEventListener(sign, wakeIfKept, { once: true, passive: true });
};

// biome-ignore lint/style/noDefaultExport: as Astro asks for it
export default near;
