import type { Page } from '@playwright/test';

export interface RecordedAnimation {
  /** Text of the animated element. */
  readonly text: string;
  readonly properties: readonly string[];
  /** Values of the first keyframe. */
  readonly from: string;
  /** Duration including the delay, in milliseconds. */
  readonly ms: number;
}

/**
 * Records every animation that a script starts, so that a test need not observe it running. Call it before opening a page.
 * @param hold pauses each animation in its first frame
 */
export async function recordAnimations(page: Page, { hold = false } = {}): Promise<void> {
  await page.addInitScript((isHeld) => {
    const started: [Element, Animation][] = [];
    Object.assign(globalThis, { started });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args);
      if (isHeld) animation.pause();
      started.push([this, animation]);
      return animation;
    };
  }, hold);
}

/** @returns the animations since the last call, one per property */
export const takeAnimations = (page: Page): Promise<readonly RecordedAnimation[]> =>
  page.evaluate(() => {
    const started: [Element, Animation][] = Reflect.get(globalThis, 'started');
    return started.splice(0).map(([element, { effect }]) => {
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

/** Waits for the animation script, which is fetched after an island is hydrated, except with reduced motion. */
export async function waitForMotionScript(page: Page): Promise<void> {
  const loaded = await page.waitForFunction(() => {
    const [script] = performance.getEntriesByType('resource').filter(({ name }) => /\/move-in\./.test(name));
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : script?.name;
  });
  const script = await loaded.jsonValue();
  // Resolves once it has run.
  if (script && script !== 'none') await page.evaluate((address) => import(address), script);
}
