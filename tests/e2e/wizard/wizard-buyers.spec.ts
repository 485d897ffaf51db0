/** Who buys: names of the website as suggestions, and the result's optional question. */
import { fill } from '../../../src/copy/fill.ts';
import { CUSTOMER_TYPES } from '../../../src/domain/wizard/business-options.ts';
import { ANALYSIS } from '../../../src/islands/wizard/store/testing.ts';
import { decodeReport } from '../../../src/share/share-link.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';
import { COMPLETE, entriesBefore, storeEntries } from './stored-entries.ts';
import { wizardOn } from './wizard-page.ts';

const ANSWER = { en: 'Bakeries and property managers', de: 'Hausverwaltungen und Bäckereien' } as const;
const BUYER = { en: /Bakeries/, de: /Hausverwaltungen/ } as const;

const SENTENCE = 'We help property managers and bakeries.';
/** A website that names its buyers. */
const WEBSITE = {
  ...COMPLETE.website,
  report: {
    ...ANALYSIS,
    facts: {
      ...ANALYSIS.facts,
      audiences: ['Property managers', 'Bakeries'].map((text) => ({ text, business: true, quote: SENTENCE })),
    },
  },
};
const PLAN = {
  offer: 'Office cleaning',
  strength: '',
  kind: 'cleaning',
  wants: ['more'],
  seeks: '',
  topics: [],
} as const;

