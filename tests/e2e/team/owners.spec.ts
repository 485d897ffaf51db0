/** Owners, reminders, sort order and CSV files. */
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
  const { owner: ownerTexts, filters } = texts;
  const assignedTo = (to: string): string => fill(texts.detail.history.events.taken, { to });

  test(`${locale}: shows the owner to everyone, and lists due reminders`, async ({ browser }) => {
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
    await expect(
      shared.detail.getByText(fill(ownerTexts.of, { name: 'Mara' }), { exact: true }),
    ).toBeVisible();
    await expect(shared.detail.getByRole('button', { name: ownerTexts.giveBack })).toHaveCount(0);
    await expect(shared.detail.getByRole('listitem').filter({ hasText: assignedTo('Mara') })).toBeVisible();

    await expect(mara.list.getByRole('listitem').first()).toContainText('Ada');
    await mara.detail.getByLabel(ownerTexts.remindOn).fill(new Date().toLocaleDateString('sv'));
    const remind = mara.detail.getByRole('button', { name: ownerTexts.remind, exact: true });
    await remind.press('Enter');
    await expect(mara.detail.getByRole('status')).toHaveText(texts.mail.saved);
    await expect(remind).toBeFocused();
    await expect(mara.card('Cyd').getByText(ownerTexts.due)).toBeVisible();
    await expect(mara.list.getByRole('listitem').first()).toContainText('Ada');
    const notices = counted(texts.warnings, 1, locale);
    await mara.main.getByLabel(notices).check();
    await expect(mara.list.getByRole('listitem')).toHaveCount(1);
    await expect(mara.card('Cyd')).toBeVisible();
    await mara.main.getByLabel(notices).uncheck();
    await expect(shared.main.getByLabel(notices)).toHaveCount(0);
    await expect(shared.list.getByRole('listitem').first()).toContainText('Ada');
    await expectAccessible(page);

    await mara.choose(texts.filters.owner, texts.filters.owners.mine);
    await expect(mara.list.getByRole('listitem')).toHaveCount(1);
    await expect(page).toHaveURL(/\?owner=mine/);
    await mara.choose(texts.filters.owner, texts.filters.owners.nobody);
    await expect(mara.list.getByRole('listitem')).toHaveCount(2);
    await mara.detail.getByRole('button', { name: ownerTexts.giveBack }).click();
    await expect(mara.list.getByRole('listitem')).toHaveCount(3);
    await expect.poll(() => readPath(`applications/${ids[2]}`, database)).not.toHaveProperty('remindOn');
    for (const tab of [page, other]) await tab.close();
  });

  test(`${locale}: gives an application to one of two who take it at once, and to colleagues`, async ({
    browser,
  }) => {
    const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
    const [marasPage, robsPage] = await Promise.all(contexts.map((context) => context.newPage()));
    if (!marasPage || !robsPage) throw new Error('A browser context has no page.');
    let release: (() => void) | null = null;
    let isHolding = false;
    await robsPage.routeWebSocket(/\.ws\?/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        if (isHolding && `${message}`.includes('"a":"m"')) release = () => server.send(message);
        else server.send(message);
      });
    });
    const database = await isolateDatabase(marasPage, robsPage);
    const id = await putApplication({ name: 'Ada Hohenstaufen-Kirchengemeinde Oberursel' }, database);
    const [mara, rob] = [await createMember('Mara', database), await createMember('Rob', database)];
    const first = await openAsMember(marasPage, locale, mara);
    const second = await openAsMember(robsPage, locale, rob);
    const readOwner = async () => Object(await readPath(`applications/${id}/owner`, database)).name;
    const take = (who: typeof first) => who.detail.getByRole('button', { name: ownerTexts.take });

    isHolding = true;
    await take(second).click();
    await expect.poll(() => release).not.toBeNull();
    await take(first).click();
    await expect(first.card('Ada').getByText(ownerTexts.mine, { exact: true })).toBeVisible();
    isHolding = false;
    if (release) Reflect.apply(release, null, []);
    await expect(second.detail.getByRole('alert')).toHaveText(
      fill(texts.notices.refused, { who: 'Mara', what: assignedTo('Mara') }),
    );
    await expect(
      second.detail.getByText(fill(ownerTexts.of, { name: 'Mara' }), { exact: true }),
    ).toBeVisible();
    expect(await readOwner()).toBe('Mara');

    // Taking it from her asks first, and can be undone.
    await take(second).click();
    await expect(
      second.detail.getByText(fill(ownerTexts.question, { name: 'Mara', to: 'Rob' })),
    ).toBeVisible();
    await expect(second.detail.getByRole('button', { name: ownerTexts.no })).toBeFocused();
    await expectAccessible(robsPage);
    await second.detail.getByRole('button', { name: ownerTexts.yes }).click();
    await expect.poll(readOwner).toBe('Rob');
    await expect(first.card('Ada').getByText('Rob', { exact: true })).toBeVisible();
    await expect(marasPage.getByRole('button', { name: texts.undo.action })).toHaveCount(0);
    await robsPage.getByRole('button', { name: texts.undo.action }).click();
    await expect.poll(readOwner).toBe('Mara');
    await first.detail.getByLabel(ownerTexts.assign).selectOption('Rob');
    await expect.poll(readOwner).toBe('Rob');
    await expect(second.card('Ada').getByText(ownerTexts.mine, { exact: true })).toBeVisible();
    await expect(second.card('Ada').getByText(ownerTexts.given, { exact: true })).toBeVisible();
    await expect(second.main.getByLabel(counted(texts.warnings, 1, locale))).toBeVisible();
    await Promise.all(contexts.map((context) => context.close()));
  });

  test(`${locale}: keeps sort order and filters in the URL`, async ({ page }) => {
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
    const order = main.getByLabel(filters.order, { exact: true });
    await order.selectOption(filters.orders.oldest);
    await expectNames('Cyd', 'Bea', 'Ada');
    await choose(texts.filters.status, texts.statuses.pending);
    await expectNames('Cyd', 'Ada');
    await expect(page).toHaveURL(/status=pending&order=oldest/);
    await page.reload();
    await main.getByLabel(texts.gate.code, { exact: true }).fill(process.env.TEAM_CODE ?? '');
    await page.keyboard.press('Enter');
    await expectNames('Cyd', 'Ada');
    await expect(order).toHaveValue('oldest');
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    for (const name of ['Ada', 'Bea', 'Cyd', 'example.com']) expect(stored).not.toContain(name);
  });

  test(`${locale}: shows the source, and exports it with language, owner and notes as CSV`, {
    tag: '@journey',
  }, async ({ page }) => {
    const database = await isolateDatabase(page);
    const createdAt = new Date('2026-01-05T14:03:07').getTime();
    const id = await putApplication(
      { name: 'Ada', createdAt, owner: { uid: 'mara', name: 'Mara' }, ownedAt: createdAt },
      database,
    );
    await writePath(
      `intake/${id}`,
      { language: 'de', campaign: 'google', utm: { utm_source: 'google', utm_medium: 'ads' } },
      database,
    );
    await writePath(
      `notes/${id}/-Note`,
      { at: createdAt, who: { uid: 'mara', name: 'Mara' }, text: '=1+1' },
      database,
    );
    const { main, card, detail } = await openDashboard(page, locale);
    await card('Ada').getByRole('link').click();
    await expect(
      detail.getByText(fill(texts.detail.campaign.text, { campaign: 'Google, ads' })),
    ).toBeVisible();
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: texts.csv.save }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    const separator = locale === 'de' ? ';' : ',';
    const [header, line = ''] = csv.split('\r\n');
    expect(header).toBe(`\ufeff${texts.csv.header.join(separator)}`);
    expect(line).toContain(`${separator}${texts.types.Founder}${separator}Ada${separator}`);
    expect(line).toMatch(new RegExp(`${separator}http\\S+/teamdashboard#application=${id}$`));
    expect(line.startsWith(['2026-01-05', '14:03:07', texts.statuses.pending].join(separator))).toBe(true);
    expect(line).toContain(
      [
        'Deutsch',
        locale === 'de' ? 'Google, ads' : '"Google, ads"',
        'Mara',
        '',
        '2026-01-05 14:03:07 Mara: =1+1',
      ].join(separator),
    );
  });
}
