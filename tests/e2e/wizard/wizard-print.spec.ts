/** The printed result, which includes everything that is collapsed on screen. */
import { fill } from '../../../src/copy/fill.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';
import { fullResult } from './full-result.ts';
import { pdfLines } from './pdf-lines.ts';
import { normalizePdfText, pdfPages } from './pdf-text.ts';
import { storeEntries } from './stored-entries.ts';
import { BRAND, wizardOn } from './wizard-page.ts';

/** In points. Body text is smaller. */
const HEADING_SIZE = 11;

for (const locale of LOCALES_UNDER_TEST) {
  test(`${locale}: prints the longest result completely on at most four pages`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    const { wizard: texts, results, shell, findings } = wizard.texts;
    await storeEntries(page, fullResult(locale));
    await wizard.open('?step=results');
    await wizard.expectRoadmap();

    const { main } = wizard;
    const steps = main.locator('li').filter({ has: page.locator('h4') });
    expect(await steps.count()).toBeGreaterThan(7);
    const collapsed = await main
      .locator('details ul[aria-label] > li, details figure p, details h4 + p')
      .allTextContents();
    expect(collapsed.length).toBeGreaterThan(15);
    const shown = [
      `${BRAND} · ${results.print.title}`,
      results.thisWeek.title,
      fill(results.percent, { n: 95 }),
      results.website.title,
      results.website.groups.first.title,
      results.breakdown.title,
      results.roadmap.title,
      findings.byId.description.recommendation,
      ...(await main.getByRole('heading', { level: 4 }).allTextContents()),
      ...collapsed,
    ];
    const hidden = [shell.strategyCall, results.keep.print, results.whatIf.title, texts.startOver];

    for (const format of ['A4', 'Letter'] as const) {
      const file = await page.pdf({ format });
      const pages = pdfPages(file);
      expect(pages.length, format).toBeLessThanOrEqual(4);
      for (const { lines, overlaps } of pdfLines(file)) {
        expect(lines).toBeGreaterThan(5);
        expect(overlaps, format).toEqual([]);
      }
      const text = pages.join('');
      for (const line of shown) expect(text).toContain(normalizePdfText(line));
      for (const line of hidden) expect(text).not.toContain(normalizePdfText(line));
    }
    // Printing leaves no details expanded.
    await expect(main.locator('details[open]')).toHaveCount(0);
  });

  test(`${locale}: does not break a page between a heading and its text`, async ({ page }) => {
    // Prints 21 times.
    test.slow();
    const wizard = wizardOn(page, locale);
    await storeEntries(page, fullResult(locale));
    await wizard.open('?step=results');
    await wizard.expectRoadmap();
    // Each height breaks pages at other positions.
    for (let height = 200; height <= 300; height += 5) {
      const file = await page.pdf({ width: '210mm', height: `${height}mm` });
      for (const [index, { footSize }] of pdfLines(file).entries())
        expect(footSize, `page ${index + 1} of ${height} mm`).toBeLessThan(HEADING_SIZE);
    }
  });
}
