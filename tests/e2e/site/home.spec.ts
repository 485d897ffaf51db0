import { getHomeCopy } from '../../../src/components/home-copy.ts';
import { copy } from '../../../src/copy/index.ts';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { pathOf } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import { waitForDisplayFace } from '../support/display-face.ts';
import { flushRequests, recordFetches } from '../support/hydration.ts';
import { readLayoutShift, recordLayoutShifts, waitForPaint } from '../support/layout-shifts.ts';
import { startStalledPage } from '../support/stalled-page.ts';
import { expect, test } from '../test.ts';

for (const locale of LOCALES) {
  const home = getHomeCopy(locale);
  const path = pathOf('home', locale);

  test.describe(`${locale}: the landing page`, () => {
    test('shows its sections in order', { tag: '@journey' }, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        home.hero.highlighted + home.hero.rest,
      );
      await expect(page.locator('h1 .signal-text')).toHaveText(home.hero.highlighted);
      for (const paragraph of home.hero.paragraphs) await expect(page.getByText(paragraph)).toBeVisible();
      const order = [home.how.title, home.logos.title, home.services.title, home.trust.title];
      const titles = await page.getByRole('heading', { level: 2 }).allTextContents();
      expect(titles.filter((title) => order.some((each) => each === title))).toEqual(order);
      await expect(page.locator('.services article')).toHaveCount(2);
      for (const card of await page.locator('.services article').all())
        await expect(card.locator('li')).toHaveCount(5);
    });

    test('is complete without JavaScript', { tag: '@journey' }, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto(path);
      for (const { title } of home.how.steps)
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await page.getByText(home.questions.items[0]?.question ?? '').click();
      await expect(page.getByText(home.questions.items[0]?.answer ?? '')).toBeVisible();
      const { video } = site;
      const link = page.getByRole('link', { name: home.video.play });
      if (video?.kind === 'file') await expect(link).toHaveAttribute('href', `/video/${video.name}.mp4`);
      await context.close();
    });

    test('fits windows from 320 to 1920 pixels', async ({ page }) => {
      await page.goto(path);
      await waitForDisplayFace(page);
      for (const width of [320, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(needed).toBeLessThanOrEqual(width);
      }
    });

    test('leads from each offer and the call section to the booking page', async ({ page }) => {
      await page.goto(path);
      const { strategyCall, opensInNewTab } = copy[locale].shell;
      for (const [index, { pricing }] of home.services.cards.entries()) {
        const name = `${pricing.title} ${pricing.amount} ${opensInNewTab}`;
        const offer = page.locator('.services article').nth(index).getByRole('link', { name });
        await expect(offer).toHaveAttribute('href', site.links.booking);
      }
      const call = page.locator('.call-panel').getByRole('link');
      await expect(call).toHaveAttribute('href', site.links.booking);
      await expect(call.getByText(strategyCall, { exact: true })).toBeVisible();
    });

    test('shows both offers on a phone without scrolling sideways', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      const [first, second] = await page
        .locator('.services article')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()));
      expect(first.width).toBe(360);
      expect(second).toMatchObject({ left: 0, width: 360, top: first.bottom });
    });

    test('names in the example the grades of its areas, weakest first', async ({ page }) => {
      await page.goto(path);
      const { grades } = copy[locale].results.website;
      const words = await page
        .locator('.example dd')
        .evaluateAll((areas) => areas.map((area) => area.lastChild?.nodeValue?.trim()));
      const order = [grades.weak, grades.fair, grades.strong];
      expect(words.length).toBe(5);
      expect(words.filter((word) => !order.some((grade) => grade === word))).toEqual([]);
      expect(
        words.toSorted(
          (a, b) => order.findIndex((each) => each === a) - order.findIndex((each) => each === b),
        ),
      ).toEqual(words);
    });

    test('says it in at most 520 words on a phone, and in at most 560 on a wide screen', async ({ page }) => {
      for (const [width, limit] of [
        [360, 520],
        [1440, 560],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        // biome-ignore lint/performance/useDomNodeTextContent: counts only text that is rendered
        const words = (await page.locator('body').innerText()).split(/\s+/);
        expect(words.length, `${width} pixels`).toBeLessThanOrEqual(limit);
      }
    });

    test('is at most nine screens tall on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await waitForDisplayFace(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(9 * 844);
    });

    test('is at most 7,500 pixels tall on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(path);
      await waitForDisplayFace(page);
      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        await page.emulateMedia({ reducedMotion });
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height, reducedMotion).toBeLessThanOrEqual(7500);
      }
    });

    test('opens the whole example as a result that can be printed and shared', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { example, keep, roadmap, website: report } = copy[locale].results;
      await page.goto(path);
      await page.getByRole('link', { name: home.example.whole }).first().click();
      await expect(page.getByText(example.text)).toBeVisible();
      await expect(page.getByRole('heading', { name: report.title })).toBeVisible();
      await expect(page.getByRole('button', { name: keep.print })).toBeVisible();
      await page.getByRole('button', { name: keep.link }).click();
      await expect(page.getByRole('button', { name: roadmap.copied })).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(link).pathname + new URL(link).hash).toBe(`${pathOf('analysis', locale)}#example`);
    });
  });
}

