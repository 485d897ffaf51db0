/** What the landing page asks for before the visitor does something: in a browser with windows, where no pointer rests on it. */
import { displayFaceShown } from '../support/display-face.ts';
import { expect, test } from '../test.ts';

for (const [device, use] of [
  ['phone', { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }],
  ['desktop', { viewport: { width: 1350, height: 940 } }],
] as const)
  test.describe(device, () => {
    test.use(use);
    test('nothing is fetched but page, face, icon and what describes them', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/', { waitUntil: 'networkidle' });
      await displayFaceShown(page);
      expect(asked.filter((path) => /\.(?:js|svg|webp|png)$/.test(path))).toEqual([]);
      expect(asked.length).toBeLessThanOrEqual(4);
    });
  });
