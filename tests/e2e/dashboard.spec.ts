import type { BrowserContext, Page, WebSocketRoute } from '@playwright/test';
import { LOCALES, type Locale } from '../../src/domain/locale.ts';
import { pathOf } from '../../src/routes.ts';
import { applicationsNamed, putApplication, uniqueName } from './support/database.ts';
import { expect, test } from './test.ts';

const CODE = process.env.TEAM_CODE ?? '';

const TEXTS = {
  en: {
    code: 'Access code',
    unlock: 'Unlock',
    wrong: 'Incorrect password. Please try again.',
    tooMany: /^Too many attempts/,
    ended: 'Your access has ended. Please enter the code again.',
    count: /^\d+ of \d+ applications$/,
    empty: 'No applications found matching the selected filters.',
    loading: 'Loading applications...',
    type: 'Type',
    status: 'Status',
    types: ['All', 'Mentor', 'Mentee', 'Business Partner'],
    statuses: ['All', 'Pending', 'Approved', 'Rejected'],
    failed: 'Error updating status: Permission denied',
    reconnecting: 'The connection is lost. Reconnecting...',
    agency: 'Business Partner · applied as Agency',
  },
  de: {
    code: 'Zugangscode',
    unlock: 'Freischalten',
    wrong: 'Falsches Passwort. Bitte versuchen Sie es noch einmal.',
    tooMany: /^Zu viele Versuche/,
    ended: 'Ihr Zugang ist beendet. Bitte geben Sie den Code noch einmal ein.',
    count: /^\d+ von \d+ Bewerbungen$/,
    empty: 'Keine Bewerbungen passen zu den gewählten Filtern.',
    loading: 'Bewerbungen werden geladen...',
    type: 'Art',
    status: 'Status',
    types: ['Alle', 'Mentor', 'Mentee', 'Geschäftspartner'],
    statuses: ['Alle', 'Offen', 'Angenommen', 'Abgelehnt'],
    failed: 'Der Status konnte nicht geändert werden: Die Berechtigung fehlt',
    reconnecting: 'Die Verbindung ist unterbrochen. Sie wird wiederhergestellt...',
    agency: 'Geschäftspartner · beworben als Agentur',
  },
} as const;

const gateOn = async (page: Page, locale: Locale) => {
  const texts = TEXTS[locale];
  await page.goto(pathOf('teamdashboard', locale));
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  const main = page.getByRole('main');
  const input = main.getByLabel(texts.code);
  const unlock = main.getByRole('button', { name: texts.unlock });
  const enter = async (code: string) => {
    await input.fill(code);
    await unlock.click();
  };
  const card = (name: string) => main.getByRole('listitem').filter({ hasText: name });
  return { texts, main, input, enter, card };
};

const openDashboard = async (context: BrowserContext, locale: Locale) => {
  const page = await context.newPage();
  const gate = await gateOn(page, locale);
  await gate.enter(CODE);
  await expect(gate.main.getByRole('status')).not.toHaveText(gate.texts.loading);
  await expect(gate.main.getByLabel(gate.texts.type, { exact: true })).toBeVisible();
  return { page, ...gate };
};

for (const locale of LOCALES) {
  test.describe(pathOf('teamdashboard', locale), () => {
    test('stays locked to a wrong code, opens to the right one, and locks at a reload', async ({ page }) => {
      const { texts, main, input, enter } = await gateOn(page, locale);
      await enter('wrong');
      await expect(main.getByRole('alert')).toHaveText(texts.wrong);
      await expect(input).toHaveValue('');
      await input.pressSequentially('2');
      await expect(main.getByRole('alert')).toHaveCount(0);
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
      await putApplication({ name, applicationType: 'Agency' });
      await expect(first.card(name)).toContainText(first.texts.agency);
      await expect(second.card(name)).toBeVisible();
      await expect(first.main.getByRole('listitem').first()).toContainText(name);

      const button = (dashboard: typeof first, status: string) =>
        dashboard.card(name).getByRole('button', { name: status });
      await expect(button(first, pending)).toBeDisabled();
      for (const status of [approved, rejected, pending, approved]) {
        await button(first, status).click();
        await expect(button(first, status)).toBeDisabled();
        await expect(button(second, status)).toBeDisabled();
      }
      const [[, record] = []] = await applicationsNamed(name);
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

    test('says so when nothing matches', async ({ context }) => {
      const { texts, main } = await openDashboard(context, locale);
      // No test makes an approved mentor.
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
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(`team-${Date.now()}@example.com`);
  await page.getByLabel('Password').fill('geheim-123');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  const { main, enter } = await gateOn(page, 'en');
  await enter(CODE);
  await expect(main.getByLabel('Type')).toBeVisible();
  await page.goto('/auth');
  await expect(page.getByText('Signed in as team-')).toBeVisible();
});
