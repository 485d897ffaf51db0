/** Beside the one step that a view is there for, nothing looks like it: buttons by their computed style. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../test.ts';
import { COMPLETE, keep, WITH_ROADMAP } from '../wizard/kept-entries.ts';
import { wizardOn } from '../wizard/wizard-page.ts';

/** The resting look: a pointer elsewhere, and no change under way. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const CLEAR = 'rgba(0, 0, 0, 0)';

const expectFilled = async (button: Locator): Promise<void> => {
  await expect(button).toBeVisible();
  await expect(button).not.toHaveCSS('background-color', CLEAR);
};

/** An outline, or nothing but its text. */
const expectOutlined = async (button: Locator): Promise<void> => {
  await expect(button).toBeVisible();
  await expect(button).toHaveCSS('background-color', CLEAR);
};

test('in the business check', async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  const { texts, button } = wizard;
  await keep(page, COMPLETE);
  await wizard.openStep('customerType');
  await expectFilled(wizard.next);
  await expectOutlined(button(texts.wizard.toResults));
  await expectOutlined(wizard.back);
  const edge = (of: Locator) => of.evaluate((element) => getComputedStyle(element).borderTopColor);
  expect(await edge(button(texts.wizard.toResults))).toBe(await edge(wizard.next));
  expect(await edge(wizard.back)).toBe(CLEAR);
});

test('beside a result', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  const { keep: ways } = wizard.texts.results;
  await keep(page, WITH_ROADMAP);
  await wizard.open('?step=results');
  await wizard.expectRoadmap();
  for (const name of [ways.print, ways.link, ways.json]) {
    await expectOutlined(wizard.button(name));
    await expect(wizard.button(name)).not.toHaveCSS('border-top-color', CLEAR);
  }
});
