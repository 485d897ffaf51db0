/**
 * Wakes islands: fetches the component and what it is given, hydrates, and presses again, in their order, the buttons
 * that were pressed before. What was typed stays in its field, and the island takes it from there (src/ui/use-entered.ts).
 */
import { accountIsland } from './account.ts';
import { ISLANDS, type IslandName, type IslandProps } from './islands.ts';

/** Whether the owner counts visits (scripts/pages/counting.ts). */
declare const __IS_COUNTED__: boolean;

/** What React's fast refresh needs before any component; Astro has it for the development server. */
const DEV_PREAMBLE = '/@id/astro:scripts/before-hydration.js';

/** Pixels around an island that count as near it. */
const NEAR = 160;

const isIslandName = (name: string): name is IslandName => Object.hasOwn(ISLANDS, name);

/** @throws when the file cannot be fetched */
async function propsAt<N extends IslandName>(address: string): Promise<IslandProps[N]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** Islands wait for it, so that what they tell is heard; where it is blocked, nobody listens. */
const counting: Promise<unknown> = __IS_COUNTED__
  ? import('../counting/visit.ts').catch(() => undefined)
  : Promise.resolve();

async function load<N extends IslandName>(name: N, root: Element, address: string): Promise<void> {
  if (import.meta.env.DEV) await import(/* @vite-ignore */ DEV_PREAMBLE);
  const [component, { hydrate }, props] = await Promise.all([
    ISLANDS[name](),
    import('./hydrate.ts'),
    propsAt<N>(address),
    counting,
  ]);
  await hydrate(root, name, component, props);
}

const pressedIn = (island: Element): HTMLElement[] =>
  [...island.querySelectorAll<HTMLElement>('[data-pressed]')].sort(
    (a, b) => Number(a.dataset.pressed) - Number(b.dataset.pressed),
  );

/**
 * Returns what wakes an island; while it wakes and afterwards a call does nothing, after a failure it tries again.
 * @param onFailed called when something could not be fetched
 */
function waker(island: HTMLElement, onFailed: () => void): () => Promise<void> {
  const { island: name = '', props = '' } = island.dataset;
  const root = island.firstElementChild;
  if (!isIslandName(name) || !root) throw new Error(`No island is called ${name}`);
  let isAsleep = true;
  return async () => {
    if (!isAsleep) return;
    isAsleep = false;
    try {
      await load(name, root, props);
    } catch (error) {
      console.error(error);
      isAsleep = true;
      onFailed();
      return;
    }
    island.querySelector(':scope > [role=alert]')?.setAttribute('hidden', '');
    island.setAttribute('data-awake', '');
    for (const button of pressedIn(island)) {
      button.removeAttribute('data-pressed');
      button.click();
    }
    // React has rendered what the presses led to by then.
    await Promise.resolve();
    island.removeAttribute('data-early');
  };
}

/** Wakes an island when the visitor turns to it: a pointer that moves near it, or focus near it. Scrolling past is neither. */
function wakeNear(island: HTMLElement, wake: () => void): void {
  const wakeIfNear = (left: number, top: number, right: number, bottom: number) => {
    const box = island.getBoundingClientRect();
    const beside = left > box.right + NEAR || right < box.left - NEAR;
    if (!beside && top < box.bottom + NEAR && bottom > box.top - NEAR) wake();
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
}

const isKept = (key: string | undefined): boolean => {
  try {
    return key !== undefined && sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/** Puts the account into the header, where somebody has one. */
export function wakeAccount(): void {
  const island = accountIsland();
  if (island) void waker(island, () => undefined)();
}

/**
 * Watches for the signs that wake islands.
 * @param onFailed called when an island could not be fetched
 */
export function watch(onFailed: () => void): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const wake = waker(island, onFailed);
    const { wakes, kept } = island.dataset;
    for (const sign of ['input', 'click', 'wake']) island.addEventListener(sign, wake, true);
    if (wakes === 'near') wakeNear(island, wake);
    const isAsked =
      island.contains(document.activeElement) || island.querySelector('[data-pressed]') !== null;
    if (wakes === 'soon' || isAsked || isKept(kept)) void wake();
  }
  wakeAccount();
}
