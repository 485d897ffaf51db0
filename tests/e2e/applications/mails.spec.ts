/** The emails that an application triggers, and their links. */
import type { Email } from 'postal-mime';
import { serverCopy } from '../../../src/copy/server.ts';
import { notifications } from '../../../src/notifications.ts';
import { pathOf } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import { createUniqueName, findApplicationsByName, toEmail } from '../support/database.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { findLink, readMails } from '../support/mails.ts';
import { expect, test } from '../test.ts';

const TEAM = notifications.team.find(({ when }) => when === 'at-once')?.address ?? '';
/** A function's first call starts it, which takes long on a busy machine. */
const PATIENCE = { timeout: 60_000 };
const TEXTS = {
  en: {
    title: `Partner with ${site.brand}`,
    name: 'Name or company name',
    email: 'Email',
    message: /growth goals/,
    terms: /terms of use/,
    submit: 'SUBMIT APPLICATION',
    page: 'Your application',
  },
  de: {
    title: `Werden Sie Partner von ${site.brand}`,
    name: 'Name oder Firmenname',
    email: 'E-Mail',
    message: /Wachstumsziele/,
    terms: /Nutzungsbedingungen/,
    submit: 'BEWERBUNG ABSENDEN',
    page: 'Ihre Bewerbung',
  },
} as const;

for (const locale of LOCALES_UNDER_TEST) {
  test(`an application on ${pathOf('home', locale)} emails the team and the applicant`, {
    tag: '@journey',
  }, async ({ page }) => {
    const texts = TEXTS[locale];
    const name = createUniqueName('Ada');
    const email = toEmail(name);
    const message = `<b>Hello</b> from ${name}`;
    // The form must not measure its fill time with a clock that can change.
    await page.addInitScript(() => {
      const now = Date.now;
      Date.now = () => now() - 3_600_000;
    });
    await page.goto(pathOf('home', locale));
    const form = page.getByRole('region', { name: texts.title });
    await form.getByLabel(texts.name).fill(name);
    await form.getByLabel(texts.email, { exact: true }).fill(email);
    await form.getByLabel(texts.message).fill(message);
    await form.getByRole('checkbox', { name: texts.terms }).check();
    // Faster submissions count as spam.
    await page.waitForFunction(() => performance.now() > 300);
    await form.getByRole('button', { name: texts.submit }).click();
    await expect(form.getByRole('status')).toBeVisible(PATIENCE);
    const [[id] = []] = await findApplicationsByName(name);

    const mailsToTeam = async (): Promise<readonly Email[]> =>
      (await readMails(TEAM)).filter(({ text }) => text?.includes(name));
    await expect.poll(async () => (await readMails(email)).length, PATIENCE).toBe(1);
    await expect.poll(async () => (await mailsToTeam()).length, PATIENCE).toBe(1);
    const [confirmation] = await readMails(email);
    const [toTeam] = await mailsToTeam();

    expect(confirmation?.subject).toBe(serverCopy[locale].mails.confirmation.subject);
    for (const typed of [name, message]) expect(confirmation?.text).toContain(typed);
    expect(toTeam?.subject).toBe(`Neue Bewerbung: ${name}, Gründer`);
    expect(toTeam?.text).toContain(message);
    expect(toTeam?.html).toContain('&lt;b&gt;Hello&lt;/b&gt;');
    expect(toTeam?.replyTo).toEqual([{ name: '', address: email }]);
    expect(toTeam && findLink(toTeam)).toMatch(new RegExp(`/de/teamdashboard#application=${id}$`));

    const ownLink = new URL(confirmation ? findLink(confirmation) : '');
    expect(ownLink.pathname).toBe(pathOf('application', locale));
    await page.goto(ownLink.href);
    await expect(page.getByRole('heading', { level: 1, name: texts.page })).toBeVisible();
    await expect(page.getByRole('textbox', { name: texts.name })).toHaveValue(name);
  });
}
