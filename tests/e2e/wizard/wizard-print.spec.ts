/** The printed result: two pages for somebody who has not seen the page. */
import { fill } from '../../../src/copy/fill.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';
import { FULL_RESULT } from './full-result.ts';
import { pdfLines } from './pdf-lines.ts';
import { normalizePdfText, pdfPages } from './pdf-text.ts';
import { storeEntries } from './stored-entries.ts';
import { BRAND, wizardOn } from './wizard-page.ts';

test('prints final numbers while they count up', async ({ page }) => {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    // Every frame is drawn at the same time.
    window.requestAnimationFrame = (draw) => request(() => draw(0));
  });
  await storeEntries(page, FULL_RESULT);
  const wizard = wizardOn(page, 'en');
  await wizard.open('?step=results');
  await wizard.expectRoadmap();
  const { percent } = wizard.texts.results;
  await expect(wizard.main.getByText(fill(percent, { n: 0 }), { exact: true }).first()).toBeVisible();
  expect(pdfPages(await page.pdf()).join('')).toContain(normalizePdfText(fill(percent, { n: 95 })));
});

for (const locale of LOCALES_UNDER_TEST)
  test(`${locale}: prints the longest result on two pages in the order of the page`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    const { wizard: texts, results, shell, findings } = wizard.texts;
    const full = FULL_RESULT;
    const { report } = full.website;
    if (report === null || report === 'skipped') throw new Error('The result has no report.');
    const better = report.findings.map((finding) => ({ ...finding, status: 'pass' as const }));
    await storeEntries(page, { ...full, competitor: { url: '', report: { ...report, findings: better } } });
    await wizard.open('?step=results');
    await wizard.expectRoadmap();
    const panel = wizard.main.getByRole('region', { name: results.roadmap.title });
    const steps = await panel.locator('summary').getByRole('heading', { level: 3 }).allTextContents();
    expect(steps.length).toBeGreaterThan(3);
    const inOrder = [
      results.understood.title,
      results.thisWeek.title,
      results.call.title,
      results.roadmap.title,
      results.roadmap.groups,
      results.website.title,
      results.website.groups.first,
      results.comparison.theyLead,
    ];
    const shown = [
      BRAND,
      results.bands.perfect.title,
      fill(results.percent, { n: 95 }),
      findings.byId.title.action,
      ...steps.filter((step) => step !== results.roadmap.hashtags),
    ];
    const hidden = [shell.strategyCall, results.keep.print, results.breakdown.title, texts.startOver];
    for (const format of ['A4', 'Letter'] as const) {
      const file = await page.pdf({ format });
      const pages = pdfPages(file);
      expect(pages.length, format).toBeLessThanOrEqual(2);
      for (const { lines, overlaps } of pdfLines(file)) {
        expect(lines).toBeGreaterThan(5);
        expect(overlaps, format).toEqual([]);
      }
      const text = pages.join('');
      const positions = inOrder.map((line) => text.indexOf(normalizePdfText(line)));
      expect(positions).not.toContain(-1);
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
      for (const line of shown) expect(text).toContain(normalizePdfText(line));
      for (const line of hidden) expect(text).not.toContain(normalizePdfText(line));
    }
  });
