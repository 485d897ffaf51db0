/** Accessibility of every state of the dashboard. */
import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { expectAccessible } from '../support/axe.ts';
import { CODE, openDashboard, openGate } from '../support/dashboard-page.ts';
import { putApplication, writePath } from '../support/database.ts';
import { isolateDatabase } from '../support/isolated-database.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';

for (const locale of LOCALES_UNDER_TEST) {
  const texts = copy[locale].dashboard;
  const { erase } = texts.detail;

  test(`${locale}: is accessible at the gate, while the list loads, and with an empty list`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await isolateDatabase(page);
    const { main, input, enter } = await openGate(page, locale);
    for (const code of ['\u200b\u2066', 'x'.repeat(500), 'wrong']) {
      await enter(code);
      await expect(main.getByRole('alert')).toHaveText(texts.gate.faults.wrong);
      await expect(input).toHaveValue('');
    }
    await expectAccessible(page);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/applications.json?*', async (route) => {
      await released;
      await route.continue();
    });
    await enter(CODE);
    await expect(main.getByRole('status')).toHaveText(texts.loading, { timeout: 60_000 });
    await expectAccessible(page);
    release();
    await expect(main.getByRole('status')).toHaveText(texts.empty);
    await expectAccessible(page);
  });

  test(`${locale}: is accessible with warnings, spam, and the confirmation before a deletion`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const database = await isolateDatabase(page);
    const id = await putApplication({ name: 'Ada', message: 'Hello' }, database);
    const spam = await putApplication({ name: 'Bot' }, database);
    const held = await putApplication({ name: 'Cyd', email: 'cyd@example.com' }, database);
    await writePath(`intake/${spam}/spam`, 'honeypot', database);
    const entry = { attempts: 0, createdAt: 1 };
    await writePath(`deliveries/${held}/team-mail`, { ...entry, state: 'held', error: 'flood' }, database);
    await writePath(
      `deliveries/${id}/webhook`,
      { ...entry, state: 'failed', error: 'webhook-500' },
      database,
    );
    await writePath(`retention/next/${id}`, Date.now() + 86_400_000, database);

    const { main, list, card, detail } = await openDashboard(page, locale);
    await main.getByLabel(fill(texts.warnings.other, { n: 2 })).check();
    await expect(list.getByRole('listitem').filter({ hasText: 'Ada' })).toContainText(texts.unsent.badge);
    await expect(card('Ada')).toContainText(texts.expiring.badge);
    await expect(card('Cyd')).toContainText(texts.unsent.badge);
    await expect(main.getByRole('button', { name: fill(texts.unsent.all.other, { n: 2 }) })).toBeVisible();
    await expectAccessible(page);

    await card('Ada').getByRole('link').click();
    await expect(detail.getByRole('button', { name: texts.unsent.send })).toBeVisible();
    await detail.getByText(erase.title).click();
    await detail.getByRole('button', { name: erase.ask }).click();
    await expect(detail.getByRole('button', { name: erase.no })).toBeFocused();
    await expectAccessible(page);

    await main.getByLabel(fill(texts.filters.spam, { n: 1 })).check();
    await expect(list.getByRole('listitem').filter({ hasText: 'Bot' })).toBeVisible();
    await card('Bot').getByRole('link').click();
    await expect(detail.getByRole('button', { name: texts.spam.send })).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    // Axe computes contrast from the page's colors, which forced colors replace.
    await expectAccessible(page, ['color-contrast']);
  });

  test(`${locale}: reports a live connection that was never established`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const database = await isolateDatabase(page);
    await putApplication({ name: 'Ada' }, database);
    await page.routeWebSocket(/\.ws\?/, (socket) => void socket.close());
    const { main, texts: gateTexts, enter, card } = await openGate(page, locale);
    await enter(CODE);
    await expect(card('Ada')).toBeVisible({ timeout: 60_000 });
    await expect(main.getByText(gateTexts.reconnecting)).toBeVisible();
    await expectAccessible(page);
  });
}
