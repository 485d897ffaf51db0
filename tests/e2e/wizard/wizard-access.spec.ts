/** Accessibility: axe in every state, narrow windows, zoom, forced colors, reduced motion. */
import type { Page } from '@playwright/test';
import { getStepNumber, progressText, STEPS } from '../../../src/islands/wizard/store/steps.ts';
import { findAxeViolations } from '../support/axe.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';
import { COMPLETE, entriesBefore, storeEntries, WITH_ROADMAP } from './stored-entries.ts';
import { WORKSHOP, wizardOn } from './wizard-page.ts';

const expectAccessible = async (page: Page, state: string): Promise<void> =>
  expect.soft(await findAxeViolations(page), state).toEqual([]);

// One language each, since axe's checks do not depend on it.
test.describe('axe', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('accepts every step', async ({ page }) => {
    const wizard = wizardOn(page, 'de');
    await storeEntries(page, COMPLETE);
    await wizard.open();
    await expectAccessible(page, 'welcome with stored answers');
    for (const step of STEPS) {
      await wizard.openStep(step);
      await wizard.expectStep(step);
      await expectAccessible(page, `step ${step}`);
    }
    await wizard.open('?step=99');
    await expectAccessible(page, 'unknown step');
    await wizard.open('#r=AAAA');
    await expect(wizard.main.getByText(wizard.texts.results.shared.broken)).toBeVisible();
    await expectAccessible(page, 'broken link');
  });

  test('accepts the website step with an error, while analyzing and after success', {
    tag: '@journey',
  }, async ({ page }) => {
    const wizard = wizardOn(page, 'en');
    const { website } = wizard.texts.wizard;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/analyzeWebsite', async (route) => {
      await released;
      await route.continue();
    });
    await wizard.openStep('website');
    await wizard.url.press('Enter');
    await expectAccessible(page, 'blank URL');
    await wizard.url.fill(WORKSHOP);
    await wizard.analyze.click();
    await expect(wizard.main.getByText(website.phases[0])).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expectAccessible(page, 'analyzing');
    await page.clock.install();
    release();
    await expect(wizard.main.getByText(website.success)).toBeVisible();
    await expectAccessible(page, 'success');
  });

  test('accepts the result with and without a roadmap', { tag: '@journey' }, async ({ page }) => {
    const wizard = wizardOn(page, 'de');
    await storeEntries(page, COMPLETE);
    await page.route('**/generate*Roadmap', (route) => route.abort());
    await wizard.open('?step=results');
    await expect(wizard.main.getByText(wizard.texts.results.roadmap.failed)).toBeVisible();
    await expectAccessible(page, 'result without roadmap');
    await page.unroute('**/generate*Roadmap');
    await page.reload();
    await wizard.expectRoadmap();
    await expectAccessible(page, 'result');
    await wizard.button(wizard.texts.results.understood.correct).click();
    await wizard.main.evaluate((main) => {
      for (const details of main.querySelectorAll('details')) details.open = true;
    });
    await expectAccessible(page, 'result with everything open');
  });
});

for (const locale of LOCALES_UNDER_TEST)
  test(`${locale}: every state fits 320 pixels, like 1280 pixels at 400% zoom`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await storeEntries(page, WITH_ROADMAP);
    for (const search of [
      '',
      ...STEPS.map((step) => `?step=${getStepNumber(step)}`),
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

test('shows progress and choices in forced colors', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  await page.emulateMedia({ forcedColors: 'active' });
  await storeEntries(page, entriesBefore('customerType'));
  await wizard.openStep('businessPhase');
  await expect(wizard.progress).toHaveCSS('appearance', 'auto');
  const chosen = wizard.main.locator('label:has(:checked)').first();
  await expect(chosen).toHaveCSS('outline-style', 'solid');
});

test('announces a step once, with its number', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  await storeEntries(page, COMPLETE);
  await wizard.openStep('businessPhase');
  await wizard.next.click();
  await expect(wizard.heading).toBeFocused();
  const progress = progressText('customerType', wizard.texts.wizard.progress);
  await expect(wizard.heading).toHaveAccessibleDescription(progress);
  await expect(wizard.progress).toHaveAccessibleName(progress);
  await expect(wizard.main.locator('[aria-live]:visible, [role=status]:visible')).toHaveText([]);
});
