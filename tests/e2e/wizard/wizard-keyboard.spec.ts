/** The check with a keyboard alone. */
import type { Page } from '@playwright/test';
import { LOCALES } from '../../../src/domain/locale.ts';
import { expect, test } from '../test.ts';
import { answeredBefore, keep } from './kept-entries.ts';
import { WORKSHOP, wizardOn } from './wizard-page.ts';

/** Presses Tab until an element with this name has the focus. */
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
  throw new Error(`${name} cannot be reached with Tab`);
}

for (const locale of LOCALES) {
  test(`${locale}: from the welcome to the result`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    const { wizard: texts } = wizard.texts;
    const { keyboard } = page;
    await wizard.open();
    await tabTo(page, texts.welcome.start);
    await keyboard.press('Enter');
    await wizard.expectStep(1);
    await expect(wizard.heading).toBeFocused();
    await tabTo(page, texts.website.label);
    await keyboard.type(WORKSHOP);
    await keyboard.press('Enter');
    await wizard.expectStep(2);

    const goOn = async (step: 3 | 4 | 5 | 6 | 7): Promise<void> => {
      await tabTo(page, texts.next);
      await keyboard.press('Enter');
      await wizard.expectStep(step);
      await expect(wizard.heading).toBeFocused();
    };
    await tabTo(page, texts.businessPhase.options.ads.label);
    await keyboard.press('Space');
    await goOn(3);
    await tabTo(page, texts.customerType.options.b2b.label);
    await keyboard.press('Space');
    await keyboard.press('ArrowDown');
    await expect(wizard.option(texts.customerType.options.b2c.label)).toBeChecked();
    // A choice is not a step: nothing moves on by itself.
    await wizard.expectStep(3);
    await goOn(4);
    await tabTo(page, texts.productTypes.options.services);
    await keyboard.press('Space');
    await goOn(5);
    await tabTo(page, texts.customerAcquisition.options.email);
    await keyboard.press('Space');
    await goOn(6);
    await tabTo(page, texts.teamSize.options['1-5']);
    await keyboard.press('Space');
    await goOn(7);
    await tabTo(page, texts.biggestChallenges.options.competition);
    await keyboard.press('Space');
    await tabTo(page, texts.nextResults);
    await keyboard.press('Enter');
    await wizard.expectResults();
    await expect(wizard.heading).toBeFocused();
  });

  test(`${locale}: the price never crosses over, by slider, number or preset`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    const { price } = wizard.texts.wizard;
    await keep(page, answeredBefore(4));
    await wizard.open('?step=4');
    const min = wizard.main.getByLabel(price.min, { exact: true });
    const max = wizard.main.getByLabel(price.max, { exact: true });
    const minSlider = wizard.main.getByRole('slider', { name: price.minSlider });
    const maxSlider = wizard.main.getByRole('slider', { name: price.maxSlider });
    await expect(minSlider).toHaveAttribute('min', '10');
    await expect(maxSlider).toHaveAttribute('max', '50000');
    await expect(min).toHaveValue('10');
    await expect(max).toHaveValue('1000');

    await minSlider.focus();
    await page.keyboard.press('End');
    await expect(min).toHaveValue('1000');
    await expect(max).toHaveValue('1000');
    await maxSlider.focus();
    await page.keyboard.press('Home');
    await expect(max).toHaveValue('1000');
    await page.keyboard.press('End');
    await expect(max).toHaveValue('50000');
    await expect(maxSlider).toHaveAttribute('aria-valuetext', '$50K+');
    await expect(wizard.main.getByText(price.highTicket.replace('{points}', '20'))).toBeVisible();

    await max.fill('4999');
    await expect(wizard.main.getByText(price.highTicket.replace('{points}', '20'))).toBeHidden();
    await min.fill('9000');
    await min.press('Tab');
    await expect(min).toHaveValue('4999');
    await max.fill('5');
    await max.press('Enter');
    await expect(max).toHaveValue('4999');
    // A press on the line moves the nearer thumb: the middle of 10 to 50,000 is the highest price's.
    await max.fill('50000');
    // What it adds to the page moves the line.
    await expect(wizard.main.getByText(price.highTicket.replace('{points}', '20'))).toBeVisible();
    const line = await wizard.main.locator('svg:has(linearGradient)').boundingBox();
    if (!line) throw new Error('The line between the thumbs is not there');
    await page.mouse.click(line.x + line.width * 0.8, line.y);
    await expect.poll(async () => Number(await max.inputValue())).toBeLessThan(41_000);
    expect(Number(await max.inputValue())).toBeGreaterThan(39_000);
    await wizard.button('$10K+').click();
    await expect(min).toHaveValue('10000');
    await expect(max).toHaveValue('100000');
    await page.reload();
    await expect(max).toHaveValue('100000');
  });

  test(`${locale}: the free text ends at 1,000 characters and counts near the end`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    const { biggestChallenges } = wizard.texts.wizard;
    await keep(page, answeredBefore(7));
    await wizard.open('?step=7');
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
}
