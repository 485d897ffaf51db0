/** The printed result: a document of its own, on four pages at most, with everything that is folded on the screen. */
import { fill } from '../../../src/copy/fill.ts';
import { STATES_IN } from '../support/languages.ts';
import { expect, test } from '../test.ts';
import { fullResult } from './full-result.ts';
import { keep } from './kept-entries.ts';
import { pdfLines } from './pdf-lines.ts';
import { pdfPages } from './pdf-text.ts';
import { BRAND, wizardOn } from './wizard-page.ts';

/** In points; running text is smaller. */
const HEADING_SIZE = 11;

const close = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '');

for (const locale of STATES_IN) {
  test(`${locale}: the longest result prints whole, clean and on four pages`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    const { wizard: texts, results, shell, findings } = wizard.texts;
    await keep(page, fullResult(locale));
    await wizard.open('?step=results');
    await wizard.expectRoadmap();

    const { main } = wizard;
    const steps = main.locator('li').filter({ has: page.locator('h4') });
    expect(await steps.count()).toBeGreaterThan(7);
    const folded = await main
      .locator('details ul[aria-label] > li, details figure p, details h4 + p')
      .allTextContents();
    expect(folded.length).toBeGreaterThan(20);
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
      ...folded,
    ];
    const hidden = [shell.strategyCall, results.keep.print, results.whatIf.title, texts.startOver];

    for (const format of ['A4', 'Letter'] as const) {
      const file = await page.pdf({ format });
      const pages = pdfPages(file);
      expect(pages.length, format).toBeLessThanOrEqual(4);
      for (const { lines, across } of pdfLines(file)) {
        expect(lines).toBeGreaterThan(5);
        expect(across, format).toEqual([]);
      }
      const text = pages.join('');
      for (const one of shown) expect(text).toContain(close(one));
      for (const one of hidden) expect(text).not.toContain(close(one));
    }
    // What was opened for the paper is closed again.
    await expect(main.locator('details[open]')).toHaveCount(0);
  });
  test(`${locale}: no page of the printed result breaks between a heading and its text`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    await keep(page, fullResult(locale));
    await wizard.open('?step=results');
    await wizard.expectRoadmap();
    // Each height breaks the result at other places.
    for (let height = 200; height <= 300; height += 5) {
      const file = await page.pdf({ width: '210mm', height: `${height}mm` });
      for (const [index, { footSize }] of pdfLines(file).entries())
        expect(footSize, `page ${index + 1} of ${height} mm`).toBeLessThan(HEADING_SIZE);
    }
  });
}
