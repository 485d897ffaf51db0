/** Codes at /access, from `npm run codes` to the greeting and back. */
import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import { pathOf } from '../../../src/routes.ts';
import { callableUrl, newCode, panelOn, revoke, UNTIL } from '../support/access.ts';
import { expectAccessible } from '../support/axe.ts';
import { addressOf, putAt, uniqueName } from '../support/database.ts';
import { SPECIFIED, STATES_IN } from '../support/languages.ts';
import { identityCall } from '../support/team.ts';
import { expect, test } from '../test.ts';

// One after the other: whether there are codes at all is for everybody at once.
test.describe.configure({ mode: 'default' });

const VERIFY = callableUrl('verifyAccessCode');

for (const locale of STATES_IN) {
  test(`while there are no codes, ${pathOf('access', locale)} logs one, and says that they are not active yet`, async ({
    page,
  }) => {
    await putAt('accessCodes', null);
    const { texts, enter, expectCode } = await panelOn(page, locale);
    const logged = page.waitForEvent('console', (message) => message.text() === 'AB12C');
    await enter('ab12c');
    await expect(page.getByRole('status')).toHaveText(texts.inactive);
    await logged;
    await expectCode('AB12C');
    await expectAccessible(page);
  });
}

for (const locale of STATES_IN) {
  const { calls, codeAnswers } = serverCopy[locale];
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(UNTIL - 1);

  test.describe(pathOf('access', locale), () => {
    test('clears a wrong code, says so, and goes to the first box', async ({ page }) => {
      await newCode();
      const { box, enter, expectCode } = await panelOn(page, locale);
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await enter('zzzz1');
      await expect(page.getByRole('alert')).toHaveText(codeAnswers.wrong);
      await expectCode('');
      await expect(box(1)).toBeFocused();
      expect(logged.join()).not.toContain('ZZZZ1');
      await expectAccessible(page);
      await page.keyboard.type('a');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    for (const role of ['mentee', 'mentor'] as const)
      test(`greets a ${role}, until the code is revoked`, async ({ page, browser }) => {
        const { code, id } = await newCode({ role });
        const { texts, box, enter, greeting } = await panelOn(page, locale);
        const logged: string[] = [];
        page.on('console', (message) => logged.push(message.text()));
        await enter(` ${code.slice(0, 2).toLowerCase()}-${code.slice(2)}`);
        await expect(greeting).toHaveText(texts.opened.greeting[role]);
        await expect(greeting).toBeFocused();
        await expect(page.getByText(fill(texts.opened.until, { date }))).toBeVisible();
        await expect(box(1)).toHaveCount(0);
        expect(logged.join(), 'a code that opens something stands in no log').not.toContain(code);
        await expectAccessible(page);

        const other = await browser.newContext();
        const elsewhere = await panelOn(await other.newPage(), locale);
        await elsewhere.enter(code);
        await expect(elsewhere.box(1).page().getByRole('alert')).toHaveText(codeAnswers.wrong);
        await other.close();

        await page.reload();
        await expect(greeting).toHaveText(texts.opened.greeting[role]);
        await revoke(id);
        await page.reload();
        await expect(page.getByRole('status')).toHaveText(texts.ended);
        await expect(box(1)).toBeVisible();
        await expectAccessible(page);
      });

    test('leaves for another code, and an account that is signed in stays so', async ({ page }) => {
      const email = addressOf(uniqueName('Ada'));
      await identityCall('identitytoolkit.googleapis.com/v1/accounts:signUp', {
        email,
        password: 'geheim-123',
        returnSecureToken: true,
      });
      const auth = copy[locale].auth;
      await page.goto(pathOf('auth', locale));
      await expect(page.locator('astro-island:not([client=account], [data-awake])')).toHaveCount(0);
      const form = page.getByRole('main');
      await form.getByLabel(auth.email, { exact: true }).fill(email);
      await form.getByLabel(auth.password, { exact: true }).fill('geheim-123');
      await form.getByRole('button', { name: auth.submit['sign-in'], exact: true }).click();
      await expect(form.getByText(fill(auth.signedInAs, { email }))).toBeVisible();

      const { code } = await newCode();
      const { texts, box, enter, greeting } = await panelOn(page, locale);
      await enter(code);
      await expect(greeting).toHaveText(texts.opened.greeting.mentor);
      await page.goto(pathOf('auth', locale));
      await expect(form.getByText(fill(auth.signedInAs, { email }))).toBeVisible();
      await page.goto(pathOf('access', locale));
      await expect(greeting).toHaveText(texts.opened.greeting.mentor);
      await page.getByRole('button', { name: texts.opened.leave }).click();
      await expect(box(1)).toBeVisible();
      await page.reload();
      await expect(page.locator('astro-island:not([client=account], [data-awake])')).toHaveCount(0);
      await expect(box(1)).toBeVisible();
      await page.goto(pathOf('auth', locale));
      await expect(form.getByText(fill(auth.signedInAs, { email }))).toBeVisible();
    });

    test('keeps what was typed while there is no network', async ({ page, context }) => {
      const { code } = await newCode();
      const { texts, enter, expectCode, button, greeting } = await panelOn(page, locale);
      await context.setOffline(true);
      await enter(code);
      await expect(page.getByRole('alert')).toHaveText(texts.unreachable);
      await expectCode(code);
      await expectAccessible(page);
      await context.setOffline(false);
      await button.click();
      await expect(greeting).toHaveText(texts.opened.greeting.mentor);
    });

    test('opens after an answer that was lost, although the code was for one use', async ({ page }) => {
      const { code } = await newCode();
      const { texts, enter, expectCode, button, greeting } = await panelOn(page, locale);
      await page.route(VERIFY, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await enter(code);
      await expect(page.getByRole('alert')).toHaveText(texts.unreachable);
      await expectCode(code);
      await page.unroute(VERIFY);
      await button.click();
      await expect(greeting).toHaveText(texts.opened.greeting.mentor);
    });

    test('leads on where the owner says', async ({ page }) => {
      const { code } = await newCode();
      const { texts, enter } = await panelOn(page, locale);
      const destination = pathOf('imprint', locale);
      // As the owner's file would have the function answer.
      for (const name of ['verifyAccessCode', 'checkAccess'])
        await page.route(callableUrl(name), async (route) => {
          const response = await route.fetch();
          const { result } = await response.json();
          await route.fulfill({
            response,
            json: { result: { ...result, access: { ...result.access, destination } } },
          });
        });
      await enter(code);
      await expect(page).toHaveURL(destination);
      // Whoever comes back is not sent away again.
      await page.goto(pathOf('access', locale));
      await expectAccessible(page);
      await page.getByRole('link', { name: texts.opened.goOn }).click();
      await expect(page).toHaveURL(destination);
    });

    test('says when to try again after too many tries, and keeps what was typed', async ({
      page,
      request,
    }) => {
      const { code } = await newCode();
      const address = `198.51.${SPECIFIED.indexOf(locale)}.7`;
      const tryWrong = async (): Promise<number> =>
        (
          await request.post(VERIFY, {
            headers: { 'x-forwarded-for': address },
            data: { data: { code: 'ZZZZ1', attempt: crypto.randomUUID() } },
          })
        ).status();
      let statuses: readonly number[] = [];
      while (!statuses.includes(429)) statuses = await Promise.all(Array.from({ length: 10 }, tryWrong));
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
      const { enter, expectCode } = await panelOn(page, locale);
      await enter(code);
      const { minutes, hours } = calls.tooMany;
      const either = [minutes, hours].map((text) => text.replace(/[.]/g, '\\.').replace(/\{\w+\}/, '\\d+'));
      await expect(page.getByRole('alert')).toHaveText(new RegExp(`^(?:${either.join('|')})$`));
      await expectCode(code);
      await expectAccessible(page);
    });
  });
}
