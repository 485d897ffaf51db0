/** Pages stand still while face, islands and data arrive. */
import { LOCALES } from '../../src/domain/locale.ts';
import { PAGES, samePageIn } from '../../src/routes.ts';
import { displayFaceShown } from './support/display-face.ts';
import { expect, test } from './test.ts';

/**
 * The landing page does not move at all. A short page shows its footer while it still arrives, and the footer grows
 * upwards with every line; what Web Vitals call good is the limit there.
 */
const limitOf = (path: string): number => (path === PAGES.home ? 0.01 : 0.1);

for (const [device, viewport] of [
  ['phone', { width: 412, height: 823 }],
  ['desktop', { width: 1350, height: 940 }],
] as const) {
  for (const path of Object.values(PAGES)) {
    test(`${path} stands still on a ${device}`, async ({ context }) => {
      await context.addInitScript(() => {
        Object.assign(globalThis, { shifted: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(globalThis, {
              shifted: Reflect.get(globalThis, 'shifted') + Reflect.get(entry, 'value'),
            });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const locale of LOCALES) {
        // In a tab of its own: a tab that has shown the face before shows it at once.
        const page = await context.newPage();
        await page.setViewportSize(viewport);
        await page.goto(samePageIn(locale, path), { waitUntil: 'networkidle' });
        await displayFaceShown(page);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        expect(await page.evaluate(() => Reflect.get(globalThis, 'shifted'))).toBeLessThan(limitOf(path));
      }
    });
  }
}
