/** Keeps input entered before the wizard hydrates. */
import type { Page } from '@playwright/test';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../test.ts';
import { COMPLETE, storeEntries } from './stored-entries.ts';
import { WORKSHOP, wizardOn } from './wizard-page.ts';

/** Delays the wizard's script. @returns a function that releases it */
async function holdScript(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/WizardIsland*.js', async (route) => {
    await released;
    await route.continue();
  });
  return resolve;
}

/** Types 'bright' in the website step, then hydrates the wizard. */
async function hydrateWhileTyping(page: Page) {
  const wizard = wizardOn(page, 'en');
  const release = await holdScript(page);
  await page.goto(wizard.path);
  await wizard.button(wizard.texts.wizard.welcome.start).click();
  await wizard.url.pressSequentially('bright');
  release();
  await waitForHydration(page);
  return wizard;
}

test('lets visitors start, type and submit before the script has loaded', { tag: '@journey' }, async ({
  page,
}) => {
  const wizard = wizardOn(page, 'de');
  const release = await holdScript(page);
  await page.goto(wizard.path);
  await expect(wizard.heading).toHaveText(wizard.texts.wizard.welcome.title);
  await wizard.button(wizard.texts.wizard.welcome.start).click();
  await expect(page.getByRole('heading', { name: wizard.texts.wizard.website.title })).toBeVisible();
  await wizard.url.fill(WORKSHOP);
  await wizard.analyze.click();
  await expect(wizard.analyze, 'shows the click').toHaveCSS('opacity', '0.6');
  release();
  await wizard.expectStep('businessPhase');
  await page.goBack();
  await wizard.expectStep('website');
  await expect(wizard.url).toHaveValue(WORKSHOP);
});

test('keeps the text and the caret if the script loads while typing', async ({ page }) => {
  const wizard = await hydrateWhileTyping(page);
  await wizard.url.pressSequentially('work');
  await expect(wizard.url).toHaveValue('brightwork');
  await wizard.expectStep('website');
  await page.reload();
  await expect(wizard.url).toHaveValue('brightwork');
});

test('keeps the focus even if the browser paints between the steps of hydration', async ({ page }) => {
  await page.addInitScript(() => {
    // React's scheduler posts its tasks through a MessageChannel.
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (...message: [unknown]) {
      requestAnimationFrame(() => setTimeout(() => postMessage.apply(this, message)));
    };
  });
  const wizard = await hydrateWhileTyping(page);
  await wizard.expectStep('website');
  await expect(wizard.url).toBeFocused();
});

test('skips the welcome screen if the URL has a step', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  await storeEntries(page, COMPLETE);
  const release = await holdScript(page);
  await page.goto(`${wizard.path}?step=5`);
  await expect(page.getByRole('heading', { name: wizard.texts.wizard.welcome.title })).toBeHidden();
  release();
  await wizard.expectStep('customerAcquisition');
});

test.describe('the wizard without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALES) {
    test(`${locale}: shows the welcome screen and asks to enable JavaScript`, { tag: '@journey' }, async ({
      page,
    }) => {
      const wizard = wizardOn(page, locale);
      await page.goto(wizard.path);
      await expect(wizard.heading).toHaveText(wizard.texts.wizard.welcome.title);
      // Playwright's text locators ignore <noscript>.
      await expect(page.locator('noscript p')).toContainText(wizard.texts.wizard.noScript);
      await expect(page.locator('noscript a')).toBeVisible();
    });
  }
});
