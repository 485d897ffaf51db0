/** The monthly check from end to end: a due website is checked, its email arrives, and the link in it ends the checks. */
import { createMonthlyCheck } from '../../../functions/src/accounts/monthly/monthly.ts';
import { scheduleUrl } from '../../../local/clock.ts';
import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import { pathOf } from '../../../src/routes.ts';
import { createAccount } from '../support/accounts.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { findLink, readMails } from '../support/mails.ts';
import { openRoster } from '../support/team.ts';
import { expect, test } from '../test.ts';
import { WORKSHOP } from '../wizard/wizard-page.ts';

const DAY = 86_400_000;
/** Functions that analyze and send email may have to start first. */
const PATIENCE = { timeout: 90_000 };

/** Runs a scheduled function now. */
const runSchedule = (name: string): Promise<Response> =>
  fetch(scheduleUrl(process.env.FUNCTIONS_URL ?? '', 'demo-anbahn', name), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });

for (const locale of LOCALES_UNDER_TEST)
  test(`${locale}: emails a changed score once, and ends through the link in the email`, async ({ page }) => {
    const email = await createAccount();
    const { auth, database } = openRoster();
    const { uid } = await auth.getUserByEmail(email);
    await auth.updateUser(uid, { emailVerified: true });
    const entry = database.ref(`monthly/${uid}`);
    const consentedAt = Date.now() - 31 * DAY;
    await entry.set({
      ...createMonthlyCheck(WORKSHOP, locale, consentedAt),
      score: 1,
      checkedAt: consentedAt,
      nextAt: 1,
    });

    // A check that times out on a busy machine is rescheduled: make it due until one succeeds.
    await expect
      .poll(async () => {
        await entry.update({ nextAt: 1 });
        expect((await runSchedule('runMonthlyChecks')).status).toBe(200);
        return (await entry.get()).val().score;
      }, PATIENCE)
      .toBeGreaterThan(1);
    const { score, nextAt, ...checked } = (await entry.get()).val();
    expect(checked).toMatchObject({ attempts: 0, website: WORKSHOP, since: consentedAt });
    expect(nextAt).toBeGreaterThan(Date.now() + 27 * DAY);

    await runSchedule('sweepDeliveries');
    await expect.poll(async () => (await readMails(email)).length, PATIENCE).toBe(1);
    const [mail] = await readMails(email);
    const { monthly } = serverCopy[locale].mails;
    expect(mail?.subject).toBe(fill(monthly.subject, { after: Math.round(score) }));
    expect(mail?.text).toContain(new URL(WORKSHOP).hostname);
    expect(mail?.text).toContain(fill(monthly.points, { n: 1 }));

    // It is no longer due.
    expect((await runSchedule('runMonthlyChecks')).status).toBe(200);
    await runSchedule('sweepDeliveries');
    expect((await entry.get()).val()).toMatchObject({ nextAt });
    expect(await readMails(email)).toHaveLength(1);

    const link = mail ? findLink(mail) : '';
    expect(new URL(link).pathname).toBe(pathOf('monthlyCheck', locale));
    await page.goto(link);
    await page.getByRole('main').getByRole('button', { name: copy[locale].monthlyCheck.end }).click();
    await expect(page.getByText(copy[locale].monthlyCheck.ended)).toBeVisible(PATIENCE);
    expect((await entry.get()).val()).toBeNull();
  });