for (const locale of LOCALES_UNDER_TEST) {
  test(`${locale}: suggests names by keyboard, and keeps what was typed`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    const { customerType } = wizard.texts.wizard;
    await storeEntries(page, { ...entriesBefore('customerType'), website: WEBSITE });
    await wizard.openStep('customerType');
    const field = wizard.main.getByLabel(customerType.names);
    await field.fill('Schools');
    const chip = wizard.button('Bakeries');
    await chip.press('Enter');
    await expect(field).toHaveValue('Schools, Bakeries');
    await expect(wizard.main).not.toContainText(SENTENCE);
    await expect(chip).toBeFocused();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await wizard.button('Property managers').click();
    await chip.press('Enter');
    await expect(field).toHaveValue('Schools, Property managers');
  });

  test(`${locale}: adds a suggestion on the result to what was typed, and shares the plan's answers`, async ({
    page,
  }) => {
    const wizard = wizardOn(page, locale);
    const { roadmap, keep: keepTexts } = wizard.texts.results;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await storeEntries(page, { ...COMPLETE, plan: PLAN, website: WEBSITE });
    await wizard.open('?step=results');
    await wizard.expectRoadmap();
    const panel = wizard.main.getByRole('region', { name: roadmap.title });
    await panel.getByLabel(roadmap.whoBuys.label).fill('Schools');
    await wizard.button('Bakeries').press('Enter');
    for (const name of ['Schools', 'Bakeries'])
      await expect(panel.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(panel.getByRole('heading', { level: 2, name: roadmap.title })).toBeFocused();

    await wizard.button(keepTexts.link).click();
    await expect(wizard.button(wizard.texts.results.roadmap.copied)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect((await decodeReport(new URL(link).hash))?.plan).toEqual(PLAN);
  });

  test(`${locale}: suggests typical customers if the website names none`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    const { roadmap } = wizard.texts.results;
    const facts = { ...ANALYSIS.facts, audiences: [] };
    await storeEntries(page, {
      ...COMPLETE,
      plan: PLAN,
      website: { ...WEBSITE, report: { ...ANALYSIS, facts } },
    });
    await wizard.open('?step=results');
    await wizard.expectRoadmap();
    const panel = wizard.main.getByRole('region', { name: roadmap.title });
    await wizard.main
      .getByRole('group', { name: roadmap.whoBuys.oneOfThese })
      .getByRole('button', { name: 'Hotels' })
      .click();
    await expect(panel.getByRole('heading', { level: 3, name: 'Hotels' })).toBeVisible();
  });

  test(`${locale}: uses the answer in target groups and steps, and shares it`, async ({ page, browser }) => {
    const wizard = wizardOn(page, locale);
    const { roadmap, keep: keepTexts } = wizard.texts.results;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const facts = { ...ANALYSIS.facts, audiences: [], place: { name: 'Leeds', country: 'gb' } };
    await storeEntries(page, { ...COMPLETE, website: { ...WEBSITE, report: { ...ANALYSIS, facts } } });
    await wizard.open('?step=results');
    await wizard.expectRoadmap();
    const panel = wizard.main.getByRole('region', { name: roadmap.title });
    const group = panel.getByRole('heading', { level: 3, name: BUYER[locale] });
    const field = panel.getByLabel(roadmap.whoBuys.label);
    await expect(field).toBeVisible();
    await expect(panel).not.toContainText(BUYER[locale]);

    await field.fill(ANSWER[locale]);
    await field.press('Enter');
    await expect(group.first()).toBeVisible();
    await expect(field).toHaveCount(0);
    await wizard.expectRoadmap();
    const links = panel.getByRole('listitem').getByRole('link', { name: roadmap.searches.map });
    await expect(links.first()).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(links.first()).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\//);

    await page.reload();
    await expect(group.first()).toBeVisible();
    await expect(field).toHaveCount(0);

    await wizard.button(keepTexts.link).click();
    await expect(wizard.button(wizard.texts.results.roadmap.copied)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const fresh = await browser.newContext();
    try {
      const other = await fresh.newPage();
      await other.goto(link);
      const theirs = wizardOn(other, locale);
      await theirs.expectRoadmap();
      const shared = theirs.main.getByRole('region', { name: roadmap.title });
      await expect(shared.getByRole('heading', { level: 3, name: BUYER[locale] }).first()).toBeVisible();
      await expect(shared.getByLabel(roadmap.whoBuys.label)).toHaveCount(0);
    } finally {
      await fresh.close();
    }
  });

  test(`${locale}: begins the plan with customers named in the result`, { tag: '@journey' }, async ({
    page,
  }) => {
    const wizard = wizardOn(page, locale);
    const { roadmap, understood, call } = wizard.texts.results;
    await storeEntries(page, { ...COMPLETE, plan: { ...PLAN, strength: 'no phones' } });
    await wizard.open('?step=results');
    await wizard.expectRoadmap();
    const card = wizard.main.getByRole('complementary', { name: call.title });
    const field = wizard.main.getByLabel(roadmap.whoBuys.label);
    await field.fill('Solicitors');
    await field.press('Enter');
    const named = fill(roadmap.reasons.named, { label: 'Solicitors' });
    await expect(wizard.main.getByText(named).first()).toBeVisible();
    await expect(field).toHaveCount(0);
    const line = wizard.main.getByRole('region', { name: understood.title });
    await expect(line).toContainText(PLAN.offer);
    await expect(line).toContainText(understood.inYourWords);
    await expect(card).toContainText(fill(call.reach, { buyers: 'Solicitors' }));
    const templates = wizard.main.getByRole('textbox', { name: roadmap.template, includeHidden: true });
    await expect(templates.first()).toHaveValue(/: Office cleaning\n\n.*: No phones\n/);
  });

  test(`${locale}: tells once what is known of several kinds of buyers`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    const buyers = { en: 'Painters, electricians', de: 'Malerbetriebe, Elektriker' }[locale];
    await storeEntries(page, { ...COMPLETE, buyers, website: WEBSITE });
    await wizard.open('?step=results');
    await wizard.expectRoadmap();
    const cards = wizard.main.getByRole('region', { name: wizard.texts.results.roadmap.groups });
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText([new RegExp(`^${buyers}$`, 'i')]);
  });

  test(`${locale}: tells a seller to consumers that there is no plan, and makes one for a trouble`, {
    tag: '@journey',
  }, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    const { roadmap, call, understood, thisWeek } = wizard.texts.results;
    const answers = {
      ...COMPLETE.answers,
      customerType: CUSTOMER_TYPES.b2c,
      biggestChallenges: { selected: ['marketing_automation' as const] },
    };
    await storeEntries(page, { ...COMPLETE, answers, website: { url: '', report: 'skipped' } });
    await wizard.open('?step=results');
    await expect(wizard.main.getByText(roadmap.noSteps)).toBeVisible();
    await expect(wizard.main.getByText(call.topics.otherwise)).toBeVisible();
    await expect(wizard.main.getByText(call.topics.service)).toHaveCount(0);
    await expect(wizard.main.getByLabel(roadmap.whoBuys.label)).toHaveCount(0);
    await expect(wizard.main.getByRole('heading', { name: thisWeek.title })).toHaveCount(0);
    await expect(wizard.main.getByRole('region', { name: understood.title })).toContainText(
      understood.types.b2c,
    );

    await wizard.main.getByText(roadmap.trouble.add).click();
    const list = wizard.main.getByLabel(roadmap.trouble.label);
    await expect(list.getByRole('group', { includeHidden: true })).toHaveCount(
      Object.keys(roadmap.themes).length,
    );
    await list.selectOption(roadmap.topics['bad-reviews']);
    await list.press('Tab');
    await page.keyboard.press('Enter');
    await wizard.expectRoadmap();
    await expect(wizard.main.getByText(roadmap.noSteps)).toHaveCount(0);
    const asked = fill(roadmap.reasons.asked, { label: roadmap.topics['bad-reviews'] });
    await expect(wizard.main.getByText(asked).first()).toBeVisible();
    await expect(list.getByText(roadmap.topics['bad-reviews'])).toHaveCount(0);
  });

  test(`${locale}: asks what is behind a challenge, and begins the plan with what was chosen`, {
    tag: '@journey',
  }, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    const { biggestChallenges } = wizard.texts.wizard;
    const { topics, reasons } = wizard.texts.results.roadmap;
    await storeEntries(page, entriesBefore('biggestChallenges'));
    await wizard.openStep('biggestChallenges');
    await expect(wizard.main.getByText(biggestChallenges.troubles)).toHaveCount(0);
    const pricing = wizard.option(biggestChallenges.options.pricing_strategy);
    await pricing.check();
    await wizard.button(topics.scope).click();
    const cheapRivals = wizard.button(topics['cheap-rivals']);
    await cheapRivals.press('Enter');
    await expect(cheapRivals).toBeFocused();
    await wizard.button(topics.scope).click();
    await pricing.uncheck();
    // What was chosen stays; what was only offered goes.
    await expect(wizard.button(topics.scope)).toHaveCount(0);
    await expect(cheapRivals).toHaveAttribute('aria-pressed', 'true');
    await pricing.check();
    await wizard.toResults.click();
    await wizard.expectRoadmap();
    const asked = fill(reasons.asked, { label: topics['cheap-rivals'] });
    await expect(wizard.main.getByText(asked).first()).toBeVisible();
  });

  test(`${locale}: quotes the visitor’s own words, leaves them to the call, and adds a step that they choose`, async ({
    page,
  }) => {
    const wizard = wizardOn(page, locale);
    const { roadmap } = wizard.texts.results;
    const customChallenge = 'Everybody wants it yesterday.';
    const answers = { ...COMPLETE.answers, customChallenge };
    await storeEntries(page, { ...COMPLETE, answers, website: WEBSITE });
    await wizard.open('?step=results');
    await wizard.expectRoadmap();
    const wrote = wizard.main.getByRole('region', { name: roadmap.wrote });
    await expect(wrote.getByRole('blockquote')).toHaveText(customChallenge);
    await expect(wrote.getByText(roadmap.answered)).toBeVisible();
    await wizard.main.getByText(roadmap.trouble.add).click();
    await wizard.main.getByLabel(roadmap.trouble.label).selectOption(roadmap.topics['called-too-late']);
    await wizard.button(roadmap.trouble.submit).click();
    const asked = fill(roadmap.reasons.asked, { label: roadmap.topics['called-too-late'] });
    await expect(wizard.main.getByText(asked).first()).toBeVisible();
  });

  test(`${locale}: quotes own words that no call answers where a step can be added`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    const { roadmap } = wizard.texts.results;
    const customChallenge = 'Everybody wants it yesterday.';
    const answers = { ...COMPLETE.answers, customerType: CUSTOMER_TYPES.b2c, customChallenge };
    await storeEntries(page, { ...COMPLETE, answers, plan: PLAN, website: WEBSITE });
    await wizard.open('?step=results');
    await wizard.expectRoadmap();
    const quote = wizard.main.getByRole('blockquote').filter({ hasText: customChallenge });
    await expect(quote).toBeHidden();
    await wizard.main.getByText(roadmap.trouble.add).click();
    await expect(quote).toBeVisible();
  });

  test(`${locale}: asks a seller to consumers whether firms may be customers, too`, {
    tag: '@journey',
  }, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    const { call, roadmap } = wizard.texts.results;
    const answers = { ...COMPLETE.answers, customerType: CUSTOMER_TYPES.b2c };
    const plan = { ...PLAN, wants: ['other'] as const };
    await storeEntries(page, { ...COMPLETE, answers, buyers: 'Children (full)', plan, website: WEBSITE });
    await wizard.open('?step=results');
    await wizard.button(call.firmsToo).click();
    const field = wizard.main.getByLabel(roadmap.whoBuys.label);
    await field.fill('Choirs on tour');
    await field.press('Enter');
    const named = fill(roadmap.reasons.named, { label: 'Choirs on tour' });
    await expect(wizard.main.getByText(named).first()).toBeVisible();
    await expect(wizard.main.getByText('Children')).toHaveCount(0);
  });

  test(`${locale}: asks which suppliers are wanted, and says so in line, call, and text to copy`, {
    tag: '@journey',
  }, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    const { understood, call, roadmap } = wizard.texts.results;
    const { seeks, wantOptions } = wizard.texts.wizard.biggestChallenges;
    await storeEntries(page, { ...COMPLETE, plan: { ...PLAN, wants: [] }, website: WEBSITE });
    await wizard.openStep('biggestChallenges');
    await expect(wizard.main.getByLabel(seeks)).toHaveCount(0);
    await wizard.option(wantOptions.suppliers).check();
    await wizard.main.getByLabel(seeks).fill('organic farmers');
    await wizard.button(wizard.texts.wizard.nextResults).click();
    await wizard.expectRoadmap();
    const line = wizard.main.getByRole('region', { name: understood.title });
    await expect(line.getByText('organic farmers', { exact: true })).toBeVisible();
    await expect(wizard.main.getByText(fill(call.find, { seeks: 'organic farmers' }))).toBeVisible();
    const template = wizard.main.getByRole('textbox', { name: roadmap.template, includeHidden: true });
    await expect(template.first()).toHaveValue(/: Organic farmers\n/);
  });

  test(`${locale}: asks nobody who wants staff only who buys, and shows what they said`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    const { roadmap, understood } = wizard.texts.results;
    const plan = { ...PLAN, wants: ['staff'] as const };
    const buyers = 'None, we have enough';
    await storeEntries(page, { ...COMPLETE, buyers, plan, website: WEBSITE });
    await wizard.open('?step=results');
    await wizard.expectRoadmap();
    await expect(wizard.main.getByRole('heading', { name: roadmap.groups })).toHaveCount(0);
    await expect(wizard.main.getByLabel(roadmap.whoBuys.label)).toHaveCount(0);
    await expect(wizard.main.getByRole('region', { name: understood.title })).toContainText(buyers);
  });

  test(`${locale}: keeps the answer if the roadmap fails`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    const { roadmap } = wizard.texts.results;
    await storeEntries(page, { ...COMPLETE, website: { url: '', report: 'skipped' } });
    await wizard.open('?step=results');
    await wizard.expectRoadmap();
    const panel = wizard.main.getByRole('region', { name: roadmap.title });
    await page.route('**/generate*Roadmap', (route) => route.abort());
    await panel.getByLabel(roadmap.whoBuys.label).fill(ANSWER[locale]);
    await panel.getByRole('button', { name: roadmap.whoBuys.submit }).click();
    await expect(panel.getByText(roadmap.failed)).toBeVisible();
    await page.unroute('**/generate*Roadmap');
    await page.reload();
    await wizard.expectRoadmap();
    await expect(panel.getByRole('heading', { level: 3, name: BUYER[locale] }).first()).toBeVisible();
    await expect(wizard.main.getByText(ANSWER[locale].split(' ').at(-1) ?? '').first()).toBeVisible();
  });
}
