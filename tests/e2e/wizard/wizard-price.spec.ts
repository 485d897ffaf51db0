/** The price range: slider, numbers and presets, by mouse, touch and keyboard. */
import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../../src/domain/site/locale.ts';
import { toSliderShare } from '../../../src/domain/wizard/price-scale.ts';
import { waitForDisplayFace } from '../support/display-face.ts';
import { expect, test } from '../test.ts';
import { entriesBefore, storeEntries } from './stored-entries.ts';
import { wizardOn } from './wizard-page.ts';

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element has no box.');
  return box;
}

async function openPrice(page: Page, locale: Locale) {
  const wizard = wizardOn(page, locale);
  const { price } = wizard.texts.wizard;
  await storeEntries(page, entriesBefore('productTypes'));
  await wizard.openStep('productTypes');
  await waitForDisplayFace(page);
  // Smooth scrolling would move the slider while it is measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const track = wizard.main.locator('fieldset svg:has(linearGradient)');
  await track.scrollIntoViewIfNeeded();
  return {
    wizard,
    track,
    min: wizard.main.getByLabel(price.min, { exact: true }),
    max: wizard.main.getByLabel(price.max, { exact: true }),
    minSlider: wizard.main.getByRole('slider', { name: price.minSlider }),
    maxSlider: wizard.main.getByRole('slider', { name: price.maxSlider }),
    bonus: wizard.main.getByRole('status').filter({ hasText: price.highTicket }),
    /** Viewport position of a price on the track. */
    positionOf: async (dollars: number): Promise<readonly [x: number, y: number]> => {
      const { x, y, width, height } = await boxOf(track);
      return [x + toSliderShare(dollars) * width, y + height / 2];
    },
  };
}

async function centerOf(thumb: Locator): Promise<readonly [x: number, y: number]> {
  const { x, y, width, height } = await boxOf(thumb);
  return [x + width / 2, y + height / 2];
}

test('does not shift the layout when dragging past the bonus threshold', async ({ page }) => {
  const { track, max, maxSlider, bonus, positionOf } = await openPrice(page, 'de');
  const before = await boxOf(track);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const [x, y] = await centerOf(maxSlider);
  const [from] = await positionOf(1000);
  const [to] = await positionOf(20_000);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(max).toHaveValue('1000');
  await page.mouse.move(x + to - from, y, { steps: 25 });
  await expect(max).toHaveValue('20000');
  await expect(bonus).toBeVisible();
  expect(await boxOf(track)).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  // Only the horizontal position counts, even far above the track.
  await page.mouse.move(x, y - 60, { steps: 10 });
  await expect(max).toHaveValue('1000');
  await expect(bonus).toHaveCount(0);
  await page.mouse.up();
  await page.mouse.move(x + 40, y);
  await expect(max).toHaveValue('1000');
});

test('moves the nearest thumb when the track is pressed, and then follows the pointer', async ({ page }) => {
  const { track, min, max, minSlider, maxSlider, positionOf } = await openPrice(page, 'en');
  await page.mouse.move(...(await positionOf(12_500)));
  await page.mouse.down();
  await expect(max).toHaveValue('12500');
  await expect(maxSlider).toBeFocused();
  await page.mouse.move(...(await positionOf(7000)), { steps: 5 });
  await expect(max).toHaveValue('7000');
  await page.mouse.up();
  await page.mouse.click(...(await positionOf(50)));
  await expect(min).toHaveValue('50');
  await expect(minSlider).toBeFocused();
  // Prices below $1K take up more than half of the track.
  const { width } = await boxOf(track);
  expect(((await positionOf(1000))[0] - (await positionOf(10))[0]) / width).toBeGreaterThan(0.5);
  // A thumb cannot be dragged past the other.
  await page.mouse.move(...(await centerOf(minSlider)));
  await page.mouse.down();
  await page.mouse.move(...(await positionOf(50_000)), { steps: 10 });
  await page.mouse.up();
  await expect(min).toHaveValue('7000');
  await expect(max).toHaveValue('7000');
});

test('moves between stops with arrow keys and announces the price', async ({ page }) => {
  const { min, max, minSlider, maxSlider, bonus } = await openPrice(page, 'de');
  await expect(minSlider).toHaveAttribute('min', '10');
  await expect(maxSlider).toHaveAttribute('max', '50000');
  await expect(min).toHaveValue('10');
  await expect(max).toHaveValue('1000');
  await maxSlider.focus();
  for (const [key, value, text] of [
    ['ArrowRight', '1500', '$1K+'],
    ['ArrowUp', '2000', '$2K+'],
    ['ArrowLeft', '1500', '$1K+'],
    ['ArrowDown', '1000', '$1K+'],
    ['ArrowDown', '950', '$950+'],
    ['PageUp', '4000', '$4K+'],
    ['PageDown', '950', '$950+'],
    ['End', '50000', '$50K+'],
    ['ArrowRight', '50000', '$50K+'],
    ['Home', '10', '$10+'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(max, key).toHaveValue(value);
    await expect(maxSlider, key).toHaveAttribute('aria-valuetext', text);
  }
  await max.fill('4999');
  await expect(bonus).toHaveCount(0);
  await maxSlider.press('ArrowRight');
  await expect(max).toHaveValue('5000');
  await expect(bonus).toBeVisible();
  await minSlider.press('End');
  await expect(min).toHaveValue('5000');
});

test('typed prices stay exact, presets set both prices, and the minimum never exceeds the maximum', async ({
  page,
}) => {
  const { wizard, min, max, maxSlider } = await openPrice(page, 'en');
  await max.fill('4999');
  await min.fill('9000');
  await min.press('Tab');
  await expect(min).toHaveValue('4999');
  await max.fill('5');
  await max.press('Enter');
  await expect(max).toHaveValue('4999');
  await wizard.expectStep('productTypes');
  await wizard.button('$10K+').click();
  await expect(min).toHaveValue('10000');
  await expect(max).toHaveValue('100000');
  await expect(maxSlider).toHaveAttribute('aria-valuetext', '$100K+');
  expect(await max.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(true);
  // Clicking a thumb beyond the track's end changes nothing.
  await page.mouse.click(...(await centerOf(maxSlider)));
  await maxSlider.press('ArrowRight');
  await expect(max).toHaveValue('100000');
  await page.reload();
  await expect(max).toHaveValue('100000');
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('sets the price by tap or drag, but not by scrolling', async ({ page }) => {
    const { max, positionOf } = await openPrice(page, 'de');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    const [x, y] = await positionOf(20_000);
    await page.touchscreen.tap(x, y);
    await expect(max).toHaveValue('20000');

    const [to] = await positionOf(5000);
    await touch('touchStart', x, y);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + (to - x) * part, y + 20 * part);
    await expect(max).toHaveValue('5000');
    await touch('touchEnd');

    await touch('touchStart', x, y);
    for (const up of [30, 60, 120]) await touch('touchMove', x, y - up);
    await touch('touchEnd');
    await expect(max).toHaveValue('5000');
  });
});
