/** Team members and the shared code. */
import { addMember, removeMember } from '../../../functions/src/team/roster.ts';
import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { pathOf } from '../../../src/routes.ts';
import { authPage } from '../support/accounts.ts';
import { CODE, openDashboard, openGate } from '../support/dashboard-page.ts';
import { createUniqueName, putApplication, readPath, toEmail, writePath } from '../support/database.ts';
import { waitForHydration } from '../support/hydration.ts';
import { isolateDatabase } from '../support/isolated-database.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { createMember, openAsMember } from '../support/members.ts';
import { callIdentity, openRoster, setPassword } from '../support/team.ts';
import { expect, test } from '../test.ts';

const PASSWORD = 'geheim-123';

for (const locale of LOCALES_UNDER_TEST) {
  test(`opens ${pathOf('teamdashboard', locale)} to members without the code, until they are removed`, {
    tag: '@journey',
  }, async ({ page }) => {
    const name = createUniqueName('Mara');
    const email = toEmail(name);
    const { passwordLink } = await addMember(openRoster(), { email, name });
    await setPassword(passwordLink, PASSWORD);
    const texts = copy[locale].auth;
    await page.goto(pathOf('auth', locale));
    await expect(page.locator('astro-island:not([client=account], [data-hydrated])')).toHaveCount(0);
    const form = page.getByRole('main');
    await form.getByLabel(texts.email, { exact: true }).fill(email);
    await form.getByLabel(texts.password, { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: texts.submit['sign-in'], exact: true }).click();
    await expect(form.getByText(fill(texts.signedInAs, { email }))).toBeVisible();

    const applicant = createUniqueName('Grace');
    const id = await putApplication({ name: applicant });
    const { main, card, texts: dashboard } = await openGate(page, locale);
    const signedIn = page.getByText(fill(copy[locale].dashboard.signedIn.member, { name }), { exact: true });
    await expect(signedIn).toBeVisible();
    const { mail } = copy[locale].dashboard;
    await signedIn.click();
    await page.getByLabel(mail.label).selectOption(mail.choices.none);
    await expect(page.getByText(mail.saved)).toBeVisible();
    await page.keyboard.press('Escape');
    expect(Object.values(Object(await readPath('team/members')))).toContainEqual(
      expect.objectContaining({ name, mail: 'none', language: locale }),
    );
    await main.getByLabel(dashboard.search).fill(applicant);
    const approve = card(applicant).getByRole('button', { name: dashboard.statuses[2] });
    await approve.click();
    await expect(approve).toBeDisabled();
    await expect
      .poll(async () => Object.values(Object((await readPath(`history/${id}`)) ?? {})))
      .toMatchObject([{ what: 'status', from: 'pending', to: 'approved', who: { name } }]);

    await removeMember(openRoster(), email);
    const log = Object.values(Object(await readPath('log')));
    for (const what of ['member-added', 'member-removed'])
      expect(log).toContainEqual(expect.objectContaining({ what, to: name, who: { name: 'operator' } }));
    await expect(main.getByRole('alert')).toHaveText(dashboard.removed);
    await expect(main.getByRole('listitem')).toHaveCount(0);
    await page.reload();
    await expect(main.getByLabel(dashboard.code, { exact: true })).toBeVisible();
    await expect(signedIn).toHaveCount(0);
  });

  test(`${locale}: returns to the linked application after signing in from the gate`, async ({ page }) => {
    const database = await isolateDatabase(page);
    const { email } = await createMember('Mara', database);
    const id = await putApplication({ name: 'Ada' }, database);
    await page.goto(`${pathOf('teamdashboard', locale)}#application=${id}`);
    await waitForHydration(page);
    await page.getByRole('main').getByRole('link', { name: copy[locale].dashboard.gate.byName.link }).click();
    await waitForHydration(page);
    await authPage(page, locale).signIn(email, PASSWORD, copy[locale].dashboard.title);
    await expect(page).toHaveURL(`${pathOf('teamdashboard', locale)}#application=${id}`);
    await expect(page.getByRole('main').getByRole('heading', { name: 'Ada' }).first()).toBeVisible();
  });

  test(`locks an open ${pathOf('teamdashboard', locale)} when the code rotates`, { tag: '@journey' }, async ({
    page,
  }) => {
    const database = await isolateDatabase(page);
    await putApplication({ name: 'Ada' }, database);
    const { texts, main, card } = await openDashboard(page, locale);
    await expect(card('Ada')).toBeVisible();
    await writePath('team/code', { salt: '00', hash: '00', version: 'another' }, database);
    await expect(main.getByRole('alert')).toHaveText(texts.codeChanged);
    await expect(main.getByRole('listitem')).toHaveCount(0);
    // The valid code opens it again.
    await writePath('team/code', null, database);
    await main.getByLabel(texts.code, { exact: true }).fill(CODE);
    await main.getByRole('button', { name: texts.unlock }).click();
    await expect(card('Ada')).toBeVisible();
    // The entry of this session alone.
    await writePath('server/sessions', null, database);
    await expect(main.getByRole('alert')).toHaveText(texts.codeChanged);
    await expect(main.getByRole('listitem')).toHaveCount(0);
  });

  test(`${locale}: logs every decision of a member, who cannot decide over REST without the log`, async ({
    page,
  }) => {
    const database = await isolateDatabase(page);
    const id = await putApplication({ name: 'Ada' }, database);
    const member = await createMember('Mara', database);
    const signedIn = await callIdentity('identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', {
      ...{ email: member.email, password: PASSWORD, returnSecureToken: true },
    });
    const { idToken } = await signedIn.json();
    const patch = async (update: object): Promise<number> =>
      (
        await fetch(`${process.env.DATABASE_URL}/.json?ns=${database}&auth=${idToken}`, {
          method: 'PATCH',
          body: JSON.stringify(update),
        })
      ).status;
    const now = { '.sv': 'timestamp' };
    const key = `${id.slice(0, 19)}_`;
    const entry = {
      ...{ at: now, who: { uid: member.uid, name: member.name }, what: 'status' },
      ...{ from: 'pending', to: 'approved' },
    };
    const unlogged = {
      [`applications/${id}/status`]: 'approved',
      [`applications/${id}/updatedAt`]: now,
      [`history/${id}/${key}`]: entry,
      [`historyHead/${id}`]: key,
    };
    expect(await patch(unlogged)).toBe(401);
    expect(await patch({ ...unlogged, [`log/${key}`]: { ...entry, id } })).toBe(200);

    const { main, card, texts } = await openAsMember(page, locale, member);
    await card('Ada').getByRole('button', { name: texts.statuses[3] }).click();
    await expect.poll(async () => Object.keys(Object(await readPath('log', database))).length).toBe(2);
    await page.getByRole('link', { name: copy[locale].figures.screens.log }).click();
    const listed = main.getByRole('list').filter({ visible: true }).getByRole('listitem');
    await expect(listed).toHaveCount(2);
    for (const item of await listed.all()) await expect(item).toContainText('Mara');
  });
}

test('denies access to an account that a stranger registered with a member’s email', {
  tag: '@journey',
}, async () => {
  const email = toEmail(createUniqueName('Mara'));
  const signUp = await callIdentity('identitytoolkit.googleapis.com/v1/accounts:signUp', {
    email,
    password: 'a stranger’s',
    returnSecureToken: true,
  });
  expect(signUp.status).toBe(200);
  const { passwordLink } = await addMember(openRoster(), { email });
  const signIn = (password: string) =>
    callIdentity('identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', {
      email,
      password,
      returnSecureToken: true,
    });
  expect((await signIn('a stranger’s')).status).toBe(400);
  await setPassword(passwordLink, PASSWORD);
  expect((await signIn(PASSWORD)).status).toBe(200);
});
