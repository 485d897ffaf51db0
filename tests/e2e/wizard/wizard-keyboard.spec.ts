/** The check with the keyboard alone. */
import type { Page } from '@playwright/test';
import type { Step } from '../../../src/islands/wizard/store/steps.ts';
import { expect, test } from '../test.ts';
import { entriesBefore, storeEntries } from './stored-entries.ts';
import { WORKSHOP, wizardOn } from './wizard-page.ts';

/** Presses Tab until an element with this name is focused. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element?.getAttribute('aria-labelledby');
      const input = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
      return (
        (label ? document.getElementById(label)?.textContent : null) ?? input ?? element?.textContent ?? ''
      );
    });
    if (focused.trim() === name) return;
  }
  throw new Error(`${name} cannot be reached by pressing Tab`);
}

test('goes from the welcome screen to the result', { tag: '@journey' }, async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  const { wizard: texts } = wizard.texts;
  const { keyboard } = page;
  await wizard.open();
  await tabTo(page, texts.welcome.start);
  await keyboard.press('Enter');
  await wizard.expectStep('website');
  await expect(wizard.heading).toBeFocused();
  await tabTo(page, texts.website.label);
  await keyboard.type(WORKSHOP);
  await keyboard.press('Enter');
  await wizard.expectStep('businessPhase');

  const goTo = async (step: Step): Promise<void> => {
    await tabTo(page, texts.next);
    await keyboard.press('Enter');
    await wizard.expectStep(step);
    await expect(wizard.heading).toBeFocused();
  };
  await tabTo(page, texts.businessPhase.options.ads.label);
  await keyboard.press('Space');
  await goTo('customerType');
  await tabTo(page, texts.customerType.options.b2b.label);
  await keyboard.press('Space');
  await keyboard.press('ArrowDown');
  await expect(wizard.option(texts.customerType.options.b2c.label)).toBeChecked();
  // Choosing does not advance to the next step.
  await wizard.expectStep('customerType');
  await goTo('productTypes');
  await tabTo(page, texts.productTypes.options.services);
  await keyboard.press('Space');
  await goTo('customerAcquisition');
  await tabTo(page, texts.customerAcquisition.options.email);
  await keyboard.press('Space');
  await goTo('teamSize');
  await tabTo(page, texts.teamSize.options['1-5']);
  await keyboard.press('Space');
  await goTo('biggestChallenges');
  await tabTo(page, texts.biggestChallenges.options.competition);
  await keyboard.press('Space');
  await tabTo(page, texts.nextResults);
  await keyboard.press('Enter');
  await wizard.expectResults();
  await expect(wizard.heading).toBeFocused();
});

test('limits free text to 1,000 characters and counts near the limit', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  const { biggestChallenges } = wizard.texts.wizard;
  await storeEntries(page, entriesBefore('biggestChallenges'));
  await wizard.openStep('biggestChallenges');
  const text = wizard.main.getByLabel(biggestChallenges.custom);
  await text.fill('x'.repeat(799));
  await expect(wizard.main.getByText(biggestChallenges.left.replace('{n}', '201'))).toHaveCount(0);
  await text.press('End');
  await text.press('x');
  await expect(wizard.main.getByText(biggestChallenges.left.replace('{n}', '200'))).toBeVisible();
  await text.fill('x'.repeat(1000));
  await text.press('y');
  await expect(text).toHaveValue('x'.repeat(1000));
  await expect(
    wizard.main.getByText(biggestChallenges.left.replace('{n}', '0'), { exact: true }),
  ).toBeVisible();
});
