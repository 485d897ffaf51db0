/** The landing page's requests before any interaction. Needs full Chromium, where no pointer rests on the page. */
import { waitForDisplayFace } from '../support/display-face.ts';
import { recordFetches, waitForIdle } from '../support/hydration.ts';
import { expect, test } from '../test.ts';

for (const [device, use] of [
  ['phone', { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }],
  ['desktop', { viewport: { width: 1350, height: 940 } }],
] as const)
  test.describe(device, () => {
    test.use(use);
    test('requests only the page, its font, icon and manifest', { tag: '@journey' }, async ({ page }) => {
      const urls = recordFetches(page, /\/(?!robots\.txt)[^/]*$/);
      await page.goto('/');
      await waitForDisplayFace(page);
      await waitForIdle(page);
      expect(urls.filter((url) => /\.(?:js|svg|webp|png)$/.test(url))).toEqual([]);
      expect(urls.length).toBeLessThanOrEqual(4);
    });
  });
