/** The result's summary: this week's tasks, collapsed details, and changes since the last check. */
import type { Locator } from '@playwright/test';
import { fill } from '../../../src/copy/fill.ts';
import { ANALYSIS } from '../../../src/islands/wizard/store/testing.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';
import { FULL_RESULT } from './full-result.ts';
import { COMPLETE, storeEntries } from './stored-entries.ts';
import { WORKSHOP, wizardOn } from './wizard-page.ts';

const PHONE = { width: 360, height: 800 };

/** Words that are shown, without numbers and texts for screen readers. */
const countWords = (main: Locator): Promise<number> =>
  main.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let count = 0;
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.visually-hidden'))
        continue;
      count += (text.textContent ?? '').split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
    }
    return count;
  });

for (const locale of LOCALES_UNDER_TEST)
  test(`${locale}: is short on a phone, and not long with everything open`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    await page.setViewportSize(PHONE);
    await storeEntries(page, FULL_RESULT);
    await wizard.open('?step=results');
    await wizard.expectRoadmap();
    await expect(wizard.main.locator('details[open]')).toHaveCount(0);
    const screens = await wizard.main.evaluate((main, height) => main.scrollHeight / height, PHONE.height);
    expect(screens).toBeLessThanOrEqual(6);
    expect(await countWords(wizard.main)).toBeLessThanOrEqual(350);
    await wizard.main.evaluate((main) => {
      for (const details of main.querySelectorAll('details')) details.open = true;
    });
    expect(await countWords(wizard.main)).toBeLessThanOrEqual(1400);
  });

test('links three tasks to their details', async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  const { thisWeek } = wizard.texts.results;
  await page.setViewportSize(PHONE);
  await storeEntries(page, FULL_RESULT);
  await wizard.open('?step=results');
  await wizard.expectRoadmap();
  const tasks = wizard.main.getByRole('region', { name: thisWeek.title }).getByRole('link');
  await expect(tasks).toHaveCount(3);
  for (const index of [0, 1, 2]) {
    const task = tasks.nth(index);
    const details = page.locator((await task.getAttribute('href')) ?? '');
    await expect(details).not.toHaveAttribute('open');
    await task.click();
    await expect(details).toHaveAttribute('open');
    await expect(details.locator('summary')).toBeInViewport();
  }
});

for (const locale of LOCALES_UNDER_TEST)
  test(`${locale}: agrees with itself on what this week holds, and tells each task and reason once`, async ({
    page,
  }) => {
    const wizard = wizardOn(page, locale);
    const { thisWeek, roadmap } = wizard.texts.results;
    await storeEntries(page, FULL_RESULT);
    await wizard.open('?step=results');
    await wizard.expectRoadmap();
    const tasks = wizard.main.getByRole('region', { name: thisWeek.title });
    const plan = wizard.main.getByRole('region', { name: roadmap.title });
    const stations = plan.locator('summary').filter({ hasText: fill(roadmap.week, { n: '' }).trim() });
    expect(await stations.count()).toBeGreaterThan(3);
    const weeks = await stations.evaluateAll((summaries) =>
      summaries.map((summary) => ({
        week: Number(summary.firstElementChild?.textContent?.match(/\d+/)?.[0]),
        title: summary.querySelector('h3')?.textContent ?? '',
      })),
    );
    const titles = await tasks.getByRole('link').allTextContents();
    for (const { week, title } of weeks)
      expect(title === fill(thisWeek.stepByStep, { n: 1 }), title).toBe(week === 1);
    for (const title of titles) await expect(wizard.main.getByText(title, { exact: true })).toHaveCount(1);
    const number = (n: number) => wizard.main.getByText(fill(thisWeek.number, { n }), { exact: true });
    for (const n of [2, 3]) await expect(number(n)).toBeVisible();
    expect(weeks.map(({ week }) => week)).toEqual(weeks.map((_, index) => index + 1));
    const named = wizard.main.getByText(roadmap.reasons.named.split('{')[0] ?? '').filter({ visible: true });
    await expect(named).toHaveCount(1);
  });

test("copies a step's template as it was changed", async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  const { roadmap } = wizard.texts.results;
  await page.setViewportSize(PHONE);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await storeEntries(page, FULL_RESULT);
  await wizard.open('?step=results');
  await wizard.expectRoadmap();
  const step = wizard.main
    .locator('details')
    .filter({ has: page.getByText(roadmap.template) })
    .first();
  await step.locator('summary').click();
  const text = step.getByRole('textbox', { name: roadmap.template });
  await text.fill(`${await text.inputValue()}\nYours, Ada`);
  await step.getByRole('button', { name: roadmap.copyTemplate }).click();
  await expect(step.getByRole('button', { name: roadmap.copied })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\nYours, Ada$/);
  expect(copied).toBe(await text.inputValue());
});

test('shows changes after checking a website again, until the visitor starts over', async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  const { wizard: texts, results, findings } = wizard.texts;
  const { changes } = results.website;
  const url = { ...ANALYSIS.url, requested: WORKSHOP, final: WORKSHOP };
  const report = { ...ANALYSIS, url, score: 12 };
  await storeEntries(page, { ...COMPLETE, website: { url: '', report } });
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
