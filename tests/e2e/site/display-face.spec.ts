/** The display face's dots at small, bold sizes. */
import sharp from 'sharp';
import { waitForDisplayFace } from '../support/display-face.ts';
import { expect, test } from '../test.ts';

/** Darkness of each row's darkest pixel, 0 to 255. */
async function measureRowDarkness(screenshot: Buffer): Promise<readonly number[]> {
  const { data, info } = await sharp(screenshot).grayscale().raw().toBuffer({ resolveWithObject: true });
  return Array.from(
    { length: info.height },
    (_, row) => 255 - Math.min(...data.subarray(row * info.width, (row + 1) * info.width)),
  );
}

/** Contrast of the lightest row with the darkest ones above and below it. */
const measureGap = (rows: readonly number[]): number =>
  Math.max(
    ...rows.map(
      (dark, row) => Math.min(Math.max(0, ...rows.slice(0, row)), Math.max(0, ...rows.slice(row))) - dark,
    ),
  );

for (const size of ['xs', 's', 'm']) {
  test(`an i has a visible dot at size ${size}`, async ({ page }) => {
    await page.goto('/de');
    await page.mouse.move(5, 5);
    await waitForDisplayFace(page);
    const renderAndMeasure = async (letter: string): Promise<number> => {
      await page.evaluate(
        ([text, token]) => {
          const probe = document.createElement('div');
          probe.id = 'probe';
          probe.textContent = text ?? '';
          probe.style.cssText = `position:fixed;inset:0 auto auto 0;z-index:9;padding:8px;background:#fff;color:#000;font:600 var(--text-${token}) var(--font)`;
          document.querySelector('#probe')?.remove();
          document.body.append(probe);
        },
        [letter, size],
      );
      return measureGap(await measureRowDarkness(await page.locator('#probe').screenshot()));
    };
    expect(await renderAndMeasure('l')).toBeLessThan(20);
    expect(await renderAndMeasure('i')).toBeGreaterThan(80);
  });
}
