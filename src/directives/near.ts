import type { ClientDirective } from 'astro';
import { createHydrator } from './hydrator.ts';

/** In pixels around the island. */
const NEAR_DISTANCE = 160;

const isStored = (key: unknown): boolean => {
  try {
    return typeof key === 'string' && key in sessionStorage;
  } catch {
    // Storage is blocked.
    return false;
  }
};

/** Hydrates an island when a pointer moves near it or focus gets near it. Scrolling past does not count. */
const near: ClientDirective = (load, { value: key }, island) => {
  const hydrate = createHydrator(load, island);
  const hydrateIfNear = (left: number, top: number, right: number, bottom: number): void => {
    // `astro-island` itself has no box.
    const box = island.firstElementChild?.getBoundingClientRect();
    if (!box) return;
    const isOutsideHorizontally = left > box.right + NEAR_DISTANCE || right < box.left - NEAR_DISTANCE;
    if (!isOutsideHorizontally && top < box.bottom + NEAR_DISTANCE && bottom > box.top - NEAR_DISTANCE)
      void hydrate();
  };
  addEventListener(
    'pointermove',
    ({ pointerType, movementX, movementY, clientX: x, clientY: y }) => {
      // Scrolling under a resting mouse fires pointermove with zero movement.
      if (pointerType !== 'touch' && (movementX || movementY)) hydrateIfNear(x, y, x, y);
    },
    { passive: true },
  );
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target.contains(island)) return;
    const { left, top, right, bottom } = target.getBoundingClientRect();
    hydrateIfNear(left, top, right, bottom);
  });
  // Hydrate for a stored draft, because an empty form would look like lost input. Delayed because reading storage may
  // block the browser.
  const hydrateIfStored = (): void => {
    if (isStored(key)) void hydrate();
  };
  for (const trigger of ['scroll', 'pointermove', 'focusin', 'keydown'])
    addEventListener(trigger, hydrateIfStored, { once: true, passive: true });
};

// biome-ignore lint/style/noDefaultExport: required by Astro
export default near;
