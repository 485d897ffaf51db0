import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const jump = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

/** Scrolls until this share of the path lies above the middle of the window. */
const scrollPathTo = (page: Page, progress: number) =>
  page.locator('.how .stage').evaluate((stage, share) => {
    const { top, height } = stage.getBoundingClientRect();
    scrollTo({ top: scrollY + top + share * height - innerHeight / 2, behavior: 'instant' });
  }, progress);

test('a page whose scroll effects cannot load reports no script error', async ({ page }) => {
  await page.route(/\/on-scroll\./, (route) => route.abort());
  await page.goto('/');
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/on-scroll.'));
  await jump(page, 900);
  await refused;
  await expect(page.locator('html[data-moved]')).toBeAttached();
});

test.describe('the path on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('has the geometry of the specification', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.path-art')).toHaveAttribute('viewBox', '0 0 800 1600');
    const centres = await page.locator('.how .stage').evaluate((stage) => {
      const box = stage.getBoundingClientRect();
      return [...stage.querySelectorAll('.marker')].map((marker) => {
        const { top, height } = marker.getBoundingClientRect();
        return Math.round(((top + height / 2 - box.top) / box.height) * 1600);
      });
    });
    expect(centres).toEqual([300, 700, 1100, 1500]);
  });

  test('shows its end from 80 percent on, and keeps it', async ({ page }) => {
    await page.goto('/');
    const end = page.locator('.path-art .end');
    await scrollPathTo(page, 0.78);
    await expect(end).toHaveAttribute('data-reached', 'no');
    await expect(end).toHaveCSS('opacity', '0');
    await scrollPathTo(page, 0.81);
    await expect(end).toHaveAttribute('data-reached', 'yes');
    await expect(end).toHaveCSS('opacity', '1');
    await scrollPathTo(page, 0.2);
    await expect(end).toHaveAttribute('data-reached', 'yes');
  });

  test('is drawn as far as the page is scrolled', async ({ page }) => {
    await page.goto('/');
    const undrawn = () =>
      page.locator('.drawn').evaluate((path) => Number.parseFloat(getComputedStyle(path).strokeDashoffset));
    await scrollPathTo(page, 0.25);
    await expect.poll(undrawn).toBeCloseTo(0.75, 1);
    await scrollPathTo(page, 1);
    await expect.poll(undrawn).toBeCloseTo(0, 1);
  });

  test('is printed whole, wherever the page is scrolled', async ({ page }) => {
    await page.goto('/');
    await scrollPathTo(page, 0.2);
    await expect(page.locator('.path-art .end')).toHaveAttribute('data-reached', 'no');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.drawn')).toHaveCSS('stroke-dashoffset', /^0/);
    await expect(page.locator('.path-art .end')).toHaveCSS('opacity', '1');
    await expect(page.locator('.hero-art')).toHaveCSS('opacity', '1');
  });
});

test('a tall window has pictures, and no end of the path, before anybody scrolls, also one that grows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const picture = page.locator('.player img').first();
  await expect(picture).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 2600 });
  await expect(picture).toBeVisible();
  await page.reload();
  await expect(picture).toBeVisible();
  await expect(page.locator('.path-art .end')).toHaveCSS('opacity', '0');
});

test.describe('the list on a phone', () => {
  test.use({ viewport: { width: 360, height: 500 } });

  const halfway = (page: Page) =>
    page.locator('.how').evaluate((section) => {
      const { top, height } = section.getBoundingClientRect();
      scrollTo({ top: scrollY + top + (height - innerHeight) / 2, behavior: 'instant' });
    });

  test('fills its bar by the formula of the specification', async ({ page }) => {
    await page.goto('/de');
    await halfway(page);
    const { top, height } = await page.locator('.how').evaluate((section) => {
      const box = section.getBoundingClientRect();
      return { top: box.top, height: box.height };
    });
    const expected = 100 * (1 + top / (height - 500));
    expect(expected).toBeCloseTo(50, 0);
    const hidden = () =>
      page.locator('.bar > span').evaluate((bar) => {
        const [, percent] = /inset\(0px 0px ([\d.]+)%/.exec(getComputedStyle(bar).clipPath) ?? [];
        return Number(percent);
      });
    await expect.poll(hidden).toBeCloseTo(expected, 0);
  });
});

test.describe('sections come in', () => {
  test('once, and all of them are there at the end', async ({ page }) => {
    await page.goto('/');
    await jump(page, 10);
    await expect(page.locator('#questions [data-reveal="waiting"]').first()).toBeAttached();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 600) await jump(page, top);
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
    const last = page.locator('#questions [data-reveal="shown"]').last();
    await expect(last).toHaveCSS('opacity', '1');
  });

  test('also those a jump to the end has passed by', async ({ page }) => {
    await page.goto('/');
    await jump(page, 10);
    await expect(page.locator('[data-reveal="waiting"]').first()).toBeAttached();
    await jump(page, 1_000_000);
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
  });

  test('not where less motion is wanted: everything simply is there', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const script = page.waitForResponse(/\/on-scroll\.[\w-]+\.js$/);
    await page.goto('/');
    await jump(page, 400);
    await script;
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', '');
    await expect(page.locator('[data-reveal]')).toHaveCount(0);
    await expect(page.locator('.path-art .end')).toHaveCSS('opacity', '1');
    await expect(page.locator('.drawn')).toHaveCSS('stroke-dashoffset', /^0(?:px|%)?$/);
    await jump(page, 100);
    await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
  });
});

test('reading to the end loads no island', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.mouse.move(700, 400);
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let scrolled = 0; scrolled < end; scrolled += 700) await page.mouse.wheel(0, 700);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  const names = () => scripts.map((path) => path.replace(/^\/_astro\/([\w-]+)\.[\w-]+\.js$/, '$1')).sort();
  // What motion's two parts have in common, in 342 bytes, is called after one of its files.
  await expect.poll(names).toEqual(['on-scroll', 'resolve-elements', 'visit']);
});
