/** The entire check with the real backend. */
import {
  ACQUISITIONS,
  BUSINESS_PHASES,
  CHALLENGES,
  CUSTOMER_TYPES,
  keysOf,
  PRODUCT_TYPES,
  TEAM_SIZES,
} from '../../../src/domain/wizard/business-options.ts';
import { PRICE_BANDS, presetLabel } from '../../../src/domain/wizard/price.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';
import { BRAND, optionLabel, type WizardPage, WORKSHOP, wizardOn } from './wizard-page.ts';

async function checkAll(wizard: WizardPage, labels: readonly string[], kind: 'one' | 'many'): Promise<void> {
  await expect(wizard.next.or(wizard.toResults)).toBeDisabled();
  for (const label of labels) {
    await wizard.option(label).check();
    await expect(wizard.next.or(wizard.toResults)).toBeEnabled();
  }
  const checked = wizard.main.locator('input:checked');
  await expect(checked).toHaveCount(kind === 'one' ? 1 : labels.length);
}

for (const locale of LOCALES_UNDER_TEST) {
  test(`${locale}: leads through every option to the result`, { tag: '@journey' }, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    const { texts } = wizard;
    const { website } = texts.wizard;
    await wizard.open();
    await wizard.button(texts.wizard.welcome.start).click();

    await test.step('analyzes an unreachable website, then a reachable one', async () => {
      await wizard.expectStep('website');
      await expect(wizard.analyze).toBeDisabled();
      await wizard.url.fill('   ');
      await expect(wizard.analyze).toBeDisabled();
      await wizard.url.press('Enter');
      await expect(wizard.main.getByRole('alert')).toHaveText(website.faults.blank);
      await wizard.url.fill('http://127.0.0.1:9/');
      await wizard.analyze.click();
      await expect(wizard.main.getByRole('alert')).toBeVisible();
      await expect(wizard.main.getByRole('alert').locator('svg')).toBeVisible();
      await expect(wizard.url).toHaveValue('http://127.0.0.1:9/');
      await expect(wizard.url).toBeFocused();
      await expect(wizard.url).toHaveAccessibleDescription(/\S/);
      await wizard.url.fill(`  ${WORKSHOP}  `);
      await wizard.analyze.click();
      await expect(wizard.main.getByText(website.success)).toBeVisible();
      await expect(wizard.main.getByText(website.processing)).toBeVisible();
    });

    await wizard.expectStep('businessPhase');
    const { businessPhase, customerType, productTypes, customerAcquisition, teamSize, biggestChallenges } =
      texts.wizard;
    await checkAll(
      wizard,
      keysOf(BUSINESS_PHASES).map((id) => optionLabel(businessPhase.options[id])),
      'many',
    );
    await wizard.next.click();

    await wizard.expectStep('customerType');
    await checkAll(
      wizard,
      keysOf(CUSTOMER_TYPES).map((id) => customerType.options[id].label),
      'one',
    );
    await wizard.next.click();

    await wizard.expectStep('productTypes');
    await checkAll(
      wizard,
      keysOf(PRODUCT_TYPES).map((id) => productTypes.options[id]),
      'many',
    );
    await expect(wizard.main.getByRole('button', { pressed: true })).toHaveCount(0);
    for (const band of PRICE_BANDS) {
      const preset = wizard.button(presetLabel(band));
      await preset.click();
      await expect(preset).toHaveAttribute('aria-pressed', 'true');
      await expect(wizard.main.getByRole('button', { pressed: true })).toHaveCount(1);
    }
    await wizard.next.click();

    await wizard.expectStep('customerAcquisition');
    await checkAll(
      wizard,
      ACQUISITIONS.map((id) => customerAcquisition.options[id]),
      'many',
    );
    await wizard.next.click();

    await wizard.expectStep('teamSize');
    await checkAll(
      wizard,
      keysOf(TEAM_SIZES).map((id) => teamSize.options[id]),
      'one',
    );
    await wizard.next.click();

    await wizard.expectStep('biggestChallenges');
    await checkAll(
      wizard,
      CHALLENGES.map((id) => biggestChallenges.options[id]),
      'many',
    );
    await wizard.main.getByLabel(biggestChallenges.custom).fill('Too few hours in a day');
    await wizard.toResults.click();

    await test.step('shows the result', async () => {
      await wizard.expectResults();
      // Phase 30 of 30, offer 90 of 90, team 6 of 20: 90%, plus the bonus.
      await expect(wizard.band('perfect')).toBeVisible();
      await expect(wizard.main.getByText(/^100\s?%$/).first()).toBeVisible();
      const report = wizard.main.getByRole('region', { name: texts.results.website.title });
      await expect(report.getByText(/^Brightwork/).first()).toBeVisible();
      await wizard.expectRoadmap();
      await expect(wizard.main.getByLabel(texts.results.roadmap.whoBuys.label)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(BRAND));
    });
  });
}
