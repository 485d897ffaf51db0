import type { Page } from '@playwright/test';

/** Sums the layout shifts of the page that is opened next. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, {
          shifted: Reflect.get(globalThis, 'shifted') + Reflect.get(entry, 'value'),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Waits until what has arrived is painted. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** @returns the layout shift so far, as Web Vitals count it */
export async function shiftOn(page: Page): Promise<number> {
  await painted(page);
  return page.evaluate(() => Reflect.get(globalThis, 'shifted'));
}
