/** The local sample website, which makes the check usable offline. */
import { copy } from '../../../src/copy/index.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { test } from '../test.ts';
import { wizardOn } from '../wizard/wizard-page.ts';

const SAMPLE_SITE = process.env.SAMPLE_SITE ?? '';

for (const locale of LOCALES_UNDER_TEST)
  test(`${locale}: analyzes the sample website`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    await wizard.openStep('website');
    const field = page.getByLabel(copy[locale].wizard.website.label);
    await field.fill(SAMPLE_SITE);
    await wizard.analyze.click();
    await wizard.expectStep('businessPhase');
  });
