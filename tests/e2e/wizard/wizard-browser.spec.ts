/** The check with Back, Forward, reloads, links and a language change. */
import { STEPS, type Step } from '../../../src/islands/wizard/store/steps.ts';
import { changeLanguage, getNextLocale, LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';
import { COMPLETE, entriesBefore, storeEntries, WITH_ROADMAP } from './stored-entries.ts';
import { wizardOn } from './wizard-page.ts';

for (const locale of LOCALES_UNDER_TEST) {
  const other = getNextLocale(locale);

  test(`${locale}: gives every step a URL that survives reload, Back and Forward`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    await storeEntries(page, COMPLETE);
    for (const step of STEPS) {
      await wizard.openStep(step);
      await wizard.expectStep(step);
      await page.reload();
      await wizard.expectStep(step);
    }
    await wizard.openStep('businessPhase');
    for (const step of STEPS.slice(2)) {
      await wizard.next.click();
      await wizard.expectStep(step);
      await expect(wizard.heading).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
    for (const step of STEPS.slice(1, -1).reverse()) {
      await page.goBack();
      await wizard.expectStep(step);
    }
    await page.goForward();
    await wizard.expectStep('customerType');
    await expect(wizard.option(wizard.texts.wizard.customerType.options.b2b.label)).toBeChecked();
    await wizard.back.click();
    await wizard.expectStep('businessPhase');
    // The page's Back button navigated back in the history.
    await page.goForward();
    await wizard.expectStep('customerType');
  });

  test(`${locale}: opens every step scrolled to the top`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    await page.setViewportSize({ width: 360, height: 640 });
    await storeEntries(page, COMPLETE);
    await wizard.openStep('productTypes');
    const scrollToEnd = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const expectTop = async (step: Step): Promise<void> => {
      await wizard.expectStep(step);
      await expect(wizard.heading).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    };
    await scrollToEnd();
    await wizard.next.click();
    await expectTop('customerAcquisition');
    await scrollToEnd();
    await wizard.back.click();
    await expectTop('productTypes');
    await scrollToEnd();
    await page.goForward();
    await expectTop('customerAcquisition');
    await scrollToEnd();
    await page.goBack();
    await expectTop('productTypes');
  });

  test(`${locale}: keeps the step and the answers after a language change`, async ({ page }) => {
    await storeEntries(page, WITH_ROADMAP);
    const from = wizardOn(page, locale);
    const to = wizardOn(page, other);
    for (const step of STEPS) {
      await from.openStep(step);
      await from.expectStep(step);
      await changeLanguage(page, locale, other);
      await to.expectStep(step);
    }
    await expect(to.option(to.texts.wizard.biggestChallenges.options.lead_generation)).toBeChecked();
    await from.open('?step=results');
    await changeLanguage(page, locale, other);
    await to.expectResults();
    await expect(to.band('good')).toBeVisible();
    await expect(to.main.getByText('Brightwork', { exact: true }).first()).toBeVisible();
  });
}

test('opens the first unanswered step if the URL is of a later one', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  await storeEntries(page, entriesBefore('customerAcquisition'));
  for (const search of ['?step=6', '?step=7', '?step=results']) {
    await wizard.open(search);
    await wizard.expectStep('customerAcquisition');
  }
  await wizard.open('?step=3&from=mail');
  await expect(wizard.heading).toHaveText(wizard.texts.wizard.customerType.title);
  await wizard.next.click();
  await expect(page).toHaveURL(/\?step=4&from=mail$/);
});

for (const locale of LOCALES_UNDER_TEST) {
  test(`${locale}: explains an unknown step and links to the start`, { tag: '@journey' }, async ({
    page,
  }) => {
    const wizard = wizardOn(page, locale);
    await wizard.open('?step=99');
    await expect(wizard.heading).toHaveText(wizard.texts.wizard.unknownStep);
    await wizard.button(wizard.texts.wizard.unknownStepGo).click();
    await expect(wizard.heading).toHaveText(wizard.texts.wizard.welcome.title);
  });
}

test("offers to resume or delete an earlier visit's answers", async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  const { wizard: texts } = wizard.texts;
  await storeEntries(page, entriesBefore('productTypes'));
  await wizard.open();
  await wizard.button('Continue at step 4').click();
  await wizard.expectStep('productTypes');
  await page.goBack();
  await wizard.button(texts.startOver).click();
  await wizard.button(texts.startOverNo).click();
  await wizard.button(texts.startOver).click();
  await wizard.button(texts.startOverYes).click();
  await expect(wizard.button('Continue at step 4')).toHaveCount(0);
  await wizard.button(texts.welcome.start).click();
  await expect(wizard.url).toHaveValue('');
  expect(await page.evaluate(() => Object.keys(localStorage).length)).toBeLessThanOrEqual(1);
});

test('ignores a double click on Back', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  await storeEntries(page, COMPLETE);
  await wizard.openStep('customerType');
  await wizard.next.click();
  await wizard.next.click();
  await wizard.expectStep('customerAcquisition');
  await wizard.back.evaluate((button: HTMLButtonElement) => button.click());
  await wizard.back.evaluate((button: HTMLButtonElement) => button.click());
  await wizard.expectStep('customerType');
  await wizard.back.click();
  await wizard.expectStep('businessPhase');
});
