/** The check embedded in a partner's site. */
import { test as plainTest } from '@playwright/test';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { pathOf } from '../../../src/routes.ts';
import { expect, test } from '../test.ts';
import { wizardOn } from './wizard-page.ts';

const PARTNER = `${process.env.FIXTURE_ORIGIN}/partner/`;
const SITE = process.env.BASE_URL ?? '';

for (const locale of LOCALES) {
  test(`${locale}: the script embeds the check and adjusts the frame's height`, async ({ page }) => {
    const { texts } = wizardOn(page, locale);
    await page.setViewportSize({ width: 700, height: 600 });
    await page.addInitScript(() => {
      const heights: number[] = [];
      Object.assign(window, { heights });
      // Another test counts visits from unknown hosts.
      navigator.sendBeacon = () => true;
      window.addEventListener('message', ({ data }) => heights.push(data.frameHeight));
    });
    await page.goto(`${PARTNER}?script=${SITE}/embed.js&language=${locale}`);
    const frame = page.frameLocator('iframe');
    const heights = () =>
      frame.locator('astro-island > div > div').evaluate((box) => ({
        shown: window.innerHeight,
        needed: Math.ceil(box.getBoundingClientRect().height),
      }));
    const fits = async (): Promise<boolean> => {
      const { shown, needed } = await heights();
      return shown === needed;
    };

    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(texts.wizard.welcome.title);
    await expect(frame.getByRole('banner')).toHaveCount(0);
    await expect(frame.getByRole('contentinfo')).toHaveCount(0);
    await expect.poll(fits).toBe(true);
    const before = await heights();
    await frame.getByRole('button', { name: texts.wizard.welcome.start }).click();
    await frame.getByRole('button', { name: texts.wizard.website.skip }).click();
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(texts.wizard.businessPhase.title);
    await expect.poll(fits).toBe(true);
    expect((await heights()).shown).not.toBe(before.shown);
    // Each change is posted once or twice; a feedback loop would post hundreds.
    expect(await page.evaluate(() => Reflect.get(window, 'heights').length)).toBeLessThan(15);

    // The frame's steps are in the page's history.
    await page.evaluate(() => history.back());
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(texts.wizard.website.title);
  });
}

// Playwright's own test, since this one violates a policy on purpose.
plainTest('only pages under /embed can be framed', async ({ page, request }) => {
  const policyOf = async (path: string): Promise<string> =>
    (await request.get(path)).headers()['content-security-policy'] ?? '';
  for (const path of ['/', '/analysis', '/de/teamdashboard', '/embed.js']) {
    expect(await policyOf(path), path).toContain("frame-ancestors 'none'");
  }
  for (const path of [
    ...LOCALES.map((locale) => pathOf('embeddedAnalysis', locale)),
    pathOf('embeddedPartnership', 'de'),
    '/xx/embed/analysis',
  ]) {
    expect(await policyOf(path), path).toContain('frame-ancestors *');
  }
  await page.goto(`${PARTNER}?frame=${SITE}/analysis`);
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain('chrome-error://chromewebdata/');
});
