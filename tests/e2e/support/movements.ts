import type { Page } from '@playwright/test';

export interface Movement {
  /** Words of what moves. */
  readonly text: string;
  readonly properties: readonly string[];
  /** Where it begins. */
  readonly from: string;
  /** Milliseconds to its end. */
  readonly ms: number;
}

/**
 * Writes down every movement that a script of the page begins, so that a test needs not be there while it lasts. Before
 * the page is opened.
 * @param hold whether each stays in its first picture
 */
export async function watchMovements(page: Page, { hold = false } = {}): Promise<void> {
  await page.addInitScript((isHeld) => {
    const begun: [Element, Animation][] = [];
    Object.assign(globalThis, { begun });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const movement = animate.apply(this, how);
      if (isHeld) movement.pause();
      begun.push([this, movement]);
      return movement;
    };
  }, hold);
}

/** What has moved since this was asked last; one for each property. */
export const movementsOn = (page: Page): Promise<readonly Movement[]> =>
  page.evaluate(() => {
    const begun: [Element, Animation][] = Reflect.get(globalThis, 'begun');
    return begun.splice(0).map(([element, { effect }]) => {
      const keyframes = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      const [first = {}] = keyframes;
      const { offset, computedOffset, easing, composite, ...style } = first as Record<string, unknown>;
      return {
        text: element.textContent ?? '',
        properties: Object.keys(style),
        from: Object.values(style).join(' '),
        ms: Number(effect?.getComputedTiming().endTime),
      };
    });
  });

/** The script that moves elements has loaded. It is fetched once an island is hydrated, unless less motion is wanted. */
export async function motionLoaded(page: Page): Promise<void> {
  const loaded = await page.waitForFunction(() => {
    const [script] = performance.getEntriesByType('resource').filter(({ name }) => /\/move-in\./.test(name));
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : script?.name;
  });
  const script = await loaded.jsonValue();
  // Resolves once it has run.
  if (script && script !== 'none') await page.evaluate((address) => import(address), script);
}
