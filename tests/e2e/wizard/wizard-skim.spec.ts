/** A result that is skimmed first: what to do this week, the rest a press away, and what has changed since the last time. */
import { fill } from '../../../src/copy/fill.ts';
import { ANALYSIS } from '../../../src/islands/wizard/store/testing.ts';
import { expect, test } from '../test.ts';
import { fullResult } from './full-result.ts';
import { COMPLETE, keep } from './kept-entries.ts';
import { WORKSHOP, wizardOn } from './wizard-page.ts';

const PHONE = { width: 390, height: 844 };

test("a phone's first screen names three things to do, each a link to its place", async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  const { thisWeek } = wizard.texts.results;
  await page.setViewportSize(PHONE);
  await keep(page, fullResult('de'));
  await wizard.open('?step=results');
  await wizard.expectRoadmap();

  const week = wizard.main.getByRole('region', { name: thisWeek.title });
  const things = week.getByRole('link');
  await expect(things).toHaveCount(3);
  for (const thing of await things.all()) await expect(thing).toBeInViewport({ ratio: 1 });

  // Eight screens at most, before anything is opened.
  await expect(wizard.main.locator('details[open]')).toHaveCount(0);
  const screens = await wizard.main.evaluate((main, height) => main.scrollHeight / height, PHONE.height);
  expect(screens).toBeLessThanOrEqual(8);

  for (const index of [0, 1, 2]) {
    const thing = things.nth(index);
    const place = page.locator((await thing.getAttribute('href')) ?? '');
    await expect(place).not.toHaveAttribute('open');
    await thing.click();
    await expect(place).toHaveAttribute('open');
    await expect(place.locator('summary')).toBeInViewport();
  }
});

test('the text of a step can be copied', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  const { roadmap } = wizard.texts.results;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await keep(page, fullResult('en'));
  await wizard.open('?step=results');
  await wizard.expectRoadmap();
  const step = wizard.main
    .locator('details')
    .filter({ has: page.getByText(roadmap.template) })
    .first();
  await step.locator('summary').click();
  await step.getByRole('button', { name: roadmap.copyTemplate }).click();
  await expect(step.getByRole('button', { name: roadmap.copied })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await step.locator('figure p').textContent());
});

test('a website that is checked again says what has changed, until one starts over', async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  const { wizard: texts, results, findings } = wizard.texts;
  const { changes } = results.website;
  const url = { ...ANALYSIS.url, requested: WORKSHOP, final: WORKSHOP };
  const report = { ...ANALYSIS, url, score: 12 };
  await keep(page, { ...COMPLETE, website: { url: '', report, language: 'de' } });
  await wizard.open('?step=results');
  await wizard.expectRoadmap();
  const title = wizard.main.getByText(changes.title.split('{')[0] ?? '', { exact: false });
  await expect(title).toHaveCount(0);

  await wizard.button(results.website.again).click();
  await wizard.expectResults();
  await expect(title).toBeVisible();
  const score = fill(changes.score, { before: 12, now: 'N' }).replace('N', String.raw`\d+`);
  await expect(wizard.main.getByText(new RegExp(score))).toBeVisible();
  // It could not be seen the last time, or was good.
  const isNew = wizard.main
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: changes.new, exact: true }) })
    .last();
  await expect(isNew.getByRole('link').first()).toBeVisible();
  expect(Object.values(findings.byId).map((one) => one.title)).toContain(
    await isNew.getByRole('link').first().textContent(),
  );

  await page.reload();
  await expect(title).toBeVisible();
  await wizard.button(texts.startOver).click();
  await wizard.button(texts.startOverYes).click();
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('lastTime');
});
