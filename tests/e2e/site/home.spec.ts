import { copy } from '../../../src/copy/index.ts';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { pathOf } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import { painted, shiftOn, watchShifts } from '../support/layout-shifts.ts';
import { startStalledPage } from '../support/stalled-page.ts';
import { expect, test } from '../test.ts';

for (const locale of LOCALES) {
  const { home } = copy[locale];
  const path = pathOf('home', locale);

  test.describe(`the landing page (${locale})`, () => {
    test('says everything in its order', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        home.hero.highlighted + home.hero.rest,
      );
      await expect(page.locator('h1 .signal-text')).toHaveText(home.hero.highlighted);
      for (const paragraph of home.hero.paragraphs) await expect(page.getByText(paragraph)).toBeVisible();
      const order = [home.how.title, home.logos.title, home.services.title, home.trust.title];
      const tops = await Promise.all(
        order.map(async (name) => (await page.getByRole('heading', { name }).boundingBox())?.y ?? Number.NaN),
      );
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
      await expect(page.locator('.services article')).toHaveCount(2);
      for (const card of await page.locator('.services article').all())
        await expect(card.locator('li')).toHaveCount(5);
    });

    test('is shown without scripts, down to the last line', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto(path);
      for (const { title } of home.how.steps)
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await page.getByText(home.questions.items[0].question).click();
      await expect(page.getByText(home.questions.items[0].answer)).toBeVisible();
      const { video } = site;
      const link = page.getByRole('link', { name: home.video.play });
      if (video?.kind === 'file') await expect(link).toHaveAttribute('href', `/video/${video.name}.mp4`);
      await context.close();
    });

    for (const width of [320, 768, 1024, 1440, 1920]) {
      test(`fits into ${width} pixels`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }
  });
}

test('pictures are there once the page is scrolled', async ({ page }) => {
  await page.goto('/');
  const poster = page.locator('.poster img');
  await poster.locator('..').scrollIntoViewIfNeeded();
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
});

test('the highlighted phrase is readable where the system sets the colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const colour = await page.locator('h1 .signal-text').evaluate((phrase) => getComputedStyle(phrase).color);
  expect(colour).not.toBe('rgba(0, 0, 0, 0)');
});

test('the video is fetched when it is asked for, and plays with captions', async ({ page }) => {
  const videos: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:mp4|webm)$/.test(request.url())) videos.push(request.url());
  });
  await page.goto('/de');
  const play = page.getByRole('link', { name: copy.de.home.video.play });
  await play.scrollIntoViewIfNeeded();
  expect(videos).toEqual([]);
  await play.click();
  const video = page.locator('video');
  await expect(video).toBeFocused();
  await expect
    .poll(() => video.evaluate((player) => (player instanceof HTMLVideoElement ? player.currentTime : 0)))
    .toBeGreaterThan(0.1);
  expect(videos.length).toBeGreaterThan(0);
  await expect(video.locator('track')).toHaveCount(2);
  await expect(video.locator('track[default]')).toHaveAttribute('srclang', 'de');
});

test('the logos move, wait under the pointer and the focus, and stop at the press of a switch', async ({
  page,
}) => {
  await page.goto('/');
  const belt = page.locator('.belt');
  const state = () => belt.evaluate((element) => element.getAnimations()[0]?.playState);
  await expect(belt.locator('ul').first().locator('img')).toHaveCount(10);
  await expect(belt.locator('ul').last()).toHaveAttribute('aria-hidden', 'true');
  await page
    .getByRole('region', { name: copy.en.home.logos.title })
    .evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(state).toBe('running');
  // Its center moves and can be outside the window, so the pointer goes to a point inside it.
  const middle = await belt.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  });
  await page.mouse.move(300, middle);
  await expect.poll(state).toBe('paused');
  await page.mouse.move(0, 0);
  await expect.poll(state).toBe('running');
  const pause = page.getByRole('switch', { name: copy.en.home.logos.pause });
  await pause.click();
  await expect.poll(state).toBe('paused');
  await pause.click();
  await expect.poll(state).toBe('running');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(pause).toBeFocused();
  await expect.poll(state).toBe('paused');
});

test('the logos stand still where less motion is wanted, each of them once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('heading', { name: copy.en.home.logos.title }).scrollIntoViewIfNeeded();
  const belt = page.locator('.belt');
  await expect(belt.getByRole('img').last()).toBeVisible();
  expect(await belt.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  await expect(belt.locator('ul').last()).toBeHidden();
});

for (const locale of LOCALES)
  test(`on paper the highlighted phrase stands in ink (${locale})`, async ({ page }) => {
    await page.goto(pathOf('home', locale));
    const title = page.getByRole('heading', { level: 1 });
    const phrase = title.getByText(copy[locale].home.hero.highlighted);
    await expect(phrase).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await page.emulateMedia({ media: 'print' });
    const ink = await title.evaluate((element) => getComputedStyle(element).color);
    await expect(phrase).toHaveCSS('color', ink);
  });

for (const part of ['<span>Website score', '<ul role="list"><li class="good">', '<p class="step">'])
  test(`stands still while the line pauses before ${part}`, async ({ page }) => {
    const stalled = await startStalledPage('/', part);
    await page.setViewportSize({ width: 1350, height: 940 });
    await watchShifts(page);
    await page.goto(stalled.url, { waitUntil: 'commit' });
    await expect(page.locator('.example .score svg')).toBeVisible();
    await painted(page);
    stalled.goOn();
    await page.waitForLoadState();
    expect(await shiftOn(page)).toBeLessThan(0.01);
    stalled.close();
  });
