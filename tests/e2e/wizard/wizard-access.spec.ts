/** The check for everyone: axe on every step and state, narrow windows, zoom, forced colours, less motion. */
import type { Page } from '@playwright/test';
import { progressText } from '../../../src/islands/wizard/steps/progress-text.ts';
import { numberOf, STEPS } from '../../../src/islands/wizard/store/steps.ts';
import { axeFaults } from '../support/axe.ts';
import { STATES_IN } from '../support/languages.ts';
import { expect, test } from '../test.ts';
import { answeredBefore, COMPLETE, keep, WITH_ROADMAP } from './kept-entries.ts';
import { WORKSHOP, wizardOn } from './wizard-page.ts';

const expectNothingFound = async (page: Page, state: string): Promise<void> =>
  expect.soft(await axeFaults(page), state).toEqual([]);

// In one language or the other: what axe looks at is the same in both.
test.describe('axe', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in any step', async ({ page }) => {
    const wizard = wizardOn(page, 'de');
    await keep(page, COMPLETE);
    await wizard.open();
    await expectNothingFound(page, 'welcome with kept answers');
    for (const step of STEPS) {
      await wizard.openStep(step);
      await wizard.expectStep(step);
      await expectNothingFound(page, `step ${step}`);
    }
    await wizard.open('?step=99');
    await expectNothingFound(page, 'unknown step');
    await wizard.open('#r=AAAA');
    await expect(wizard.main.getByRole('alert')).toBeVisible();
    await expectNothingFound(page, 'broken link');
  });

  test('axe finds nothing while the website is read, and when it fails', async ({ page }) => {
    const wizard = wizardOn(page, 'en');
    const { website } = wizard.texts.wizard;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/analyzeWebsite', async (route) => {
      await released;
      await route.continue();
    });
    await wizard.openStep('website');
    await wizard.url.press('Enter');
    await expectNothingFound(page, 'blank address');
    await wizard.url.fill(WORKSHOP);
    await wizard.analyze.click();
    await expect(wizard.main.getByText(website.phases[0])).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expectNothingFound(page, 'analyzing');
    await page.clock.install();
    release();
    await expect(wizard.main.getByText(website.success)).toBeVisible();
    await expectNothingFound(page, 'success');
  });

  test('axe finds nothing in the result', async ({ page }) => {
    const wizard = wizardOn(page, 'de');
    await keep(page, COMPLETE);
    await page.route('**/generate*Roadmap', (route) => route.abort());
    await wizard.open('?step=results');
    await expect(wizard.main.getByText(wizard.texts.results.roadmap.failed)).toBeVisible();
    await expectNothingFound(page, 'result without roadmap');
    await page.unroute('**/generate*Roadmap');
    await page.reload();
    await wizard.expectRoadmap();
    await expectNothingFound(page, 'result');
  });
});

for (const locale of STATES_IN)
  test(`${locale}: everything fits 320 pixels, and 1280 at 400 % zoom`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await keep(page, WITH_ROADMAP);
    for (const search of [
      '',
      ...STEPS.map((step) => `?step=${numberOf(step)}`),
      '?step=results',
      '?step=99',
    ]) {
      await page.setViewportSize({ width: 320, height: 640 });
      await wizard.open(search);
      for (const height of [640, 256]) {
        await page.setViewportSize({ width: 320, height });
        const tooWide = await page.evaluate(() =>
          [...document.querySelectorAll('main *')]
            .filter((element) => !element.closest('.visually-hidden, svg'))
            .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
            .map((element) => element.outerHTML.slice(0, 120)),
        );
        expect(tooWide, search).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), search).toBe(320);
      }
    }
  });

test('forced colours keep progress and choices visible', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  await page.emulateMedia({ forcedColors: 'active' });
  await keep(page, answeredBefore('customerType'));
  await wizard.openStep('businessPhase');
  await expect(wizard.progress).toHaveCSS('appearance', 'auto');
  const chosen = wizard.main.locator('label:has(:checked)').first();
  await expect(chosen).toHaveCSS('outline-style', 'solid');
});

test('a step is announced once, with its number', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  await keep(page, COMPLETE);
  await wizard.openStep('businessPhase');
  await wizard.next.click();
  await expect(wizard.heading).toBeFocused();
  const progress = progressText('customerType', wizard.texts.wizard.progress);
  await expect(wizard.heading).toHaveAccessibleDescription(progress);
  await expect(wizard.progress).toHaveAccessibleName(progress);
  await expect(wizard.main.locator('[aria-live]:visible, [role=status]:visible')).toHaveText([]);
});
