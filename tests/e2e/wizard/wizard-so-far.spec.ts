/** What the check has understood so far, next to each step on wide screens. */
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { expect, test } from '../test.ts';
import { entriesBefore, storeEntries } from './stored-entries.ts';
import { wizardOn } from './wizard-page.ts';

/** Labels within a sentence. */
const PHASES = { en: 'product ready, 2+ years in business', de: 'fertiges Produkt, über 2 Jahre am Markt' };

for (const locale of LOCALES)
  test(`${locale}: the business takes shape as a sentence with its sources`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    const { understood, firstLook } = wizard.texts.results;
    const panel = wizard.main.getByRole('complementary', { name: understood.title });
    const clause = (part: keyof typeof understood.soFar) => understood.soFar[part].split('{part}')[0] ?? '';
    await page.setViewportSize({ width: 1440, height: 900 });
    await storeEntries(page, { ...entriesBefore('customerAcquisition'), buyers: 'bakeries' });
    await wizard.openStep('customerAcquisition');
    await expect(panel).toContainText('Brightwork');
    await expect(panel).toContainText(understood.read.replace('{place}', firstLook.places.title));
    await expect(panel).toContainText(`${clause('buyers')}bakeries`);
    await expect(panel).toContainText(clause('businessPhase') + PHASES[locale]);
    await expect(panel).toContainText(clause('customerAcquisition') + understood.open);
    // What is still to come is shown, but not read out.
    await expect(panel.getByText(clause('teamSize'))).toBeVisible();
    expect(await panel.ariaSnapshot()).not.toContain(clause('teamSize').trim());
    await wizard.option(wizard.texts.wizard.customerAcquisition.options.referral).check();
    await expect(panel).not.toContainText(clause('customerAcquisition') + understood.open);
    await panel
      .getByRole('link', { name: understood.toStep.replace('{n}', '3') })
      .first()
      .click();
    await wizard.expectStep('customerType');
  });

for (const locale of LOCALES)
  test(`${locale}: a phone shows the last answer whole, in two lines`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    const { understood } = wizard.texts.results;
    const panel = wizard.main.getByRole('complementary', { name: understood.title });
    await page.setViewportSize({ width: 360, height: 740 });
    await storeEntries(page, { ...entriesBefore('productTypes'), buyers: 'bakeries' });
    await wizard.openStep('productTypes');
    const line = panel.getByRole('paragraph');
    await expect(line).toHaveText(/bakeries/, { useInnerText: true });
    await expect(line).not.toHaveText(/Brightwork/, { useInnerText: true });
    const { height = 0 } = (await panel.boundingBox()) ?? {};
    expect(height).toBeLessThan(60);
    expect(await line.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
    const place = await wizard.heading.boundingBox();
    await wizard.option(wizard.texts.wizard.productTypes.options.services).check();
    expect(await wizard.heading.boundingBox()).toEqual(place);
    await wizard.openStep('website');
    await expect(panel).toBeHidden();
  });
