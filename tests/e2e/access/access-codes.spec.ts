/** Access codes, from `npm run codes` to the greeting. */
import { fill } from '../../../src/copy/fill.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import { patternOf } from '../../../src/copy/testing/pattern-of.ts';
import { pathOf } from '../../../src/routes.ts';
import { createCode, getCallableUrl, openAccessPanel, revoke, UNTIL } from '../support/access.ts';
import { createAccount, createEmail, openAuth } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { writePath } from '../support/database.ts';
import { waitForHydration } from '../support/hydration.ts';
import { LOCALES_UNDER_TEST, SPECIFIED } from '../support/languages.ts';
import { callIdentity } from '../support/team.ts';
import { expect, test } from '../test.ts';

// In order, since the first test removes all codes.
test.describe.configure({ mode: 'default' });

const VERIFY = getCallableUrl('verifyAccessCode');

for (const locale of LOCALES_UNDER_TEST) {
  test(`${pathOf('access', locale)} reports that codes are not active yet while none exist`, {
    tag: '@journey',
  }, async ({ page }) => {
    await writePath('accessCodes', null);
    const { texts, enter, expectCode } = await openAccessPanel(page, locale);
    const logged = page.waitForEvent('console', (message) => message.text() === 'AB12C');
    await enter('ab12c');
    await expect(page.getByRole('status')).toHaveText(texts.inactive);
    await logged;
    await expectCode('AB12C');
    await expectAccessible(page);
  });
}

