/** Slow networks: what a visitor does before the check's script has arrived is not lost. */
import type { Page } from '@playwright/test';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { expect, test } from '../test.ts';
import { COMPLETE, keep } from './kept-entries.ts';
import { WORKSHOP, wizardOn } from './wizard-page.ts';

/** Keeps the wizard's script back. @returns lets it through */
async function holdScript(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/WizardIsland*.js', async (route) => {
    await released;
    await route.continue();
  });
  return resolve;
}

/** Somebody has typed 'bright' in the website step when the script arrives. @returns the wizard, awake */
async function typingWhileItWakes(page: Page) {
  const wizard = wizardOn(page, 'en');
  const release = await holdScript(page);
  await page.goto(wizard.path);
  await wizard.button(wizard.texts.wizard.welcome.start).click();
  await wizard.url.pressSequentially('bright');
  release();
  await expect(page.locator('astro-island[data-awake]:not([client=account])')).toBeAttached();
  return wizard;
}

test('start, typing and sending before the script is there', async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  const release = await holdScript(page);
  await page.goto(wizard.path);
  await expect(wizard.heading).toHaveText(wizard.texts.wizard.welcome.title);
  await wizard.button(wizard.texts.wizard.welcome.start).click();
  await expect(wizard.heading).toHaveText(wizard.texts.wizard.website.title);
  await wizard.url.fill(WORKSHOP);
  await wizard.analyze.click();
  await expect(wizard.analyze, 'shows that it was pressed').toHaveCSS('opacity', '0.6');
  release();
  await wizard.expectStep('businessPhase');
  await page.goBack();
  await wizard.expectStep('website');
  await expect(wizard.url).toHaveValue(WORKSHOP);
});

test('what is being typed when the script arrives stays, with the caret', async ({ page }) => {
  const wizard = await typingWhileItWakes(page);
  await wizard.url.pressSequentially('work');
  await expect(wizard.url).toHaveValue('brightwork');
  await wizard.expectStep('website');
  await page.reload();
  await expect(wizard.url).toHaveValue('brightwork');
});

test('a machine that paints between any two steps of the waking leaves the focus where somebody types', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // React goes from one step to the next by such messages.
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (...message: [unknown]) {
      requestAnimationFrame(() => setTimeout(() => postMessage.apply(this, message)));
    };
  });
  const wizard = await typingWhileItWakes(page);
  await wizard.expectStep('website');
  await expect(wizard.url).toBeFocused();
});

test('a visitor who comes back to a step does not see the welcome first', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  await keep(page, COMPLETE);
  const release = await holdScript(page);
  await page.goto(`${wizard.path}?step=5`);
  await expect(page.getByRole('heading', { name: wizard.texts.wizard.welcome.title })).toBeHidden();
  release();
  await wizard.expectStep('customerAcquisition');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALES) {
    test(`${locale}: the welcome is readable and says what to do`, async ({ page }) => {
      const wizard = wizardOn(page, locale);
      await page.goto(wizard.path);
      await expect(wizard.heading).toHaveText(wizard.texts.wizard.welcome.title);
      // Playwright's search for texts leaves <noscript> out.
      await expect(page.locator('noscript p')).toContainText(wizard.texts.wizard.noScript);
      await expect(page.locator('noscript a')).toBeVisible();
    });
  }
});
