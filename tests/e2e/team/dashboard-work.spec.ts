/** Reviewing: decisions, undo, bulk actions, keyboard, phone, and conflicts. */
import { readFile } from 'node:fs/promises';
import type { Page, WebSocketRoute } from '@playwright/test';
import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { expectAccessible } from '../support/axe.ts';
import { CODE, openDashboard, openGate } from '../support/dashboard-page.ts';
import { findApplicationsByName, putApplication } from '../support/database.ts';
import { isolateDatabase } from '../support/isolated-database.ts';
import { LOCALES_UNDER_TEST, type SPECIFIED } from '../support/languages.ts';
import { expect, test } from '../test.ts';

const HOUR = 3_600_000;

/** Opens a dashboard with an isolated database of applications, newest first. */
async function openDashboardWith(page: Page, locale: (typeof SPECIFIED)[number], names: readonly string[]) {
  const database = await isolateDatabase(page);
  const start = Date.now();
  for (const [index, name] of names.entries())
    await putApplication({ name, createdAt: start - (index + 1) * HOUR, message: `From ${name}` }, database);
  return { ...(await openDashboard(page, locale)), database };
}

for (const locale of LOCALES_UNDER_TEST) {
  const texts = copy[locale].dashboard;
  const { pending, approved, rejected } = texts.statuses;

  test(`${locale}: keeps decided rows in place while undo is offered, even for several at once`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { card, choose, list, main } = await openDashboardWith(page, locale, ['Ada', '=Bea', 'Cyd']);
    const expectDisabled = (name: string, status: string) =>
      expect(card(name).getByRole('button', { name: status })).toBeDisabled();
    await choose(texts.filters.status, pending);
    await card('Ada').getByRole('button', { name: approved }).click();
    await expectDisabled('Ada', approved);
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await page.getByRole('button', { name: texts.undo.action }).click();
    await expectDisabled('Ada', pending);

    await card('=Bea').getByRole('checkbox').check();
    await card('Cyd').getByRole('checkbox').check();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: texts.selection.csvSelected }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    const separator = locale === 'de' ? ';' : ',';
    expect(csv.startsWith(`\ufeff${texts.selection.csvHeader.join(separator)}\r\n`)).toBe(true);
    expect(csv).toContain(`${separator}'=Bea${separator}`);
    expect(csv).not.toContain('Ada');
    await main
      .getByRole('group', { name: texts.selection.setStatus })
      .getByRole('button', { name: rejected })
      .click();
    await expectDisabled('=Bea', rejected);
    await expectDisabled('Cyd', rejected);
    await page.keyboard.press('u');
    await expectDisabled('=Bea', pending);
    await expectDisabled('Cyd', pending);
    await expect(page.getByRole('button', { name: texts.undo.action })).toHaveCount(0);
    await card('Ada').getByRole('link').click();
    await card('Ada').getByRole('button', { name: approved }).click();
    await expectAccessible(page);
  });

  test(`${locale}: keeps the focus in the list if the focused row disappears`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { card, choose, list } = await openDashboardWith(page, locale, ['Ada', 'Bea', 'Cyd']);
    await choose(texts.filters.status, pending);
    await page.keyboard.press('Escape');
    for (const name of ['Ada', 'Bea']) {
      await page.keyboard.press('j');
      await expect(card(name).getByRole('link')).toBeFocused();
    }
    await page.keyboard.press('2');
    await expect(card('Bea').getByRole('button', { name: approved })).toBeDisabled();
    // Undo has expired.
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(card('Cyd').getByRole('link')).toBeFocused();
  });

  test(`${locale}: works with the keyboard alone`, { tag: '@journey' }, async ({ page }) => {
    const database = await isolateDatabase(page);
    for (const [index, name] of ['Ada', 'Bea', 'Cyd'].entries())
      await putApplication({ name, createdAt: Date.now() - (index + 1) * HOUR }, database);
    const { input, card, detail, main } = await openGate(page, locale);
    await input.focus();
    await page.keyboard.type(CODE);
    await page.keyboard.press('Enter');
    await expect(card('Ada')).toBeVisible();
    const expectOpened = (name: string) => expect(detail.getByRole('heading', { level: 2 })).toHaveText(name);
    await page.keyboard.press('j');
    await expectOpened('Ada');
    await expect(card('Ada').getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expectOpened('Bea');
    await page.keyboard.press('2');
    await expect(card('Bea').getByRole('button', { name: approved })).toBeDisabled();
    await page.keyboard.press('n');
    await expectOpened('Cyd');
    await page.keyboard.press('k');
    await expectOpened('Bea');
    await page.keyboard.press('u');
    await expect(card('Bea').getByRole('button', { name: pending })).toBeDisabled();
    await page.keyboard.press('/');
    await page.keyboard.type('jku23');
    await expect(main.getByRole('status')).toHaveText(texts.empty);
    await expectOpened('Bea');
    await expect(main.getByLabel(texts.filters.search)).toHaveValue('jku23');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Backspace');
    await card('Bea').getByRole('link').focus();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: texts.keys.title });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('2');
    await page.keyboard.press('k');
    await expectOpened('Bea');
    await expect(card('Bea').getByRole('button', { name: pending }), 'behind the dialog').toBeDisabled();
    await dialog.getByLabel(texts.keys.enabled).uncheck();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('j');
    await expectOpened('Bea');
  });

  test(`${locale}: shows a concurrent decision instead of overwriting it`, { tag: '@journey' }, async ({
    browser,
  }) => {
    const [quick, slow] = await Promise.all([browser.newPage(), browser.newPage()]);
    const name = 'Ada';
    let sendHeld: (() => void) | null = null;
    let isHolding = false;
    await slow.routeWebSocket(/\.ws\?/, (socket: WebSocketRoute) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        if (isHolding && `${message}`.includes('"a":"m"')) sendHeld = () => server.send(message);
        else server.send(message);
      });
    });
    const database = await isolateDatabase(quick, slow);
    await putApplication({ name }, database);
    const first = await openDashboard(quick, locale);
    const second = await openDashboard(slow, locale);
    isHolding = true;
    await second.card(name).getByRole('button', { name: approved }).click();
    await expect.poll(() => sendHeld).not.toBeNull();
    await first.card(name).getByRole('button', { name: rejected }).click();
    await expect
      .poll(async () => (await findApplicationsByName(name, database)).map(([, { status }]) => status))
      .toEqual(['rejected']);
    isHolding = false;
    if (sendHeld) Reflect.apply(sendHeld, null, []);
    await expect(second.main.getByRole('alert')).toContainText(
      fill(texts.conflict.text, { who: texts.conflict.code, name, is: rejected, wanted: approved }),
    );
    await expectAccessible(slow);
    await expect(second.card(name).getByRole('button', { name: rejected })).toBeDisabled();
    const [[, stored] = []] = await findApplicationsByName(name, database);
    expect(stored).toMatchObject({ status: 'rejected' });
    await Promise.all([quick.close(), slow.close()]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const locale of LOCALES_UNDER_TEST) {
    test(`${locale}: shows either the list or an application, with buttons that are large enough to tap`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { card, detail } = await openDashboardWith(page, locale, ['Ada', 'Bea']);
      await expectAccessible(page);
      await card('Bea').getByRole('link').tap();
      const message = detail.getByText('From Bea');
      await expect(message).toBeInViewport();
      const { approved } = copy[locale].dashboard.statuses;
      for (const button of await page.getByRole('button', { name: approved }).all()) {
        const box = await button.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
      await detail.getByRole('button', { name: approved }).tap();
      await expect(detail.getByRole('button', { name: approved })).toBeDisabled();
      // Overflowing content would widen a phone's page.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      // Axe computes contrast from the page's colors, which forced colors replace.
      await expectAccessible(page, ['color-contrast']);
    });
  }
});
