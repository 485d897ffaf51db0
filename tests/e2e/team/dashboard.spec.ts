import type { WebSocketRoute } from '@playwright/test';
import { copy } from '../../../src/copy/index.ts';
import { pathOf } from '../../../src/routes.ts';
import { CODE, openDashboard, openGate } from '../support/dashboard-page.ts';
import { createUniqueName, findApplicationsByName, putApplication } from '../support/database.ts';
import { isolateDatabase } from '../support/isolated-database.ts';
import { LOCALES_UNDER_TEST, SPECIFIED } from '../support/languages.ts';
import { expect, test } from '../test.ts';

for (const locale of SPECIFIED) {
  test.describe(pathOf('teamdashboard', locale), () => {
    test('opens only with the correct code, and locks on reload', { tag: '@journey' }, async ({ page }) => {
      const database = await isolateDatabase(page);
      const { texts, main, input, enter } = await openGate(page, locale);
      await enter('wrong');
      await expect(main.getByRole('alert')).toHaveText(texts.wrong);
      await expect(input).toHaveValue('');
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await input.pressSequentially('2');
      await main.getByRole('button', { name: copy[locale].dashboard.gate.reveal.show }).click();
      await expect(input).toHaveAttribute('type', 'text');
      await expect(main.getByRole('alert')).toHaveCount(0);
      await expect(input).not.toHaveAttribute('aria-invalid');
      await putApplication({ name: 'Ada' }, database);
      await enter(CODE);
      await expect(main.getByRole('status')).toHaveText(texts.count);
      await page.reload();
      await expect(input).toBeVisible();
      await expect(main.getByRole('listitem')).toHaveCount(0);
    });
  });
}

