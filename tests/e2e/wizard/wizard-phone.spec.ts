/** The check's sticky bar on a phone. */
import type { Locator } from '@playwright/test';
import { STEPS } from '../../../src/islands/wizard/store/steps.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';
import { FULL_RESULT } from './full-result.ts';
import { COMPLETE, entriesBefore, storeEntries, WITH_ROADMAP } from './stored-entries.ts';
import { type WizardPage, wizardOn } from './wizard-page.ts';

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element has no box.');
  return { ...box, bottom: box.y + box.height };
}

const forwardButton = ({ next, toResults }: WizardPage): Locator => next.or(toResults);
/** Contains Back and Next. */
const barOf = ({ back }: WizardPage): Locator => back.locator('..');

for (const locale of LOCALES_UNDER_TEST) {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [320, 568],
  ] as const) {
    test(`${locale}: the bar keeps Back and Next at the bottom edge (${width} x ${height})`, async ({
      page,
    }) => {
      const wizard = wizardOn(page, locale);
      await page.setViewportSize({ width, height });
      await storeEntries(page, COMPLETE);
      for (const step of STEPS) {
        await wizard.openStep(step);
        for (const position of [0, 0.5, 1]) {
          await page.evaluate((share) => {
            const { scrollHeight } = document.documentElement;
            window.scrollTo(
              0,
              share * (document.querySelector('footer')?.offsetTop ?? scrollHeight) - share * innerHeight,
            );
          }, position);
          await expect(forwardButton(wizard), `${step} at ${position}`).toBeInViewport({ ratio: 1 });
          await expect(wizard.back, `${step} at ${position}`).toBeInViewport({ ratio: 1 });
        }
        const { height: barHeight } = await boxOf(barOf(wizard));
        expect(barHeight, step).toBeLessThan(height / 3);
      }
    });
  }

  test(`${locale}: the bar explains why Next is disabled`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    await page.setViewportSize({ width: 360, height: 640 });
    await storeEntries(page, entriesBefore('customerAcquisition'));
    await wizard.openStep('customerAcquisition');
    await expect(wizard.next).toBeDisabled();
    const reason = wizard.main.getByText(wizard.texts.wizard.choiceNeeded);
    await expect(reason).toBeInViewport({ ratio: 1 });
    await wizard.option(wizard.texts.wizard.customerAcquisition.options.organic).check();
    await expect(reason).toBeHidden();
    await expect(wizard.next).toBeInViewport({ ratio: 1 });
  });

  test(`${locale}: the bar does not cover the focused element and is not sticky while typing`, async ({
    page,
  }) => {
    const wizard = wizardOn(page, locale);
    await page.setViewportSize({ width: 360, height: 640 });
    await storeEntries(page, COMPLETE);
    await wizard.openStep('biggestChallenges');
    const bar = barOf(wizard);
    // Polled, since the page scrolls smoothly to the focused element.
    const overlap = async (part: Locator): Promise<number> =>
      (await boxOf(part)).bottom - (await boxOf(bar)).y;
    for (let choice = 0; choice < 10; choice += 1) {
      await page.keyboard.press('Tab');
      const card = wizard.main.locator('label:has(:focus)');
      await expect(card).toBeVisible();
      await expect.poll(() => overlap(card)).toBeLessThanOrEqual(0);
    }
    const text = wizard.main.getByLabel(wizard.texts.wizard.biggestChallenges.custom);
    await text.focus();
    await expect(bar).toHaveCSS('position', 'static');
    await expect(text).toBeInViewport({ ratio: 1 });
    await expect.poll(() => overlap(text)).toBeLessThanOrEqual(0);
  });
}

test('has no sticky bar in a short window, or in print', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  await storeEntries(page, COMPLETE);
  await wizard.openStep('customerAcquisition');
  const bar = barOf(wizard);
  for (const [width, height] of [
    [740, 360],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(bar).toHaveCSS('position', 'static');
  }
  for (const [width, height] of [
    [1440, 900],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(bar).toHaveCSS('position', 'sticky');
  }
  const element = await bar.elementHandle();
  await page.emulateMedia({ media: 'print' });
  expect(await element?.evaluate((node) => getComputedStyle(node).position)).toBe('static');
});

for (const locale of LOCALES_UNDER_TEST)
  test(`${locale}: the result's summaries do not break words`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    await page.setViewportSize({ width: 360, height: 640 });
    await storeEntries(page, FULL_RESULT);
    await wizard.open('?step=results');
    await wizard.expectRoadmap();
    const { words, broken } = await wizard.main.evaluate((main) => {
      for (const details of main.querySelectorAll('details')) details.open = true;
      const ranges = [...main.querySelectorAll('summary')].flatMap((summary) => {
        const texts = document.createTreeWalker(summary, NodeFilter.SHOW_TEXT);
        const found: Range[] = [];
        while (texts.nextNode())
          for (const { index, 0: word } of texts.currentNode.textContent?.matchAll(/\p{L}+/gu) ?? []) {
            const range = new Range();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + word.length);
            found.push(range);
          }
        return found;
      });
      const isBroken = (range: Range) => new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
      return { words: ranges.length, broken: ranges.filter(isBroken).map(String) };
    });
    expect(words).toBeGreaterThan(60);
    expect(broken).toEqual([]);
  });

test("the result has room for a long buyer's name at 200%", async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  await page.setViewportSize({ width: 360, height: 740 });
  await storeEntries(page, { ...WITH_ROADMAP, buyers: 'Entsorgungsfachbetriebe' });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await wizard.open('?step=results');
  await expect(wizard.band('good')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the running analysis has room for text at 200%', async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/analyzeWebsite', () => undefined);
  await wizard.openStep('website');
  await wizard.url.fill('brightwork.example');
  await wizard.analyze.click();
  await expect(wizard.button(wizard.texts.wizard.website.cancel)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
