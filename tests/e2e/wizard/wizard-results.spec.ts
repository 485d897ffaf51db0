/** The result's actions and texts. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fill } from '../../../src/copy/fill.ts';
import { phaseChoice, productChoice } from '../../../src/domain/wizard/answers.ts';
import { CUSTOMER_TYPES, TEAM_SIZES } from '../../../src/domain/wizard/business-options.ts';
import { PRICE_PRESETS } from '../../../src/domain/wizard/price.ts';
import { ANALYSIS, ROADMAP } from '../../../src/islands/wizard/store/testing.ts';
import { pathOf } from '../../../src/routes.ts';
import { encodeReport } from '../../../src/share/share-link.ts';
import { flushRequests, recordFetches } from '../support/hydration.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';
import { FULL_RESULT } from './full-result.ts';
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

test('shows the score, its band and what counts in it', { tag: '@journey' }, async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  const { bands, breakdown } = wizard.texts.results;
  await storeEntries(page, WITH_ROADMAP);
  await wizard.open('?step=results');
  await expect(wizard.band('good')).toBeVisible();
  await expect(wizard.main.getByText(bands.good.message)).toBeVisible();
  await expect(wizard.heading).toHaveText(bands.good.title);
  const breakdownRegion = wizard.main.locator('details').filter({ hasText: breakdown.title }).first();
  await breakdownRegion.getByText(breakdown.title).click();
  await expect(breakdownRegion).toContainText(breakdown.parts.teamSize);
  await expect(breakdownRegion).toContainText(breakdown.highTicketBonus);
  await expect(breakdownRegion).toContainText(breakdown.note);
});

for (const [score, answers] of [
  [
    23,
    {
      businessPhase: phaseChoice(['mvp']),
      productTypes: productChoice(['physical_products']),
      teamSize: TEAM_SIZES['50+'],
    },
  ],
  [31, { teamSize: TEAM_SIZES['50+'], productTypes: productChoice(['physical_products']) }],
  [66, {}],
  [95, FULL_RESULT.answers],
] as const)
  test(`draws a score of ${score} away from its path`, async ({ page }) => {
    const wizard = wizardOn(page, 'de');
    const priceRange = score < 50 ? PRICE_PRESETS['10-100'] : PRICE_PRESETS['1k-10k'];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await storeEntries(page, { ...WITH_ROADMAP, answers: { ...COMPLETE.answers, priceRange, ...answers } });
    await wizard.open('?step=results');
    const number = wizard.main
      .getByText(fill(wizard.texts.results.percent, { n: score }), { exact: true })
      .first();
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const distance = await number.evaluate((element) => {
        const digits = element.getBoundingClientRect();
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        const top = (digits.top + digits.bottom) / 2 - 0.38 * size;
        const bottom = top + 0.74 * size;
        const path = element.closest('div')?.querySelector('path');
        const matrix = path?.getScreenCTM();
        if (!path || !matrix) throw new Error('The score has no path.');
        const distances = Array.from({ length: 401 }, (_, index) => {
          const { x, y } = path
            .getPointAtLength((index / 400) * path.getTotalLength())
            .matrixTransform(matrix);
          return Math.hypot(Math.max(digits.left - x, 0, x - digits.right), Math.max(top - y, 0, y - bottom));
        });
        return Math.min(...distances);
      });
      expect(distance, `${width} pixels`).toBeGreaterThan(12);
    }
  });

test('shows reasons, and that the website was skipped', async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  const { roadmap, keep: keepTexts } = wizard.texts.results;
  const { website, biggestChallenges } = wizard.texts.wizard;
  await storeEntries(page, { ...WITH_ROADMAP, website: { url: '', report: 'skipped' } });
  await wizard.open('?step=results');
  const label = biggestChallenges.options.lead_generation;
  await expect(wizard.main.getByText(fill(roadmap.reasons.ticked, { label })).first()).toBeVisible();
  await wizard.main.getByRole('heading', { name: keepTexts.edit }).click();
  const skipped = wizard.main.locator('dl > div').filter({ hasText: website.title });
  await expect(skipped).toContainText(keepTexts.skipped);
  await expect(skipped).not.toContainText(keepTexts.unanswered);
});

test('lists optional answers in words among the answers', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  const { keep: keepTexts } = wizard.texts.results;
  const plan = {
    offer: 'Steel drums',
    strength: '',
    kind: 'manufacturer',
    wants: ['staff'],
    seeks: '',
    topics: [],
  } as const;
  await storeEntries(page, { ...WITH_ROADMAP, buyers: 'Oil blenders', plan });
  await wizard.open('?step=results');
  await wizard.main.getByRole('heading', { name: keepTexts.edit }).click();
  const { wantOptions } = wizard.texts.wizard.biggestChallenges;
  const panel = wizard.main.getByRole('region', { name: keepTexts.title });
  for (const answer of ['Oil blenders', 'Steel drums', wantOptions.staff])
    await expect(panel.getByRole('definition').filter({ hasText: answer })).toBeVisible();
});

test('changes one answer from the result and keeps the others', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  const { keep: keepTexts } = wizard.texts.results;
  const { teamSize } = wizard.texts.wizard;
  await storeEntries(page, WITH_ROADMAP);
  await wizard.open('?step=results');
  await wizard.main.getByRole('heading', { name: keepTexts.edit }).click();
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
  await expect(wizard.button(wizard.texts.results.roadmap.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${wizard.path}#r=`);

  const fresh = await browser.newContext();
  try {
    const other = await fresh.newPage();
    const theirs = wizardOn(other, 'de');
    const leaks = recordFetches(other, /#r=/);
    await other.goto(link);
    await expect(theirs.main.getByText(shared.text)).toBeVisible();
    expect(link.length).toBeLessThanOrEqual(1000);
    await expect(theirs.heading).toHaveText(theirs.texts.results.bands.good.title);
    const report = theirs.main.getByRole('region', { name: theirs.texts.results.website.title });
    await expect(report.getByText('Brightwork', { exact: true }).first()).toBeVisible();
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

for (const locale of LOCALES_UNDER_TEST)
  test(`${locale}: says the answer first, then tasks, call, plan, buyers, website, comparison, keeping`, async ({
    page,
  }) => {
    const wizard = wizardOn(page, locale);
    const { bands, understood, thisWeek, call, roadmap, website, comparison, keep } = wizard.texts.results;
    await storeEntries(page, FULL_RESULT);
    await wizard.open('?step=results');
    await wizard.expectRoadmap();
    await expect(wizard.heading).toHaveText([bands.perfect.title]);
    await expect(
      wizard.main.getByText(fill(wizard.texts.results.percent, { n: 95 })).first(),
    ).toBeInViewport();
    const titles = [
      understood.title,
      thisWeek.title,
      call.title,
      roadmap.title,
      roadmap.groups,
      website.title,
      comparison.title,
      keep.title,
    ];
    await expect(wizard.main.getByRole('heading', { level: 2 })).toHaveText(titles);
  });

for (const locale of LOCALES_UNDER_TEST)
  test(`${locale}: asks nothing of whoever reads the example, and links to an explanation`, async ({
    page,
  }) => {
    const wizard = wizardOn(page, locale);
    const { understood, website } = wizard.texts.results;
    await wizard.open('#example');
    const line = wizard.main.getByRole('region', { name: understood.title });
    await expect(line).toContainText(understood.wantWords.more);
    await expect(line).not.toContainText(understood.choose);
    const guide = 'read-your-website-report';
    const links = wizard.main.getByRole('link', { name: website.guide });
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      existsSync(`src/content/articles/${locale}/${guide}.md`) ? [pathOf('articles', locale, guide)] : [],
    );
  });

for (const locale of LOCALES_UNDER_TEST)
  test(`${locale}: makes the plan anew when what was understood is changed`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    const { business, understood, roadmap } = wizard.texts.results;
    const { biggestChallenges } = wizard.texts.wizard;
    await storeEntries(page, COMPLETE);
    await wizard.open('?step=results');
    await wizard.expectRoadmap();
    const line = wizard.main.getByRole('region', { name: understood.title });
    const chip = (fact: 'buyers' | 'wants') => line.getByRole('button', { name: understood.change[fact] });
    const roadmapResponse = () =>
      page.waitForResponse((response) => /generate\w*Roadmap/i.test(response.url()) && response.ok());

    await expect(chip('buyers')).toContainText(understood.types.b2b);
    await chip('wants').click();
    const made = roadmapResponse();
    await line.getByRole('checkbox', { name: biggestChallenges.wantOptions.staff }).check();
    await made;
    await expect(chip('wants')).toContainText(understood.wantWords.staff);
    const label = biggestChallenges.wantOptions.staff;
    await expect(wizard.main.getByText(fill(roadmap.reasons.wanted, { label })).first()).toBeAttached();

    await line.getByRole('button', { name: understood.correct }).click();
    const again = roadmapResponse();
    await line.getByRole('combobox', { name: business.label }).selectOption('restaurant');
    await again;
    const last = roadmapResponse();
    await line.getByRole('combobox', { name: understood.customerType }).selectOption('b2c');
    await last;
    await expect(chip('buyers')).toContainText(understood.types.b2c);
    await page.reload();
    await expect(chip('buyers')).toContainText(understood.types.b2c);
    await expect(wizard.heading).toHaveText([wizard.texts.results.aside.waits.title]);
  });

test("marks a website's words as its language", async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  await storeEntries(page, { ...WITH_ROADMAP, plan: { ...WITH_ROADMAP.plan, offer: '' } });
  await wizard.open('?step=results');
  await expect(wizard.main.getByText('„12 years of experience“')).toHaveAttribute('lang', 'en');
  const line = wizard.main.getByRole('region', { name: wizard.texts.results.understood.title });
  await expect(line.getByText('„Brightwork“')).toHaveAttribute('lang', 'en');
});

test("opens a shared result with a roadmap in the reader's language", async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  const { answers } = COMPLETE;
  const fragment = await encodeReport({ answers, analysis: ANALYSIS, roadmap: ROADMAP, locale: 'en' });
  await wizard.open(fragment);
  await wizard.expectRoadmap();
  const panel = wizard.main.getByRole('region', { name: wizard.texts.results.roadmap.title });
  const steps = panel.locator('summary').getByRole('heading', { level: 3 });
  await expect(steps.filter({ hasText: ROADMAP.preparationSteps[0]?.title ?? '' })).toHaveCount(0);
  expect(await steps.count()).toBeGreaterThan(0);
  const roadmap = wizard.main.getByRole('region', { name: wizard.texts.results.roadmap.title });
  await expect(roadmap.locator('[lang]')).toHaveCount(0);
});

test('shows the score of a seller to consumers in a shared result, too', async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  const answers = { ...COMPLETE.answers, customerType: CUSTOMER_TYPES.b2c };
  const { aside, scoreLabel } = wizard.texts.results;
  await wizard.open(await encodeReport({ answers, analysis: ANALYSIS, roadmap: null, locale: 'de' }));
  await expect(wizard.heading).toHaveText(aside.consumers.title);
  await expect(wizard.main.getByText(scoreLabel)).toBeVisible();
});

test('asks to make the result of a damaged or older link again', { tag: '@journey' }, async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  await wizard.open('#r=AAAA');
  await expect(wizard.main.getByText(wizard.texts.results.shared.broken)).toBeVisible();
  await expect(wizard.heading).toHaveText(wizard.texts.results.shared.again);
  await expect(wizard.button(wizard.texts.results.shared.own)).toBeVisible();
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

test('shows no search result of a page that is closed to search engines', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  const { search } = wizard.texts.results.firstLook;
  const closed = {
    id: 'indexable',
    weight: 8,
    status: 'fail',
    evidence: 'noindex',
    seen: { kind: 'robots-rule' },
  } as const;
  const report = { ...ANALYSIS, findings: [...ANALYSIS.findings, closed] };
  await storeEntries(page, { ...WITH_ROADMAP, website: { ...WITH_ROADMAP.website, report } });
  await wizard.open('?step=results');
  const figure = wizard.main.getByRole('figure', { name: search.title });
  await expect(figure).toContainText(search.hidden);
  await expect(figure).not.toContainText(ANALYSIS.title);
});

test('shows where the kind of business was read, and lets the visitor correct it', {
  tag: '@journey',
}, async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  const { label, unclear, chosen } = wizard.texts.results.business;
  const { understood } = wizard.texts.results;
  await storeEntries(page, WITH_ROADMAP);
  await wizard.open('?step=results');
  await wizard.main.getByRole('button', { name: understood.correct }).click();
  const field = wizard.main.getByRole('combobox', { name: label });
  await expect(field).toHaveAccessibleDescription(unclear);
  await field.selectOption('restaurant');
  await expect(field).toHaveAccessibleDescription(chosen);
  await page.reload();
  await wizard.main.getByRole('button', { name: understood.correct }).click();
  await expect(field).toHaveValue('restaurant');
});

test('asks for the kind of business if the website does not tell it', async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  const { business, understood } = wizard.texts.results;
  await storeEntries(page, { ...COMPLETE, website: { url: '', report: 'skipped' } });
  await wizard.openStep('productTypes');
  const field = wizard.main.getByRole('combobox', { name: business.label });
  await field.selectOption('restaurant');
  await expect(field).toHaveAccessibleDescription(business.chosen);
  await wizard.open('?step=results');
  await wizard.main.getByRole('button', { name: understood.correct }).click();
  await expect(field).toHaveValue('restaurant');
});

test('suggests kinds of business if the website does not tell one for certain', async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  const { business, roadmap } = wizard.texts.results;
  const likelyKinds = ['lodging', 'restaurant'] as const;
  const report = { ...ANALYSIS, facts: { ...ANALYSIS.facts, likelyKinds } };
  await storeEntries(page, { ...COMPLETE, website: { ...COMPLETE.website, report } });
  await wizard.openStep('productTypes');
  const field = wizard.main.getByRole('combobox', { name: business.label });
  const chips = wizard.main.getByRole('group', { name: roadmap.whoBuys.oneOfThese }).getByRole('button');
  await expect(chips).toHaveCount(2);
  await expect(field).toHaveValue('');
  await chips.last().press('Enter');
  await expect(field).toHaveValue('restaurant');
  await expect(chips.last()).toBeFocused();
  await expect(chips.last()).toHaveAttribute('aria-pressed', 'true');
  await chips.last().press('Enter');
  await expect(field).toHaveValue('');
});

test('shows the kind of business that the website tells, to confirm', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  const business = { kind: 'restaurant', evidence: 'Café' } as const;
  const report = { ...ANALYSIS, facts: { ...ANALYSIS.facts, business } };
  await storeEntries(page, { ...COMPLETE, website: { ...COMPLETE.website, report } });
  await wizard.openStep('productTypes');
  const field = wizard.main.getByRole('combobox', { name: wizard.texts.results.business.label });
  await expect(field).toHaveValue('restaurant');
  await expect(field).toHaveAccessibleDescription(/Café/);
});
