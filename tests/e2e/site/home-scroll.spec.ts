import type { Page } from '@playwright/test';
import { copy } from '../../../src/copy/index.ts';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { pathOf } from '../../../src/routes.ts';
import { waitForDisplayFace } from '../support/display-face.ts';
import { expect, test } from '../test.ts';

/** Opens the landing page with its final layout. */
async function openHome(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await waitForDisplayFace(page);
}

const jump = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

/** Scrolls until a share of the path is above the middle of the window. */
const scrollPathTo = (page: Page, progress: number) =>
  page.locator('.how .stage').evaluate((stage, share) => {
    const { top, height } = stage.getBoundingClientRect();
    scrollTo({ top: scrollY + top + share * height - innerHeight / 2, behavior: 'instant' });
  }, progress);

test('works without scroll effects if their script fails to load', async ({ page }) => {
  await page.route(/\/on-scroll\./, (route) => route.abort());
  await page.goto('/');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/on-scroll.'));
  await jump(page, 900);
  await failed;
  await expect(page.locator('html[data-has-scrolled]')).toBeAttached();
});

test.describe('the path on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('has the specified geometry', async ({ page }) => {
    await openHome(page);
    await expect(page.locator('.path-art')).toHaveAttribute('viewBox', '0 0 800 1600');
    const centers = await page.locator('.how .stage').evaluate((stage) => {
      const box = stage.getBoundingClientRect();
      return [...stage.querySelectorAll('.marker')].map((marker) => {
        const { top, height } = marker.getBoundingClientRect();
        return Math.round(((top + height / 2 - box.top) / box.height) * 1600);
      });
    });
    expect(centers).toEqual([300, 700, 1100, 1500]);
  });

  test('shows its end once scrolled 80 percent, even after scrolling back', async ({ page }) => {
    await openHome(page);
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

  test('is drawn only as far as the page is scrolled', async ({ page }) => {
    await openHome(page);
    const undrawn = () =>
      page.locator('.drawn').evaluate((path) => Number.parseFloat(getComputedStyle(path).strokeDashoffset));
    await scrollPathTo(page, 0.25);
    await expect.poll(undrawn).toBeCloseTo(0.75, 1);
    await scrollPathTo(page, 1);
    await expect.poll(undrawn).toBeCloseTo(0, 1);
  });

  test('prints completely at any scroll position', async ({ page }) => {
    await openHome(page);
    await scrollPathTo(page, 0.2);
    await expect(page.locator('.path-art .end')).toHaveAttribute('data-reached', 'no');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.drawn')).toHaveCSS('stroke-dashoffset', /^0/);
    await expect(page.locator('.path-art .end')).toHaveCSS('opacity', '1');
    await expect(page.locator('.hero-art')).toHaveCSS('opacity', '1');
  });
});

test('shows pictures but not the end of the path in a tall or growing window before scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const picture = page.locator('.logo-strip img').first();
  await expect(picture).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 2600 });
  await expect(picture).toBeVisible();
  await page.reload();
  await expect(picture).toBeVisible();
  await expect(page.locator('.path-art .end')).toHaveCSS('opacity', '0');
});

for (const [width, height] of [
  [390, 844],
  [412, 915],
] as const)
  for (const locale of LOCALES)
    test(`${locale}: the list scrolls through four pictures at ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openHome(page, pathOf('home', locale));
      const { steps, pieces } = copy[locale].home.how;
      const list = page.locator('.how .stage > ol > li');
      await expect(list).toHaveCount(steps.length);
      for (const piece of await list.locator('.piece').all()) await expect(piece).toHaveText(/\p{L}{3}/u);
      await expect(list.getByText(pieces.groups[0], { exact: true })).toBeVisible();
      const section = await page
        .locator('.how')
        .evaluate((element) => element.getBoundingClientRect().height);
      expect(section - height).toBeGreaterThan(200);
    });

test.describe('the list on a phone', () => {
  test.use({ viewport: { width: 360, height: 500 } });

  const scrollHalfway = (page: Page) =>
    page.locator('.how').evaluate((section) => {
      const { top, height } = section.getBoundingClientRect();
      scrollTo({ top: scrollY + top + (height - innerHeight) / 2, behavior: 'instant' });
    });

  test('fills its bar according to the specified formula', async ({ page }) => {
    await openHome(page, '/de');
    await scrollHalfway(page);
    const { top, height } = await page.locator('.how').evaluate((section) => {
      const box = section.getBoundingClientRect();
      return { top: box.top, height: box.height };
    });
    const expected = 100 * (1 + top / (height - 500));
    expect(expected).toBeCloseTo(50, 0);
    const hidden = () =>
      page.locator('.bar > span').evaluate((bar) => {
        const [, percent] = /inset\(\S+ \S+ ([\d.]+)%/.exec(getComputedStyle(bar).clipPath) ?? [];
        return Number(percent);
      });
    await expect.poll(hidden).toBeCloseTo(expected, 0);
  });
});

test.describe('sections', () => {
  test('are all revealed after scrolling to the end', async ({ page }) => {
    await page.goto('/');
    await jump(page, 10);
    await expect(page.locator('#questions [data-reveal="waiting"]').first()).toBeAttached();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 600) await jump(page, top);
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
    const last = page.locator('#questions [data-reveal="shown"]').last();
    await expect(last).toHaveCSS('opacity', '1');
  });

  test('are all revealed after a jump to the end', async ({ page }) => {
    await page.goto('/');
    await jump(page, 10);
    await expect(page.locator('[data-reveal="waiting"]').first()).toBeAttached();
    await jump(page, 1_000_000);
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
  });

  test('are visible from the start with reduced motion', { tag: '@journey' }, async ({ page }) => {
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

test('does not load an island when scrolled to the end', async ({ page }) => {
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
  // A shared chunk of motion's two parts is named after one of its files.
  await expect.poll(names).toEqual(['count-up', 'on-scroll', 'resolve-elements', 'visit']);
});
