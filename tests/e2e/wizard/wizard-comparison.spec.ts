/** Comparing the visitor's website with a competitor's. */
import { fill } from '../../../src/copy/fill.ts';
import { findAxeViolations } from '../support/axe.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';
import { FULL_RESULT } from './full-result.ts';
import { storeEntries, WITH_ROADMAP } from './stored-entries.ts';
import { wizardOn } from './wizard-page.ts';

const STRONG = `${process.env.FIXTURE_ORIGIN}/strong/`;

for (const locale of LOCALES_UNDER_TEST)
  test(`${locale}: compares websites by keyboard on a phone, and stores and shares the comparison`, async ({
    page,
    browser,
  }) => {
    const wizard = wizardOn(page, locale);
    const { comparison: texts, keep: keepTexts } = wizard.texts.results;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 360, height: 640 });
    await storeEntries(page, { ...FULL_RESULT, roadmaps: WITH_ROADMAP.roadmaps });
    await wizard.open('?step=results');
    const panel = wizard.main.getByRole('region', { name: texts.title });
    const field = panel.getByLabel(texts.label);
    await panel.getByRole('heading', { name: texts.title }).click();
    await field.fill(STRONG);
    await field.press('Enter');
    const theirs = panel.getByRole('heading', { name: texts.theyLead });
    await expect(theirs).toBeVisible();
    await expect(field).toBeFocused();
    await expect(panel.getByRole('status').filter({ hasText: texts.done })).toHaveCount(1);
    // Each check mentions both websites.
    const pair = panel
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 4 }) })
      .first();
    await expect(pair.getByText(`${texts.yours}:`)).toBeVisible();
    // The sticky header covers whatever scrolls below it.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const checkTitles = await panel.getByRole('heading', { level: 4 }).allTextContents();
    expect(checkTitles.length).toBeGreaterThan(0);

    await page.reload();
    await expect(theirs).toBeVisible();
    await expect(field).toHaveValue(STRONG);

    await wizard.button(keepTexts.link).click();
    await expect(wizard.button(wizard.texts.results.roadmap.copied)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const fresh = await browser.newContext();
    try {
      const other = await fresh.newPage();
      await other.goto(link);
      const shared = wizardOn(other, locale).main.getByRole('region', { name: texts.title });
      await expect(shared.getByRole('heading', { name: texts.theyLead })).toBeVisible();
      expect(await shared.getByRole('heading', { level: 4 }).allTextContents()).toEqual(checkTitles);
      await expect(shared.getByRole('textbox')).toHaveCount(0);
    } finally {
      await fresh.close();
    }

    await panel.getByRole('button', { name: texts.remove }).click();
    await expect(theirs).toHaveCount(0);
    await expect(field).toHaveValue('');
  });

test('keeps the URL and the result if analyzing the second website fails or is canceled', async ({
  page,
  context,
}) => {
  const wizard = wizardOn(page, 'en');
  const { comparison: texts } = wizard.texts.results;
  const { website } = wizard.texts.wizard;
  await storeEntries(page, WITH_ROADMAP);
  await wizard.open('?step=results');
  const panel = wizard.main.getByRole('region', { name: texts.title });
  const field = panel.getByLabel(texts.label);
  const compare = panel.getByRole('button', { name: texts.submit, exact: true });
  await panel.getByRole('heading', { name: texts.title }).click();
  await compare.click();
  await expect(panel.getByRole('alert')).toHaveText(website.faults.blank);

  await field.fill(STRONG);
  await context.setOffline(true);
  await compare.click();
  await expect(panel.getByRole('alert')).toHaveText(website.faults.offline);
  await context.setOffline(false);

  await page.route('**/analyzeWebsite', () => undefined);
  await compare.click();
  await expect(panel.getByRole('status')).toHaveText(fill(texts.reading, { host: STRONG }));
  await panel.getByRole('button', { name: website.cancel }).click();
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await expect(field).toHaveValue(STRONG);
  await page.unroute('**/analyzeWebsite');

  await field.fill('no website at all');
  await compare.click();
  await expect(panel.getByRole('alert')).toBeVisible();
  await expect(field).toHaveValue('no website at all');
  await expect(wizard.band('good')).toBeVisible();
});