for (const locale of LOCALES_UNDER_TEST) {
  test.describe(pathOf('teamdashboard', locale), () => {
    test('filters by type and status, and keeps both in the URL', { tag: '@journey' }, async ({ page }) => {
      const database = await isolateDatabase(page);
      const APPLICATIONS = [
        ['Founder', 'pending'],
        ['Mentee', 'approved'],
        ['Mentor', 'rejected'],
        ['Company', 'rejected'],
      ] as const;
      for (const [applicationType, status] of APPLICATIONS)
        await putApplication({ name: `Müller ${applicationType}`, applicationType, status }, database);
      const { texts, main, list, card, choose, input, enter } = await openDashboard(page, locale);
      const [, mentor, mentee, partner] = texts.types;
      const [any, , approved, rejected] = texts.statuses;
      const options = (filter: string) => main.getByLabel(filter, { exact: true }).getByRole('option');
      const expectFiltered = async (type: string, status: string, expected: readonly string[]) => {
        await choose(texts.type, type);
        await choose(texts.status, status);
        await expect(list.getByRole('listitem')).toHaveCount(expected.length);
        for (const each of expected) await expect(card(`Müller ${each}`)).toBeVisible();
      };
      await expect(options(texts.type)).toHaveText(texts.types);
      await expect(options(texts.status)).toHaveText(texts.statuses);
      await expectFiltered(mentee, any, ['Founder', 'Mentee']);
      await expectFiltered(mentee, approved, ['Mentee']);
      await expectFiltered(mentor, rejected, ['Mentor']);
      await expectFiltered(partner, rejected, ['Company']);
      await expectFiltered(mentor, approved, []);
      await expect(main.getByRole('status')).toHaveText(texts.empty);
      await expectFiltered(partner, rejected, ['Company']);

      await main.getByLabel(texts.search).fill('mueller');
      await expect(card('Company')).toBeVisible();
      await main.getByLabel(texts.search).fill('no such words');
      await expect(main.getByRole('status')).toHaveText(texts.empty);
      await main.getByLabel(texts.search).fill('');
      await card('Company').getByRole('link').click();
      await expect(page).toHaveURL(/\?type=business-partner&status=rejected#application=-/);
      await page.reload();
      await expect(page.locator('astro-island:not([client=account], [data-hydrated])')).toHaveCount(0);
      await expect(input).toBeVisible();
      await enter(CODE);
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await expect(main.getByRole('heading', { level: 2, name: 'Müller Company' })).toBeVisible();
    });

    test('shows new applications and changed statuses to everyone in real time', { tag: '@journey' }, async ({
      browser,
    }) => {
      const tabs = await Promise.all([browser.newPage(), browser.newPage()]);
      const database = await isolateDatabase(...tabs);
      await putApplication({ name: 'Ada', createdAt: Date.now() - 3_600_000 }, database);
      const [first, second] = [await openDashboard(tabs[0], locale), await openDashboard(tabs[1], locale)];
      const [, pending, approved, rejected] = first.texts.statuses;
      const message = 'What Grace writes about her plans';
      await expect(second.card('Ada')).toBeVisible();
      await putApplication({ name: 'Grace Hopper', applicationType: 'Agency', message }, database);
      await expect(first.card('Grace Hopper').getByText(message)).toBeVisible();
      await expect(first.card('Grace Hopper')).toContainText(first.texts.types[3]);
      await expect(second.card('Grace Hopper')).toBeVisible();
      await expect(first.list.getByRole('listitem')).toContainText(['Grace Hopper', 'Ada']);
      for (const tab of tabs) await expect(tab).toHaveTitle(/^\(1\) /);

      const button = (dashboard: typeof first, status: string) =>
        dashboard.card('Grace Hopper').getByRole('button', { name: status });
      await expect(button(first, pending)).toBeDisabled();
      for (const status of [approved, rejected, pending, approved]) {
        await button(first, status).click();
        await expect(button(first, status)).toBeDisabled();
        await expect(button(second, status)).toBeDisabled();
      }
      const [[, record] = []] = await findApplicationsByName('Grace Hopper', database);
      expect(record).toMatchObject({ status: 'approved', updatedAt: expect.any(Number) });
      for (const tab of tabs) await tab.close();
    });

    test('reverts a status that failed to save, and shows an error', { tag: '@journey' }, async ({
      page,
    }) => {
      await page.routeWebSocket(/\.ws\?/, (socket) => {
        const server = socket.connectToServer();
        socket.onMessage((message) => {
          const { d: { a: action = '', r: request = 0 } = {} } = JSON.parse(
            `${message}`.replace(/^0$/, '{}'),
          );
          if (action !== 'm') return server.send(message);
          const refusal = { r: request, b: { s: 'permission_denied', d: 'Permission denied' } };
          socket.send(JSON.stringify({ t: 'd', d: refusal }));
        });
      });
      await putApplication({ name: 'Ada' }, await isolateDatabase(page));
      const { texts, enter, card } = await openGate(page, locale);
      await enter(CODE);
      const alerted = page.waitForEvent('dialog');
      const pressed = card('Ada').getByRole('button', { name: texts.statuses[2] }).click();
      const dialog = await alerted;
      expect(dialog.message()).toBe(texts.failed);
      await dialog.accept();
      await pressed;
      await expect(card('Ada').getByRole('button', { name: texts.statuses[1] })).toBeDisabled();
    });

    test('shows a lost connection, and locks when read access ends', { tag: '@journey' }, async ({
      page,
    }) => {
      const sockets: WebSocketRoute[] = [];
      let isReachable = true;
      let query: unknown;
      await page.routeWebSocket(/\.ws\?/, (socket) => {
        if (!isReachable) return void socket.close();
        sockets.push(socket);
        const server = socket.connectToServer();
        socket.onMessage((message) => {
          const { d } = JSON.parse(`${message}`.replace(/^\d+$/, '{}'));
          if (d?.a === 'q' && d.b.p === '/applications') query = d.b.q;
          server.send(message);
        });
      });
      await putApplication({ name: 'Ada' }, await isolateDatabase(page));
      const { texts, main, enter } = await openGate(page, locale);
      await enter(CODE);
      await expect(main.getByText(texts.count)).toBeVisible();
      // The list loads before the live connection is established.
      await expect.poll(() => query !== undefined).toBe(true);
      isReachable = false;
      for (const socket of sockets) await socket.close();
      await expect(main.getByText(texts.reconnecting)).toBeVisible();
      await expect(main.getByText(texts.count)).toBeVisible();
      isReachable = true;
      await expect(main.getByText(texts.reconnecting)).toHaveCount(0, { timeout: 30_000 });
      // The server identifies the query it cancels by its parameters.
      sockets.at(-1)?.send(JSON.stringify({ t: 'd', d: { a: 'c', b: { p: 'applications', q: [query] } } }));
      await expect(main.getByRole('alert')).toHaveText(texts.codeChanged);
      await expect(main.getByRole('listitem')).toHaveCount(0);
    });

    test('keeps the code after too many attempts', { tag: '@journey' }, async ({ page }) => {
      await page.route('**/unlockTeamDashboard', (route) =>
        route.fulfill({
          status: 429,
          json: { error: { status: 'RESOURCE_EXHAUSTED', message: 'Too many attempts.' } },
          headers: { 'access-control-allow-origin': '*' },
        }),
      );
      const { texts, main, input, enter } = await openGate(page, locale);
      await enter('1234');
      await expect(main.getByRole('alert')).toHaveText(texts.tooMany);
      await expect(input).toHaveValue('1234');
    });
  });
}

test('keeps a visitor signed in at /auth while the team code is used', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.locator('astro-island:not([client=account], [data-hydrated])')).toHaveCount(0);
  await page.getByRole('button', { name: 'Don’t have an account? Sign up' }).click();
  await page
    .getByRole('main')
    .getByLabel('Email', { exact: true })
    .fill(`${createUniqueName('team').replaceAll(' ', '-')}@example.com`);
  await page.getByLabel('Password').fill('geheim-123');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  const { main, enter } = await openGate(page, 'en');
  await enter(CODE);
  await expect(main.getByLabel('Type')).toBeVisible();
  await page.goto('/auth');
  await expect(page.getByRole('main').getByText('Signed in as team-')).toBeVisible();
});