for (const locale of LOCALES_UNDER_TEST) {
  const { calls, codeAnswers } = serverCopy[locale];
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(UNTIL - 1);

  test.describe(pathOf('access', locale), () => {
    test('clears a wrong code and focuses the first box', { tag: '@journey' }, async ({ page }) => {
      await createCode();
      const { box, enter, expectCode } = await openAccessPanel(page, locale);
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
      test(`greets a ${role}, until the code is revoked`, { tag: '@journey' }, async ({ page, browser }) => {
        const { code, id } = await createCode({ role });
        const { texts, box, enter, greeting } = await openAccessPanel(page, locale);
        const logged: string[] = [];
        page.on('console', (message) => logged.push(message.text()));
        await enter(` ${code.slice(0, 2).toLowerCase()}-${code.slice(2)}`);
        await expect(greeting).toHaveText(texts.opened.greeting[role]);
        await expect(greeting).toBeFocused();
        await expect(page.getByText(fill(texts.opened.until, { date }))).toBeVisible();
        await expect(box(1)).toHaveCount(0);
        expect(logged.join(), 'a valid code is not logged').not.toContain(code);
        await expectAccessible(page);

        const other = await browser.newContext();
        const otherPanel = await openAccessPanel(await other.newPage(), locale);
        await otherPanel.enter(code);
        await expect(otherPanel.box(1).page().getByRole('alert')).toHaveText(codeAnswers.wrong);
        await other.close();

        await page.reload();
        await expect(greeting).toHaveText(texts.opened.greeting[role]);
        await revoke(id);
        await page.reload();
        await expect(page.getByRole('status')).toHaveText(texts.ended);
        await expect(box(1)).toBeVisible();
        await expectAccessible(page);
      });

    test('keeps the access of one holder of a code when another deletes theirs', async ({
      page,
      browser,
    }) => {
      const { code } = await createCode({ uses: 2 });
      const { texts, enter, greeting } = await openAccessPanel(page, locale);
      await enter(code);
      await expect(greeting).toHaveText(texts.opened.greeting.mentor);

      const other = await browser.newContext();
      const otherPanel = await openAccessPanel(await other.newPage(), locale);
      await otherPanel.enter(code);
      await expect(otherPanel.greeting).toHaveText(texts.opened.greeting.mentor);
      const { origins } = await other.storageState();
      const stored = origins
        .flatMap(({ localStorage }) => localStorage)
        .find(({ name }) => name.startsWith('firebase:authUser:'));
      const { accessToken: idToken } = JSON.parse(stored?.value ?? '').stsTokenManager;
      const request = { idToken, password: 'geheim-123', email: createEmail(), returnSecureToken: true };
      const taken = await callIdentity('identitytoolkit.googleapis.com/v1/accounts:update', request);
      expect(taken.status).toBe(200);
      const deleted = await callIdentity('identitytoolkit.googleapis.com/v1/accounts:delete', {
        idToken: (await taken.json()).idToken,
      });
      expect(deleted.status).toBe(200);
      await otherPanel.greeting.page().reload();
      await expect(otherPanel.greeting.page().getByRole('status')).toHaveText(texts.ended);
      await other.close();

      await page.reload();
      await expect(greeting).toHaveText(texts.opened.greeting.mentor);
    });

    test('stays signed in to an account while changing codes', async ({ page }) => {
      const email = await createAccount();
      const { texts: auth, main, signIn } = await openAuth(page, locale);
      const signedInText = main.getByText(fill(auth.signedInAs, { email }));
      await signIn(email);
      await expect(signedInText).toBeVisible();

      const { code } = await createCode();
      const { texts, box, enter, greeting } = await openAccessPanel(page, locale);
      await enter(code);
      await expect(greeting).toHaveText(texts.opened.greeting.mentor);
      await page.goto(pathOf('auth', locale));
      await expect(signedInText).toBeVisible();
      await page.goto(pathOf('access', locale));
      await expect(greeting).toHaveText(texts.opened.greeting.mentor);
      await page.getByRole('button', { name: texts.opened.leave }).click();
      await expect(box(1)).toBeVisible();
      await page.reload();
      await waitForHydration(page);
      await expect(box(1)).toBeVisible();
      await page.goto(pathOf('auth', locale));
      await expect(signedInText).toBeVisible();
    });

    test('keeps the entered code while offline', { tag: '@journey' }, async ({ page, context }) => {
      const { code } = await createCode();
      const { texts, enter, expectCode, button, greeting } = await openAccessPanel(page, locale);
      await context.setOffline(true);
      await enter(code);
      await expect(page.getByRole('alert')).toHaveText(texts.unreachable);
      await expectCode(code);
      await expectAccessible(page);
      await context.setOffline(false);
      await button.click();
      await expect(greeting).toHaveText(texts.opened.greeting.mentor);
    });

    test('accepts a single-use code again if the response was lost', async ({ page }) => {
      const { code } = await createCode();
      const { texts, enter, expectCode, button, greeting } = await openAccessPanel(page, locale);
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

    test('redirects to the configured destination once', async ({ page }) => {
      const { code } = await createCode();
      const { texts, enter } = await openAccessPanel(page, locale);
      const destination = pathOf('imprint', locale);
      // As with `accessDestination` set in src/site.ts.
      for (const name of ['verifyAccessCode', 'checkAccess'])
        await page.route(getCallableUrl(name), async (route) => {
          const response = await route.fetch();
          const { result } = await response.json();
          await route.fulfill({
            response,
            json: { result: { ...result, access: { ...result.access, destination } } },
          });
        });
      await enter(code);
      await expect(page).toHaveURL(destination);
      // A later visit is not redirected.
      await page.goto(pathOf('access', locale));
      await expectAccessible(page);
      await page.getByRole('link', { name: texts.opened.goOn }).click();
      await expect(page).toHaveURL(destination);
    });

    test('keeps the entered code and shows when to retry after too many attempts', async ({
      page,
      request,
    }) => {
      const { code } = await createCode();
      const ip = `198.51.${SPECIFIED.indexOf(locale)}.7`;
      const tryWrong = async (): Promise<number> =>
        (
          await request.post(VERIFY, {
            headers: { 'x-forwarded-for': ip },
            data: { data: { code: 'ZZZZ1', attempt: crypto.randomUUID() } },
          })
        ).status();
      let statuses: readonly number[] = [];
      while (!statuses.includes(429)) statuses = await Promise.all(Array.from({ length: 10 }, tryWrong));
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': ip });
      const { enter, expectCode } = await openAccessPanel(page, locale);
      await enter(code);
      const { minutes, hours } = calls.tooMany;
      const either = new RegExp([minutes, hours].map((text) => patternOf(text).source).join('|'));
      await expect(page.getByRole('alert')).toHaveText(either);
      await expectCode(code);
      await expectAccessible(page);
    });
  });
}
