/** The printed result: a document of its own, on three pages at most. */
import { fill } from '../../../src/copy/fill.ts';
import { LOCALES } from '../../../src/domain/locale.ts';
import { expect, test } from '../test.ts';
import { COMPLETE, keep } from './kept-entries.ts';
import { pdfPages } from './pdf-text.ts';
import { BRAND, WORKSHOP, wizardOn } from './wizard-page.ts';

const close = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '');

for (const locale of LOCALES) {
  test(`${locale}: has the score, the report and the roadmap, and nothing to click`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    const { wizard: texts, results, shell } = wizard.texts;
    await keep(page, { ...COMPLETE, website: { url: WORKSHOP, report: null, language: null } });
    await wizard.openStep('website');
    await wizard.analyze.click();
    await wizard.expectStep('businessPhase');
    await wizard.button(texts.toResults).click();
    await wizard.expectRoadmap();

    const steps = await wizard.main.getByRole('heading', { level: 4 }).allTextContents();
    const pages = pdfPages(await page.pdf({ format: 'A4' }));
    const text = pages.join('');
    expect(pages.length).toBeLessThanOrEqual(3);
    expect(steps.length).toBeGreaterThan(4);
    for (const shown of [
      `${BRAND} · ${results.print.title}`,
      results.bands.good.title,
      results.bands.good.message,
      fill(results.percent, { n: 66 }),
      results.website.title,
      results.website.groups.first.title,
      'Brightwork',
      results.breakdown.title,
      results.roadmap.title,
      ...steps,
      '#B2B',
    ]) {
      expect(text).toContain(close(shown));
    }
    for (const left of [shell.strategyCall, results.keep.print, results.whatIf.title, texts.startOver]) {
      expect(text).not.toContain(close(left));
    }
  });
}
