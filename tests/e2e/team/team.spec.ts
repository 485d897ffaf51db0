/** Team members and the shared code. */
import { addMember, removeMember } from '../../../functions/src/team/roster.ts';
import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { pathOf } from '../../../src/routes.ts';
import { CODE, gateOn, openDashboard } from '../support/dashboard-page.ts';
import { addressOf, putApplication, putAt, storedAt, uniqueName } from '../support/database.ts';
import { STATES_IN } from '../support/languages.ts';
import { ownDatabaseFor } from '../support/own-database.ts';
import { identityCall, roster, setPassword } from '../support/team.ts';
import { expect, test } from '../test.ts';

const PASSWORD = 'geheim-123';

for (const locale of STATES_IN) {
  test(`opens ${pathOf('teamdashboard', locale)} for members without the code, until they are removed`, async ({
    page,
  }) => {
    const name = uniqueName('Mara');
    const email = addressOf(name);
    const { passwordLink } = await addMember(roster(), { email, name });
    await setPassword(passwordLink, PASSWORD);
    const texts = copy[locale].auth;
    await page.goto(pathOf('auth', locale));
    await expect(page.locator('astro-island:not([client=account], [data-hydrated])')).toHaveCount(0);
    const form = page.getByRole('main');
    await form.getByLabel(texts.email, { exact: true }).fill(email);
    await form.getByLabel(texts.password, { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: texts.submit['sign-in'], exact: true }).click();
    await expect(form.getByText(fill(texts.signedInAs, { email }))).toBeVisible();

    const applicant = uniqueName('Grace');
    const id = await putApplication({ name: applicant });
    const { main, card, texts: dashboard } = await gateOn(page, locale);
    const signedIn = page.getByText(fill(copy[locale].dashboard.signedIn.member, { name }), { exact: true });
    await expect(signedIn).toBeVisible();
    const { mail } = copy[locale].dashboard;
    await signedIn.click();
    await page.getByLabel(mail.label).selectOption(mail.choices.none);
    await expect(page.getByText(mail.saved)).toBeVisible();
    await page.keyboard.press('Escape');
    expect(Object.values(Object(await storedAt('team/members')))).toContainEqual(
      expect.objectContaining({ name, mail: 'none', language: locale }),
    );
    await main.getByLabel(dashboard.search).fill(applicant);
    const approve = card(applicant).getByRole('button', { name: dashboard.statuses[2] });
    await approve.click();
    await expect(approve).toBeDisabled();
    await expect
      .poll(async () => Object.values(Object((await storedAt(`history/${id}`)) ?? {})))
      .toMatchObject([{ what: 'status', from: 'pending', to: 'approved', who: { name } }]);

    await removeMember(roster(), email);
    const log = Object.values(Object(await storedAt('log')));
    for (const what of ['member-added', 'member-removed'])
      expect(log).toContainEqual(expect.objectContaining({ what, to: name, who: { name: 'operator' } }));
    await expect(main.getByRole('alert')).toHaveText(dashboard.removed);
    await expect(main.getByRole('listitem')).toHaveCount(0);
    await page.reload();
    await expect(main.getByLabel(dashboard.code)).toBeVisible();
    await expect(signedIn).toHaveCount(0);
  });

  test(`locks an open ${pathOf('teamdashboard', locale)} when the code rotates`, async ({ page }) => {
    const own = await ownDatabaseFor(page);
    await putApplication({ name: 'Ada' }, own);
    const { texts, main, card } = await openDashboard(page, locale);
    await expect(card('Ada')).toBeVisible();
    await putAt('team/code', { salt: '00', hash: '00', version: 'another' }, own);
    await expect(main.getByRole('alert')).toHaveText(texts.codeChanged);
    await expect(main.getByRole('listitem')).toHaveCount(0);
    // The valid code opens it again.
    await putAt('team/code', null, own);
    await main.getByLabel(texts.code).fill(CODE);
    await main.getByRole('button', { name: texts.unlock }).click();
    await expect(card('Ada')).toBeVisible();
  });
}

test('gives no access to an account that a stranger created with a member’s address', async () => {
  const email = addressOf(uniqueName('Mara'));
  const made = await identityCall('identitytoolkit.googleapis.com/v1/accounts:signUp', {
    email,
    password: 'a stranger’s',
    returnSecureToken: true,
  });
  expect(made.status).toBe(200);
  const { passwordLink } = await addMember(roster(), { email });
  const signIn = (password: string) =>
    identityCall('identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', {
      email,
      password,
      returnSecureToken: true,
    });
  expect((await signIn('a stranger’s')).status).toBe(400);
  await setPassword(passwordLink, PASSWORD);
  expect((await signIn(PASSWORD)).status).toBe(200);
});
