/** The result's actions and texts. */
import { readFile } from 'node:fs/promises';
import { fill } from '../../../src/copy/fill.ts';
import { STEPS } from '../../../src/islands/wizard/store/steps.ts';
import { ANALYSIS, ROADMAP } from '../../../src/islands/wizard/store/testing.ts';
import { encodeReport } from '../../../src/share/share-link.ts';
import { flushRequests, recordFetches } from '../support/hydration.ts';
import { expect, test } from '../test.ts';
import { fullResult } from './full-result.ts';
import { COMPLETE, storeEntries, WITH_ROADMAP } from './stored-entries.ts';
import { BRAND, wizardOn } from './wizard-page.ts';

const ROADMAP_CALL = '**/generate*Roadmap';

test('shows a button to retry a failed roadmap', { tag: '@journey' }, async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  const { roadmap } = wizard.texts.results;
  const logged = page.waitForEvent('console', (message) => message.text() === 'Error generating roadmap');
  await storeEntries(page, COMPLETE);
  await page.route(ROADMAP_CALL, (route) => route.abort());
  await wizard.open('?step=results');
  await logged;
  const generate = wizard.button(fill(roadmap.generate, { brand: BRAND }));
  await expect(generate).toBeVisible();
  await page.unroute(ROADMAP_CALL);
  await generate.click();
  await wizard.expectRoadmap();
  await expect(generate).toHaveCount(0);
  await expect(wizard.main.getByText(wizard.texts.results.writtenWithAi)).toHaveCount(0);
});

test('generates the roadmap once and shows progress', { tag: '@journey' }, async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  let calls = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(ROADMAP_CALL, async (route) => {
    if (route.request().method() === 'POST') calls += 1;
    await released;
    await route.continue();
  });
  await storeEntries(page, COMPLETE);
  await wizard.open('?step=results');
  const generating = fill(wizard.texts.results.roadmap.generating, { brand: BRAND });
  await expect(wizard.main.getByText(generating, { exact: true })).toBeVisible();
  release();
  await wizard.expectRoadmap();
  await page.reload();
  await wizard.expectRoadmap();
  await flushRequests(page);
  expect(calls).toBe(1);
});

test('shows the score, its band and a breakdown of the points', { tag: '@journey' }, async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  const { bands, breakdown, percent, percentagePoints, scoreNote } = wizard.texts.results;
  await storeEntries(page, WITH_ROADMAP);
  await wizard.open('?step=results');
  await expect(wizard.band('good')).toBeVisible();
  await expect(wizard.main.getByText(bands.good.message)).toBeVisible();
  await expect(wizard.main.getByText(scoreNote)).toBeVisible();
  const breakdownRegion = wizard.main.getByRole('region', { name: breakdown.title });
  await breakdownRegion.getByText(breakdown.details).click();
  await expect(
    breakdownRegion.getByText(fill(breakdown.baseValue, { total: 71, max: 140, percentage: 51 })),
  ).toBeVisible();
  await expect(
    breakdownRegion.getByText(fill(percentagePoints.other, { n: 15 }), { exact: true }),
  ).toBeVisible();
  await expect(breakdownRegion.getByText(fill(percent, { n: 66 }), { exact: true })).toBeVisible();
  await expect(breakdownRegion.getByText(breakdown.highTicketBonus)).toBeVisible();
});

test('previews the effect of a step without changing an answer', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  const { whatIf, bands } = wizard.texts.results;
  await storeEntries(page, WITH_ROADMAP);
  await wizard.open('?step=results');
  const panel = wizard.main.getByRole('region', { name: whatIf.title });
  await panel.getByText(whatIf.hint).click();
  await expect(panel.getByRole('status')).toHaveText(fill(whatIf.now, { n: 66 }));
  await expect(wizard.option(wizard.texts.wizard.productTypes.options.software_saas)).toHaveCount(0);
  await wizard.option(whatIf.steps.partnerships).check();
  // 71 + 4 of 140 points are 54%, plus a bonus of 15.
  await expect(panel.getByRole('status')).toHaveText(fill(whatIf.would, { n: 69, band: bands.good.title }));
  await expect(wizard.band('good')).toBeVisible();
});

