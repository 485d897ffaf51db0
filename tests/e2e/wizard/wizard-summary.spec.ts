/** The result's summary: this week's tasks, collapsed details, and changes since the last check. */
import { fill } from '../../../src/copy/fill.ts';
import { ANALYSIS } from '../../../src/islands/wizard/store/testing.ts';
import { expect, test } from '../test.ts';
import { fullResult } from './full-result.ts';
import { COMPLETE, storeEntries } from './stored-entries.ts';
import { WORKSHOP, wizardOn } from './wizard-page.ts';

const PHONE = { width: 390, height: 844 };

test('shows three linked tasks on the first screen of a phone', async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  const { thisWeek } = wizard.texts.results;
  await page.setViewportSize(PHONE);
  await storeEntries(page, fullResult('de'));
  await wizard.open('?step=results');
  await wizard.expectRoadmap();

  const week = wizard.main.getByRole('region', { name: thisWeek.title });
  const tasks = week.getByRole('link');
  await expect(tasks).toHaveCount(3);
  for (const task of await tasks.all()) await expect(task).toBeInViewport({ ratio: 1 });
  await expect(wizard.main.locator('details[open]')).toHaveCount(0);
  const screens = await wizard.main.evaluate((main, height) => main.scrollHeight / height, PHONE.height);
  expect(screens).toBeLessThanOrEqual(8);

  for (const index of [0, 1, 2]) {
    const task = tasks.nth(index);
    const details = page.locator((await task.getAttribute('href')) ?? '');
    await expect(details).not.toHaveAttribute('open');
    await task.click();
    await expect(details).toHaveAttribute('open');
    await expect(details.locator('summary')).toBeInViewport();
  }
});

test("copies a step's template", async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  const { roadmap } = wizard.texts.results;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await storeEntries(page, fullResult('en'));
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

test('shows changes after checking a website again, until the visitor starts over', async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  const { wizard: texts, results, findings } = wizard.texts;
  const { changes } = results.website;
  const url = { ...ANALYSIS.url, requested: WORKSHOP, final: WORKSHOP };
  const report = { ...ANALYSIS, url, score: 12 };
  await storeEntries(page, { ...COMPLETE, website: { url: '', report, language: 'de' } });
  await wizard.open('?step=results');
  await wizard.expectRoadmap();
  const title = wizard.main.getByText(changes.title.split('{')[0] ?? '', { exact: false });
  await expect(title).toHaveCount(0);

  await wizard.button(results.website.again).click();
  await wizard.expectResults();
  await expect(title).toBeVisible();
  const score = fill(changes.score, { before: 12, now: 'N' }).replace('N', String.raw`\d+`);
  await expect(wizard.main.getByText(new RegExp(score))).toBeVisible();
  // Findings that are new since the last check.
  const newFindings = wizard.main
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: changes.new, exact: true }) })
    .last();
  await expect(newFindings.getByRole('link').first()).toBeVisible();
  expect(Object.values(findings.byId).map((finding) => finding.title)).toContain(
    await newFindings.getByRole('link').first().textContent(),
  );

  await page.reload();
  await expect(title).toBeVisible();
  await wizard.button(texts.startOver).click();
  await wizard.button(texts.startOverYes).click();
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('lastTime');
});
