/** The check in the habits people have with a browser: Back, Forward, reload, links, another language. */
import { LOCALES } from '../../../src/domain/locale.ts';
import { expect, test } from '../test.ts';
import { answeredBefore, COMPLETE, keep, WITH_ROADMAP } from './kept-entries.ts';
import { type Step, wizardOn } from './wizard-page.ts';

const STEPS: readonly Step[] = [1, 2, 3, 4, 5, 6, 7];

for (const locale of LOCALES) {
  const other = locale === 'en' ? 'de' : 'en';

  test(`${locale}: every step has its address, survives a reload and knows its way back`, async ({
    page,
  }) => {
    const wizard = wizardOn(page, locale);
    await keep(page, COMPLETE);
    for (const step of STEPS) {
      await wizard.open(`?step=${step}`);
      await wizard.expectStep(step);
      await page.reload();
      await wizard.expectStep(step);
    }
    await wizard.open('?step=2');
    for (const step of [3, 4, 5, 6, 7] as const) {
      await wizard.next.click();
      await wizard.expectStep(step);
      await expect(wizard.heading).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
    for (const step of [6, 5, 4, 3, 2] as const) {
      await page.goBack();
      await wizard.expectStep(step);
    }
    await page.goForward();
    await wizard.expectStep(3);
    await expect(wizard.option(wizard.texts.wizard.customerType.options.b2b.label)).toBeChecked();
    await wizard.back.click();
    await wizard.expectStep(2);
    // Back in the page went back in the history: the way forward is still there.
    await page.goForward();
    await wizard.expectStep(3);
  });

  test(`${locale}: another language keeps step and answers at every step`, async ({ page }) => {
    await keep(page, WITH_ROADMAP);
    const from = wizardOn(page, locale);
    const to = wizardOn(page, other);
    for (const step of STEPS) {
      await from.open(`?step=${step}`);
      await from.expectStep(step);
      await page.getByRole('link', { name: from.texts.shell.otherLanguage }).click();
      await to.expectStep(step);
    }
    await expect(to.option(to.texts.wizard.biggestChallenges.options.lead_generation)).toBeChecked();
    await from.open('?step=results');
    await page.getByRole('link', { name: from.texts.shell.otherLanguage }).click();
    await to.expectResults();
    await expect(to.heading).toHaveText(to.texts.results.bands.good.title);
    await expect(to.main.getByText('Brightwork', { exact: true })).toBeVisible();
  });
}

test('no address leads beyond the first unanswered step', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  await keep(page, answeredBefore(5));
  for (const search of ['?step=6', '?step=7', '?step=results']) {
    await wizard.open(search);
    await wizard.expectStep(5);
  }
  await wizard.open('?step=3&from=mail');
  await expect(wizard.heading).toHaveText(wizard.titles[3]);
  await wizard.next.click();
  await expect(page).toHaveURL(/\?step=4&from=mail$/);
});

for (const locale of LOCALES) {
  test(`${locale}: an address without a step says so and leads on`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    await wizard.open('?step=99');
    await expect(wizard.heading).toHaveText(wizard.texts.wizard.unknownStep);
    await wizard.button(wizard.texts.wizard.unknownStepGo).click();
    await expect(wizard.heading).toHaveText(wizard.texts.wizard.welcome.title);
  });
}

test('an earlier visit is offered to be continued, or forgotten', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  const { wizard: texts } = wizard.texts;
  await keep(page, answeredBefore(4));
  await wizard.open();
  await wizard.button('Continue at step 4').click();
  await wizard.expectStep(4);
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

test('a click twice on Back does not lose the way', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  await keep(page, COMPLETE);
  await wizard.open('?step=3');
  await wizard.next.click();
  await wizard.next.click();
  await wizard.expectStep(5);
  await wizard.back.evaluate((button: HTMLButtonElement) => button.click());
  await wizard.back.evaluate((button: HTMLButtonElement) => button.click());
  await wizard.expectStep(3);
  await wizard.back.click();
  await wizard.expectStep(2);
});