test('shows gains in points, reasons, and that the website was skipped', async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  const { whatIf, percentagePoints, roadmap, keep: keepTexts } = wizard.texts.results;
  const { website, biggestChallenges } = wizard.texts.wizard;
  await storeEntries(page, { ...WITH_ROADMAP, website: { url: '', report: 'skipped', language: null } });
  await wizard.open('?step=results');
  const panel = wizard.main.getByRole('region', { name: whatIf.title });
  await panel.getByText(whatIf.hint).click();
  // Four or five of 140 points are three percentage points.
  await expect(panel.getByText(fill(percentagePoints.other, { n: 3 }), { exact: true })).toHaveCount(2);
  const label = biggestChallenges.options.lead_generation;
  await expect(wizard.main.getByText(fill(roadmap.reasons.ticked, { label }))).toBeVisible();
  const answers = wizard.main.getByRole('region', { name: keepTexts.edit });
  const skipped = answers.locator('dl > div').filter({ hasText: website.title });
  await expect(skipped).toContainText(keepTexts.skipped);
  await expect(skipped).not.toContainText(keepTexts.unanswered);
});

test('changes one answer from the result and keeps the others', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  const { keep: keepTexts } = wizard.texts.results;
  const { teamSize } = wizard.texts.wizard;
  await storeEntries(page, WITH_ROADMAP);
  await wizard.open('?step=results');
  await wizard.main.getByText(fill(keepTexts.show, { n: STEPS.length })).click();
  await wizard.button(fill(keepTexts.editStep, { title: teamSize.title })).click();
  await wizard.expectStep('teamSize');
  await wizard.option(teamSize.options['50+']).check();
  await wizard.button(wizard.texts.wizard.toResults).click();
  await wizard.expectResults();
  // 62 of 140 points are 44%, plus a bonus of 15.
  await expect(wizard.band('moderate')).toBeVisible();
  await wizard.expectRoadmap();
  // The result button went back in the history, so the step is ahead.
  await page.goForward();
  await wizard.expectStep('teamSize');
  await page.goBack();
  await wizard.expectResults();
});

test('shares a read-only result through a link', { tag: '@journey' }, async ({ page, browser }) => {
  const wizard = wizardOn(page, 'de');
  const { keep: keepTexts, shared } = wizard.texts.results;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await storeEntries(page, WITH_ROADMAP);
  await wizard.open('?step=results');
  await wizard.button(keepTexts.link).click();
  await expect(wizard.button(keepTexts.linkCopied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${wizard.path}#r=`);

  const fresh = await browser.newContext();
  try {
    const other = await fresh.newPage();
    const theirs = wizardOn(other, 'de');
    const leaks = recordFetches(other, /#r=/);
    await other.goto(link);
    await expect(theirs.main.getByText(shared.text)).toBeVisible();
    await expect(theirs.heading).toHaveText('brightwork.example');
    await expect(theirs.band('good')).toBeVisible();
    const report = theirs.main.getByRole('region', { name: theirs.texts.results.website.title });
    await expect(report.getByText('Brightwork', { exact: true })).toBeVisible();
    await theirs.expectRoadmap();
    await expect(theirs.main.getByRole('checkbox')).toHaveCount(0);
    expect(leaks).toEqual([]);
    expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await theirs.button(shared.own).click();
    await expect(theirs.heading).toHaveText(theirs.texts.wizard.welcome.title);
    await expect(other).toHaveURL(new RegExp(`${theirs.path}$`));
  } finally {
    await fresh.close();
  }
});

test('shows the website score first if there is a report', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  const { scoreLabel, website, thisWeek } = wizard.texts.results;
  await storeEntries(page, fullResult('en'));
  await wizard.open('?step=results');
  await expect(wizard.heading).toHaveText('brightwork.example');
  await expect(wizard.main.getByText(website.scoreLabel).first()).toBeInViewport();
  await expect(wizard.main.getByText(scoreLabel)).not.toBeInViewport();
  const week = wizard.main.getByRole('region', { name: thisWeek.title });
  const hrefs = await week
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.map((place) => place?.split('-')[0])).toEqual(['#finding', '#finding', '#finding']);
});

test("marks a website's words as its language", async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  await storeEntries(page, WITH_ROADMAP);
  await wizard.open('?step=results');
  await expect(wizard.main.getByText('„12 years of experience“')).toHaveAttribute('lang', 'en');
});

