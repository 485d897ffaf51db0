import type { WebSocketRoute } from '@playwright/test';
import { pathOf } from '../../src/routes.ts';
import { CODE, gateOn, openDashboard, openDashboardIn } from './support/dashboard-page.ts';
import { applicationsNamed, putApplication, uniqueName } from './support/database.ts';
import { SPECIFIED } from './support/languages.ts';
import { ownDatabaseFor } from './support/own-database.ts';
import { expect, test } from './test.ts';

for (const locale of SPECIFIED) {
  test.describe(pathOf('teamdashboard', locale), () => {
    test('stays locked to a wrong code, opens to the right one, and locks at a reload', async ({ page }) => {
      const { texts, main, input, enter } = await gateOn(page, locale);
      await enter('wrong');
      await expect(main.getByRole('alert')).toHaveText(texts.wrong);
      await expect(input).toHaveValue('');
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await input.pressSequentially('2');
      await expect(main.getByRole('alert')).toHaveCount(0);
      await expect(input).not.toHaveAttribute('aria-invalid');
      await putApplication({ name: uniqueName('Someone') });
      await enter(CODE);
      await expect(main.getByRole('status')).toHaveText(texts.count);
      await page.reload();
      await expect(input).toBeVisible();
      await expect(main.getByRole('listitem')).toHaveCount(0);
    });

    test('shows a new application and a changed status at once, to everyone on the team', async ({
      browser,
    }) => {
      const [one, two] = await Promise.all([browser.newContext(), browser.newContext()]);
      const [first, second] = [await openDashboard(one, locale), await openDashboard(two, locale)];
      const [, pending, approved, rejected] = first.texts.statuses;
      const name = uniqueName('Grace');
      const older = `${name}, an hour before`;
      const message = `What ${name} writes about her plans`;
      await putApplication({ name: older, createdAt: Date.now() - 3_600_000 });
      await expect(second.card(older)).toBeVisible();
      await putApplication({ name: `${name} Hopper`, applicationType: 'Agency', message });
      await expect(first.card(`${name} Hopper`).getByText(message)).toBeVisible();
      await expect(first.card(`${name} Hopper`)).toContainText(first.texts.agency);
      await expect(second.card(`${name} Hopper`)).toBeVisible();
      await expect(first.card(name)).toContainText([`${name} Hopper`, older]);

      const button = (dashboard: typeof first, status: string) =>
        dashboard.card(`${name} Hopper`).getByRole('button', { name: status });
      await expect(button(first, pending)).toBeDisabled();
      for (const status of [approved, rejected, pending, approved]) {
        await button(first, status).click();
        await expect(button(first, status)).toBeDisabled();
        await expect(button(second, status)).toBeDisabled();
      }
      const [[, record] = []] = await applicationsNamed(`${name} Hopper`);
      expect(record).toMatchObject({ status: 'approved', updatedAt: expect.any(Number) });
      await Promise.all([one.close(), two.close()]);
    });

    test('prints no button that only a screen can use', async ({ page }) => {
      const { main, texts } = await gateOn(page, locale);
      await expect(main.getByRole('button', { name: texts.unlock })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(main.getByRole('button', { name: texts.unlock })).toBeHidden();
    });

    test('filters by type and by status', async ({ context }) => {
      const tag = uniqueName('Filter');
      for (const [applicationType, status] of [
        ['Founder', 'pending'],
        ['Mentee', 'approved'],
        ['Mentor', 'rejected'],
        ['Company', 'rejected'],
      ])
        await putApplication({ name: `${tag} ${applicationType}`, applicationType, status });
      const { texts, main, card } = await openDashboard(context, locale);
      const [type, status] = [
        main.getByLabel(texts.type, { exact: true }),
        main.getByLabel(texts.status, { exact: true }),
      ];
      await expect(type.locator('option')).toHaveText([...texts.types]);
      await expect(status.locator('option')).toHaveText([...texts.statuses]);
      const choose = async (typeLabel: string, statusLabel: string, expected: readonly string[]) => {
        await type.selectOption({ label: typeLabel });
        await status.selectOption({ label: statusLabel });
        await expect(card(tag)).toHaveCount(expected.length);
        for (const applicationType of expected) await expect(card(`${tag} ${applicationType}`)).toBeVisible();
      };
      const [all, mentor, mentee, partner] = texts.types;
      const [any, , approved, rejected] = texts.statuses;
      await choose(all, any, ['Founder', 'Mentee', 'Mentor', 'Company']);
      await choose(mentee, any, ['Founder', 'Mentee']);
      await choose(mentee, approved, ['Mentee']);
      await choose(partner, rejected, ['Company']);
      await choose(mentor, rejected, ['Mentor']);
    });

    test('says so when nothing matches', async ({ page }) => {
      await putApplication({ name: 'Ada', applicationType: 'Mentor' }, await ownDatabaseFor(page));
      const { texts, main, card } = await openDashboardIn(page, locale);
      await expect(card('Ada')).toBeVisible();
      await main.getByLabel(texts.type, { exact: true }).selectOption({ label: texts.types[1] });
      await main.getByLabel(texts.status, { exact: true }).selectOption({ label: texts.statuses[2] });
      await expect(main.getByRole('status')).toHaveText(texts.empty);
      await expect(main.getByRole('listitem')).toHaveCount(0);
    });

    test('tells of a status that could not be written, and shows the old one again', async ({ context }) => {
      const page = await context.newPage();
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
      const name = uniqueName('Refused');
      await putApplication({ name });
      const { texts, enter, card } = await gateOn(page, locale);
      await enter(CODE);
      const alerted = page.waitForEvent('dialog');
      const pressed = card(name).getByRole('button', { name: texts.statuses[2] }).click();
      const dialog = await alerted;
      expect(dialog.message()).toBe(texts.failed);
      await dialog.accept();
      await pressed;
      await expect(card(name).getByRole('button', { name: texts.statuses[1] })).toBeDisabled();
    });

    test('shows a lost connection while it lasts, and closes when the right to read ends', async ({
      context,
    }) => {
      const page = await context.newPage();
      const sockets: WebSocketRoute[] = [];
      let reachable = true;
      await page.routeWebSocket(/\.ws\?/, (socket) => {
        if (!reachable) return void socket.close();
        sockets.push(socket);
        socket.connectToServer();
      });
      await putApplication({ name: uniqueName('Someone') });
      const { texts, main, enter } = await gateOn(page, locale);
      await enter(CODE);
      await expect(main.getByText(texts.count)).toBeVisible();
      reachable = false;
      await sockets.at(-1)?.close();
      await expect(main.getByText(texts.reconnecting)).toBeVisible();
      await expect(main.getByText(texts.count)).toBeVisible();
      reachable = true;
      await expect(main.getByText(texts.reconnecting)).toHaveCount(0, { timeout: 30_000 });
      sockets.at(-1)?.send(JSON.stringify({ t: 'd', d: { a: 'c', b: { p: 'applications' } } }));
      await expect(main.getByRole('alert')).toHaveText(texts.ended);
      await expect(main.getByRole('listitem')).toHaveCount(0);
    });

    test('asks for patience after too many tries, and keeps the code', async ({ page }) => {
      await page.route('**/unlockTeamDashboard', (route) =>
        route.fulfill({
          status: 429,
          json: { error: { status: 'RESOURCE_EXHAUSTED', message: 'Too many attempts.' } },
          headers: { 'access-control-allow-origin': '*' },
        }),
      );
      const { texts, main, input, enter } = await gateOn(page, locale);
      await enter('1234');
      await expect(main.getByRole('alert')).toHaveText(texts.tooMany);
      await expect(input).toHaveValue('1234');
    });
  });
}

test('a visitor who is signed in at /auth stays signed in beside the team, and is no team member', async ({
  page,
}) => {
  await page.goto('/auth');
  await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0);
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await page
    .getByRole('main')
    .getByLabel('Email', { exact: true })
    .fill(`${uniqueName('team').replaceAll(' ', '-')}@example.com`);
  await page.getByLabel('Password').fill('geheim-123');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  const { main, enter } = await gateOn(page, 'en');
  await enter(CODE);
  await expect(main.getByLabel('Type')).toBeVisible();
  await page.goto('/auth');
  await expect(page.getByText('Signed in as team-')).toBeVisible();
});
