/** Owners, reminders, saved views and CSV files. */
import { readFile } from 'node:fs/promises';
import { counted, fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { expectAccessible } from '../support/axe.ts';
import { openDashboard } from '../support/dashboard-page.ts';
import { putApplication, readPath, writePath } from '../support/database.ts';
import { isolateDatabase } from '../support/isolated-database.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { createMember, openAsMember } from '../support/members.ts';
import { expect, test } from '../test.ts';

const HOUR = 3_600_000;

for (const locale of LOCALES_UNDER_TEST) {
  const texts = copy[locale].dashboard;
  const { owner: ownerTexts, views } = texts;

  test(`${locale}: shows the owner to everyone, and due reminders above the list`, async ({ browser }) => {
    const [page, other] = await Promise.all([browser.newPage(), browser.newPage()]);
    const database = await isolateDatabase(page, other);
    const ids: string[] = [];
    for (const [index, name] of ['Ada', 'Bea', 'Cyd'].entries())
      ids.push(await putApplication({ name, createdAt: Date.now() - (index + 1) * HOUR }, database));
    const mara = await openAsMember(page, locale, await createMember('Mara', database));
    const shared = await openDashboard(other, locale);
    await mara.card('Cyd').getByRole('link').click();
    await expect(mara.detail.getByText(ownerTexts.nobody)).toBeVisible();
    await page.keyboard.press('m');
    await expect(mara.card('Cyd').getByText(ownerTexts.mine, { exact: true })).toBeVisible();
    await expect(shared.card('Cyd').getByText('Mara')).toBeVisible();
    await shared.card('Cyd').getByRole('link').click();
    await expect(shared.detail.getByText(fill(ownerTexts.of, { name: 'Mara' }))).toBeVisible();
    await expect(shared.detail.getByRole('button', { name: ownerTexts.giveBack })).toHaveCount(0);
    await expect(
      shared.detail.getByRole('listitem').filter({ hasText: texts.detail.history.events.taken }),
    ).toBeVisible();

    await expect(mara.list.getByRole('listitem').first()).toContainText('Ada');
    await mara.detail.getByLabel(ownerTexts.remindOn).fill(new Date().toLocaleDateString('sv'));
    await mara.detail.getByRole('button', { name: ownerTexts.remind }).click();
    await expect(mara.card('Cyd').getByText(ownerTexts.due)).toBeVisible();
    await expect(mara.list.getByRole('listitem').first()).toContainText('Ada');
    const dueName = counted(ownerTexts.reminders, 1, locale);
    const due = mara.list.getByRole('navigation', { name: dueName });
    await mara.card('Ada').getByRole('link').click();
    await due.getByRole('link', { name: 'Cyd' }).click();
    await expect(due.getByRole('link', { name: 'Cyd' })).toHaveAttribute('aria-current', 'true');
    await expect(shared.list.getByRole('navigation', { name: dueName })).toHaveCount(0);
    await expect(shared.list.getByRole('listitem').first()).toContainText('Ada');
    await expectAccessible(page);

    await mara.choose(texts.filters.owner, texts.filters.owners.mine);
    await expect(mara.list.getByRole('listitem')).toHaveCount(1);
    await expect(page).toHaveURL(/\?owner=mine/);
    await mara.choose(texts.filters.owner, texts.filters.owners.nobody);
    await expect(mara.list.getByRole('listitem')).toHaveCount(2);
    await mara.detail.getByRole('button', { name: ownerTexts.giveBack }).click();
    await expect(mara.list.getByRole('listitem')).toHaveCount(3);
    expect(await readPath(`applications/${ids[2]}`, database)).not.toHaveProperty('remindOn');
    for (const tab of [page, other]) await tab.close();
  });

  test(`${locale}: keeps sort order, date range and filters in the URL and in saved views`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const database = await isolateDatabase(page);
    const day = 24 * HOUR;
    for (const [index, [name, status]] of [
      ['Ada', 'pending'],
      ['Bea', 'approved'],
      ['Cyd', 'pending'],
    ].entries())
      await putApplication({ name, status, createdAt: Date.now() - (index * 20 + 1) * day }, database);
    const { main, list, choose, card } = await openDashboard(page, locale);
    const expectNames = async (...expected: readonly string[]) => {
      await expect(list.getByRole('listitem')).toHaveCount(expected.length);
      await expect(list.getByRole('listitem')).toContainText([...expected]);
    };
    await expect(card('Cyd').getByText(fill(texts.waiting.other, { n: 41 }))).toBeVisible();
    await expect(card('Bea').getByText(fill(texts.waiting.other, { n: 21 }))).toHaveCount(0);
    await page.getByRole('button', { name: views.open, exact: true }).click();
    await page.getByLabel(views.orders.waiting).check();
    await expectNames('Cyd', 'Ada', 'Bea');
    await page.getByLabel(views.orders.oldest).check();
    await expectNames('Cyd', 'Bea', 'Ada');
    await page
      .getByLabel(views.from, { exact: true })
      .fill(new Date(Date.now() - 30 * day).toLocaleDateString('sv'));
    await expectNames('Bea', 'Ada');
    await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&order=oldest/);
    await page.getByLabel(views.name).fill('Mein Monat');
    await page.getByRole('button', { name: views.save }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: views.anyDay }).click();
    await page.getByLabel(views.orders.newest).check();
    await expectNames('Ada', 'Bea', 'Cyd');
    await page.getByRole('link', { name: 'Mein Monat' }).click();
    await expectNames('Bea', 'Ada');
    await page.keyboard.press('Escape');
    await choose(texts.filters.status, texts.statuses.pending);
    await expectNames('Ada');
    await expect(page).toHaveURL(/status=pending/);
    await page.reload();
    await main.getByLabel(texts.gate.code).fill(process.env.TEAM_CODE ?? '');
    await page.keyboard.press('Enter');
    await expectNames('Ada');
    await expect(main.getByRole('button', { name: new RegExp(views.orders.oldest) })).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    for (const name of ['Ada', 'Bea', 'Cyd', 'example.com']) expect(stored).not.toContain(name);
  });

  test(`${locale}: exports language, campaign, owner and notes as CSV`, { tag: '@journey' }, async ({
    page,
  }) => {
    const database = await isolateDatabase(page);
    const createdAt = new Date('2026-01-05T14:03:07').getTime();
    const id = await putApplication(
      { name: 'Ada', createdAt, owner: { uid: 'mara', name: 'Mara' }, ownedAt: createdAt },
      database,
    );
    await writePath(`intake/${id}`, { language: 'de', campaign: 'google' }, database);
    await writePath(
      `notes/${id}/-Note`,
      { at: createdAt, who: { uid: 'mara', name: 'Mara' }, text: '=1+1' },
      database,
    );
    const { main, card } = await openDashboard(page, locale);
    await expect(card('Ada')).toBeVisible();
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: texts.selection.csvAll }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    const separator = locale === 'de' ? ';' : ',';
    const [, line = ''] = csv.split('\r\n');
    expect(line.startsWith(['2026-01-05', '14:03:07', texts.statuses.pending].join(separator))).toBe(true);
    expect(line).toContain(['Deutsch', 'google', 'Mara', '2026-01-05 14:03:07 Mara: =1+1'].join(separator));
  });
}
