/** Sharing a result by email. */
import { fill } from '../../../src/copy/fill.ts';
import { MAX_MAIL_LINK } from '../../../src/islands/wizard/results/sharing/mail-link.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';
import { FULL_RESULT } from './full-result.ts';
import { storeEntries } from './stored-entries.ts';
import { wizardOn } from './wizard-page.ts';

for (const locale of LOCALES_UNDER_TEST) {
  test(`${locale}: the email has a subject, scores, and a link that opens the result`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    const { keep: keepTexts, thisWeek, website, bands, percent } = wizard.texts.results;
    await storeEntries(page, FULL_RESULT);
    await wizard.open('?step=results');
    await wizard.expectRoadmap();
    const mailto = await wizard.main.getByRole('link', { name: keepTexts.mail }).getAttribute('href');
    expect(mailto?.length).toBeLessThanOrEqual(MAX_MAIL_LINK);
    const mail = new URL(mailto ?? '').searchParams;
    expect(mail.get('subject')).toBe(fill(keepTexts.mailText.subject, { name: 'brightwork.example' }));
    const body = mail.get('body') ?? '';
    const lines = [
      fill(keepTexts.mailText.answer, { band: bands.perfect.title, n: 95 }),
      `${thisWeek.title}:`,
      `${website.scoreLabel}: ${fill(percent, { n: 55 })}`,
    ].map((line) => body.indexOf(line));
    expect(lines).not.toContain(-1);
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
    const link = body.split('\r\n').at(-1) ?? '';
    await page.goto(link);
    await expect(wizard.heading).toHaveText(wizard.texts.results.bands.perfect.title);
    expect(link.length).toBeLessThanOrEqual(1000);
    await expect(wizard.main.getByText(website.groups.first)).toBeVisible();
    await wizard.expectRoadmap();
  });
}
