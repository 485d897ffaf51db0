/** What the check has understood so far, next to each step on wide screens. */
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { expect, test } from '../test.ts';
import { entriesBefore, storeEntries } from './stored-entries.ts';
import { wizardOn } from './wizard-page.ts';

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
    await expect(panel).toContainText(clause('customerAcquisition') + understood.open);
    await expect(panel).not.toContainText(clause('teamSize'));
    await wizard.option(wizard.texts.wizard.customerAcquisition.options.referral).check();
    await expect(panel).not.toContainText(understood.open);
    await panel.getByRole('button', { name: understood.toStep.replace('{n}', '3') }).click();
    await wizard.expectStep('customerType');
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(panel).toBeHidden();
  });
