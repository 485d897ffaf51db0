/** Only a view's main action has a filled button. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../test.ts';
import { COMPLETE, storeEntries, WITH_ROADMAP } from '../wizard/stored-entries.ts';
import { wizardOn } from '../wizard/wizard-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

const expectFilled = async (button: Locator): Promise<void> => {
  await expect(button).toBeVisible();
  await expect(button).not.toHaveCSS('background-color', TRANSPARENT);
};

const expectOutlined = async (button: Locator): Promise<void> => {
  await expect(button).toBeVisible();
  await expect(button).toHaveCSS('background-color', TRANSPARENT);
};

test('fills only the Next button in the business check', async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  const { texts, button } = wizard;
  await storeEntries(page, COMPLETE);
  await wizard.openStep('customerType');
  await expectFilled(wizard.next);
  await expectOutlined(button(texts.wizard.toResults));
  await expectOutlined(wizard.back);
  const borderColor = (button: Locator) =>
    button.evaluate((element) => getComputedStyle(element).borderTopColor);
  expect(await borderColor(button(texts.wizard.toResults))).toBe(await borderColor(wizard.next));
  expect(await borderColor(wizard.back)).toBe(TRANSPARENT);
});

test('outlines the share buttons of a result', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  const { keep: labels } = wizard.texts.results;
  await storeEntries(page, WITH_ROADMAP);
  await wizard.open('?step=results');
  await wizard.expectRoadmap();
  for (const name of [labels.print, labels.link, labels.json]) {
    await expectOutlined(wizard.button(name));
    await expect(wizard.button(name)).not.toHaveCSS('border-top-color', TRANSPARENT);
  }
});