test('loads pictures after scrolling to them', async ({ page }) => {
  await page.goto('/');
  const logo = page.locator('.logo-strip img').first();
  await logo.locator('..').scrollIntoViewIfNeeded();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('shows the highlighted phrase in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const color = await page.locator('h1 .signal-text').evaluate((phrase) => getComputedStyle(phrase).color);
  expect(color).not.toBe('rgba(0, 0, 0, 0)');
});

test('loads the video on demand and plays it with captions', { tag: '@journey' }, async ({ page }) => {
  const videos = recordFetches(page, /\.(?:mp4|webm)$/);
  await page.goto('/de');
  const play = page.getByRole('link', { name: copy.de.home.video.play });
  await play.scrollIntoViewIfNeeded();
  await flushRequests(page);
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

test('moves the logos until they are hovered, focused or switched off', async ({ page }) => {
  await page.goto('/');
  const marquee = page.locator('.marquee');
  const state = () => marquee.evaluate((element) => element.getAnimations()[0]?.playState);
  await expect(marquee.locator('ul').first().locator('img')).toHaveCount(10);
  await expect(marquee.locator('ul').last()).toHaveAttribute('aria-hidden', 'true');
  await page
    .getByRole('region', { name: copy.en.home.logos.title })
    .evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(state).toBe('running');
  // The marquee's center moves and can be outside the window.
  const middle = await marquee.evaluate((element) => {
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

test('shows the logos once and without movement with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('heading', { name: copy.en.home.logos.title }).scrollIntoViewIfNeeded();
  const marquee = page.locator('.marquee');
  await expect(marquee.getByRole('img').last()).toBeVisible();
  expect(await marquee.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  await expect(marquee.locator('ul').last()).toBeHidden();
});

for (const locale of LOCALES)
  test(`${locale}: the highlighted phrase prints in the text color`, async ({ page }) => {
    await page.goto(pathOf('home', locale));
    const title = page.getByRole('heading', { level: 1 });
    const phrase = title.getByText(copy[locale].home.hero.highlighted);
    await expect(phrase).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await page.emulateMedia({ media: 'print' });
    const ink = await title.evaluate((element) => getComputedStyle(element).color);
    await expect(phrase).toHaveCSS('color', ink);
  });

for (const part of [
  '<span class="whole">Website score',
  '<div class="strong">',
  '<p class="step stack start">',
])
  test(`does not shift while the response stalls before ${part}`, async ({ page }) => {
    const stalled = await startStalledPage('/', part);
    await page.setViewportSize({ width: 1350, height: 940 });
    await recordLayoutShifts(page);
    await page.goto(stalled.url, { waitUntil: 'commit' });
    await expect(page.locator('.example .mark')).toBeVisible();
    await waitForPaint(page);
    stalled.resume();
    await page.waitForLoadState();
    expect(await readLayoutShift(page)).toBeLessThan(0.01);
    stalled.close();
  });