test("opens a shared result with a roadmap in the reader's language", async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  const { answers } = COMPLETE;
  const fragment = await encodeReport({ answers, analysis: ANALYSIS, roadmap: ROADMAP, locale: 'en' });
  await wizard.open(fragment);
  await wizard.expectRoadmap();
  const steps = wizard.main.getByRole('heading', { level: 4 });
  await expect(steps.filter({ hasText: ROADMAP.preparationSteps[0]?.title ?? '' })).toHaveCount(0);
  expect(await steps.count()).toBeGreaterThan(2);
  const roadmap = wizard.main.getByRole('region', { name: wizard.texts.results.roadmap.title });
  await expect(roadmap.locator('[lang]')).toHaveCount(0);
});

test('shows an error for a damaged link', { tag: '@journey' }, async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  await wizard.open('#r=AAAA');
  await expect(wizard.main.getByRole('alert')).toHaveText(wizard.texts.results.shared.broken);
});

test('saves the result as a file', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  await storeEntries(page, WITH_ROADMAP);
  await wizard.open('?step=results');
  const download = page.waitForEvent('download');
  await wizard.button(wizard.texts.results.keep.json).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('business-check.json');
  const saved = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(saved).toMatchObject({
    language: 'en',
    answers: { customerType: 35 },
    score: { finalPercentage: 66, band: 'good' },
    websiteAnalysis: { title: 'Brightwork' },
    roadmap: { hashtags: ['#B2BSales'] },
  });
});

test('shows the link for manual copying if there is no clipboard', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await storeEntries(page, WITH_ROADMAP);
  await wizard.open('?step=results');
  await wizard.button(wizard.texts.results.keep.link).click();
  await expect(wizard.main.getByLabel(wizard.texts.results.keep.linkManual)).toHaveValue(/#r=[\w-]{100}/);
});

test('shows what a stranger reads, and what is missing', { tag: '@journey' }, async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  const { title, none, noHeading, leadsNowhere, chat, search } = wizard.texts.results.firstLook;
  await storeEntries(page, WITH_ROADMAP);
  await wizard.open('?step=results');
  const panel = wizard.main.getByRole('region', { name: `${title.before} ${title.highlight}${title.after}` });
  await expect(panel.getByText('Get a quote')).toBeVisible();
  await expect(panel.getByText(leadsNowhere)).toBeVisible();
  await expect(panel.getByText('12 years of experience')).toBeVisible();
  await expect(panel.getByText(noHeading)).toBeVisible();
  await expect(panel.getByText(none)).toHaveCount(0);
  await expect(panel.getByRole('figure', { name: search.title })).toContainText(search.noDescription);
  await expect(panel.getByRole('figure', { name: chat.title })).toContainText(chat.noPicture);
});

test('lets the visitor correct the kind of business', { tag: '@journey' }, async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  const { label, unclear, chosen } = wizard.texts.results.website.business;
  await storeEntries(page, WITH_ROADMAP);
  await wizard.open('?step=results');
  const field = wizard.main.getByLabel(label);
  await expect(field).toHaveAccessibleDescription(unclear);
  await field.selectOption('restaurant');
  await expect(field).toHaveAccessibleDescription(chosen);
  await page.reload();
  await expect(field).toHaveValue('restaurant');
});
