import type { Page } from '@playwright/test';

/** Sums the layout shifts of pages opened later. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, {
          shifted: Reflect.get(globalThis, 'shifted') + Reflect.get(entry, 'value'),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Waits for two frames, so that everything received so far is painted. */
export const waitForPaint = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** @returns the layout shift so far, as Web Vitals count it */
export async function readLayoutShift(page: Page): Promise<number> {
  await waitForPaint(page);
  return page.evaluate(() => Reflect.get(globalThis, 'shifted'));
}
