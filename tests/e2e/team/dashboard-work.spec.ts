/** Reviewing: decisions, undo, keyboard, phone, and conflicts. */
import type { Page, WebSocketRoute } from '@playwright/test';
import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { expectAccessible } from '../support/axe.ts';
import { CODE, openDashboard, openGate } from '../support/dashboard-page.ts';
import { findApplicationsByName, putApplication, writePath } from '../support/database.ts';
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

  test(`${locale}: keeps decided rows in place`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { card, choose, list } = await openDashboardWith(page, locale, ['Ada', '=Bea', 'Cyd']);
    const expectDisabled = (name: string, status: string) =>
      expect(card(name).getByRole('button', { name: status })).toBeDisabled();
    await choose(texts.filters.status, pending);
    await card('Ada').getByRole('button', { name: approved }).click();
    await expectDisabled('Ada', approved);
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await page.getByRole('button', { name: texts.undo.action }).click();
    await expectDisabled('Ada', pending);

    for (const name of ['=Bea', 'Cyd']) {
      await card(name).getByRole('button', { name: rejected }).click();
      await expectDisabled(name, rejected);
    }
    await expect(list.getByRole('listitem')).toHaveCount(3);
    for (const name of ['Cyd', '=Bea']) {
      await page.keyboard.press('u');
      await expectDisabled(name, pending);
    }
    await expect(page.getByRole('button', { name: texts.undo.action })).toHaveCount(0);
    await card('Ada').getByRole('link').click();
    await card('Ada').getByRole('button', { name: approved }).click();
    await expectAccessible(page);
  });

  test(`${locale}: keeps the focus in the list if the focused row disappears`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const names = ['Ada', 'Bea', 'Cyd'];
    const { card, choose, database, list } = await openDashboardWith(page, locale, names);
    await choose(texts.filters.status, pending);
    await page.keyboard.press('Escape');
    for (const name of ['Ada', 'Bea']) {
      await page.keyboard.press('j');
      await expect(card(name).getByRole('link')).toBeFocused();
    }
    await page.keyboard.press('2');
    await expect(card('Bea').getByRole('button', { name: approved })).toBeDisabled();
    await expect(card('Bea').getByRole('link')).toBeFocused();
    const [[id] = ['']] = await findApplicationsByName('Bea', database);
    await writePath(`deletions/${id}`, { at: Date.now(), reason: 'asked' }, database);
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
    await expect(main.getByRole('status')).toHaveText(fill(texts.emptySearch, { query: 'jku23' }));
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
    const { notices } = texts;
    const refused = fill(notices.refused, { who: notices.code, what: rejected });
    await expect(second.card(name).getByText(refused)).toBeVisible();
    await expect(second.detail.getByText(refused)).toBeVisible();
    await expect(slow.getByRole('button', { name: texts.undo.action })).toHaveCount(0);
    await expectAccessible(slow);
    await expect(second.card(name).getByRole('button', { name: rejected })).toBeDisabled();
    const [[, stored] = []] = await findApplicationsByName(name, database);
    expect(stored).toMatchObject({ status: 'rejected' });
    await second.main.getByRole('button', { name: texts.detail.close }).click();
    await expect(second.card(name).getByText(refused)).toHaveCount(0);
    // What was refused is not in the log.
    await slow.getByRole('link', { name: copy[locale].figures.screens.log }).click();
    const entries = second.main.getByRole('list').filter({ visible: true }).getByRole('listitem');
    const change = (to: string) => fill(texts.detail.history.events.status, { from: pending, to });
    await expect(entries).toHaveText([new RegExp(`${change(rejected)}$`)]);
    await Promise.all([quick.close(), slow.close()]);
  });
}

for (const locale of LOCALES_UNDER_TEST) {
  const texts = copy[locale].dashboard;
  const { approved, rejected } = texts.statuses;

  test(`${locale}: tells who changed an own decision, and takes its undo back`, async ({ browser }) => {
    const [own, other] = await Promise.all([browser.newPage(), browser.newPage()]);
    const database = await isolateDatabase(own, other);
    await putApplication({ name: 'Ada' }, database);
    const first = await openDashboard(own, locale);
    await first.card('Ada').getByRole('button', { name: approved }).click();
    await expect(own.getByRole('button', { name: texts.undo.action })).toBeVisible();
    // What changes on the screen under a click is not overwritten.
    const second = await openDashboard(other, locale);
    await expect(second.card('Ada').getByRole('button', { name: approved })).toBeDisabled();
    await second.card('Ada').getByRole('button', { name: rejected }).click();
    const { changed, code } = texts.notices;
    await expect(first.card('Ada').getByText(fill(changed, { who: code, what: rejected }))).toBeVisible();
    await expect(own.getByRole('button', { name: texts.undo.action })).toHaveCount(0);
    await expectAccessible(own);
    await Promise.all([own.close(), other.close()]);
  });

  test(`${locale}: keeps the decided row in view, and undo opens its application`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1366, height: 768 });
    const names = Array.from({ length: 30 }, (_, index) => `Ada ${index + 1}.`);
    const { card, detail } = await openDashboardWith(page, locale, names);
    await expect(detail.getByRole('heading', { name: 'Ada 1.' })).toBeVisible();
    for (let row = 1; row <= 12; row += 1) await page.keyboard.press('j');
    const before = await card('Ada 12.').boundingBox();
    await page.keyboard.press('2');
    await expect(page.getByRole('button', { name: texts.undo.action })).toBeVisible();
    expect(await card('Ada 12.').boundingBox()).toEqual(before);
    await expect(card('Ada 12.')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('n');
    await expect(detail.getByRole('heading', { name: 'Ada 13.' })).toBeVisible();
    await page.keyboard.press('u');
    await expect(detail.getByRole('heading', { name: 'Ada 12.' })).toBeVisible();
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
