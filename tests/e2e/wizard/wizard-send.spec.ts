/** Sharing a result by email, and as two pages for a meeting. */
import { fill } from '../../../src/copy/fill.ts';
import { MAX_MAIL_LINK } from '../../../src/islands/wizard/results/sharing/mail-link.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';
import { fullResult } from './full-result.ts';
import { normalizePdfText, pdfPages } from './pdf-text.ts';
import { storeEntries } from './stored-entries.ts';
import { wizardOn } from './wizard-page.ts';

for (const locale of LOCALES_UNDER_TEST) {
  test(`${locale}: the email has a subject, scores, and a link that opens the result`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    const { keep: keepTexts, website } = wizard.texts.results;
    await storeEntries(page, fullResult(locale));
    await wizard.open('?step=results');
    await wizard.expectRoadmap();
    const mailto = await wizard.main.getByRole('link', { name: keepTexts.mail }).getAttribute('href');
    expect(mailto?.length).toBeLessThanOrEqual(MAX_MAIL_LINK);
    const mail = new URL(mailto ?? '').searchParams;
    expect(mail.get('subject')).toBe(fill(keepTexts.mailText.subject, { name: 'brightwork.example' }));
    const body = mail.get('body') ?? '';
    expect(body).toContain(fill(keepTexts.mailText.website, { n: 55 }));
    const link = body.split('\r\n').at(-1) ?? '';
    await page.goto(link);
    await expect(wizard.heading).toHaveText('brightwork.example');
    await expect(wizard.main.getByText(website.groups.first.title)).toBeVisible();
    await wizard.expectRoadmap();
  });

  test(`${locale}: the longest result prints on two pages for a meeting`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    const { keep: keepTexts, roadmap, comparison } = wizard.texts.results;
    const { findings } = wizard.texts;
    // Prevents the print dialog; page.pdf() prints instead.
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    const full = fullResult(locale);
    const { report } = full.website;
    if (report === null || report === 'skipped') throw new Error('The result has no report.');
    const better = report.findings.map((finding) => ({ ...finding, status: 'pass' as const }));
    await storeEntries(page, { ...full, competitor: { url: '', report: { ...report, findings: better } } });
    await wizard.open('?step=results');
    await wizard.expectRoadmap();
    const steps = await wizard.main.locator('li h4').allTextContents();
    await wizard.button(keepTexts.meeting).click();
    const pages = pdfPages(await page.pdf({ format: 'A4' }));
    expect(pages.length).toBeLessThanOrEqual(2);
    const text = pages.join('');
    for (const shown of [
      'brightwork.example',
      roadmap.steps,
      comparison.theyLead,
      findings.byId.title.action,
      steps[0] ?? '',
    ])
      expect(text).toContain(normalizePdfText(shown));
    expect(text).not.toContain(normalizePdfText(roadmap.template));
    // Later prints contain the whole result again.
    expect(pdfPages(await page.pdf({ format: 'A4' })).length).toBeGreaterThan(2);
  });
}
