/** Three members review 200 applications at once: with a keyboard, a mouse and a phone. */
import type { BrowserContextOptions, Page } from '@playwright/test';
import { deleteApplicationData } from '../../../functions/src/applications/delete-application-data.ts';
import { openDatabase } from '../../../functions/src/operations/open-database.ts';
import { APPLICANT } from '../../../functions/src/team/log.ts';
import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { readPath, writePath } from '../support/database.ts';
import { isolateDatabase } from '../support/isolated-database.ts';
import { SPECIFIED } from '../support/languages.ts';
import { createMember, openAsMember } from '../support/members.ts';
import { expect, test } from '../test.ts';

const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' };
const PHONE: BrowserContextOptions = {
  ...{ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' },
  ...{ hasTouch: true, isMobile: true },
};
const HOUR = 3_600_000;
const COUNT = 200;

const createId = (index: number): string => `-Oday${String(index).padStart(15, '0')}`;
const createName = (index: number): string => `Ada ${String(index).padStart(3, '0')}`;

/** Whether the browser asks before it closes the page. */
const warnsBeforeLeaving = (page: Page): Promise<boolean> =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

/** Newest first. */
const createApplications = (): Readonly<Record<string, object>> =>
  Object.fromEntries(
    Array.from({ length: COUNT }, (_, position) => {
      const index = position + 1;
      const id = createId(index);
      const person = {
        name: createName(index),
        email: `ada-${index}@example.com`,
        message: `Message ${index}`,
      };
      const record = { ...person, id, applicationType: 'Founder', websiteLink: '', acceptTerms: true };
      return [id, { ...record, status: 'pending', createdAt: Date.now() - index * HOUR }];
    }),
  );

for (const locale of SPECIFIED)
  test(`${locale}: supports a working day with keyboard, mouse and phone`, async ({ browser }) => {
    const texts = copy[locale].dashboard;
    const { approved, rejected } = texts.statuses;
    const { detail: detailTexts, owner } = texts;
    const contexts = await Promise.all([DESK, DESK, PHONE].map((options) => browser.newContext(options)));
    const [keyboardPage, mousePage, phonePage] = await Promise.all(
      contexts.map((context) => context.newPage()),
    );
    if (!keyboardPage || !mousePage || !phonePage) throw new Error('A browser context has no page.');
    const database = await isolateDatabase(keyboardPage, mousePage, phonePage);
    await writePath('applications', createApplications(), database);
    const team = await Promise.all(['Mara', 'Rob', 'Tina'].map((name) => createMember(name, database)));
    const [mara, rob, tina] = await Promise.all(
      [keyboardPage, mousePage, phonePage].map((page, index) => {
        const member = team[index];
        if (!member) throw new Error('Somebody is missing.');
        return openAsMember(page, locale, member);
      }),
    );
    if (!mara || !rob || !tina) throw new Error('Somebody is missing.');
    const readStatus = async (index: number) =>
      Object(await readPath(`applications/${createId(index)}`, database)).status;
    const expectOpened = (who: typeof mara, index: number) =>
      expect(who.detail.getByRole('heading', { level: 2 })).toHaveText(createName(index));
    const expectDecided = (who: typeof mara, index: number, status: string) =>
      expect(who.card(createName(index)).getByRole('button', { name: status })).toBeDisabled();

    await test.step('keyboard: takes, notes, decides, replies', async () => {
      await expect(mara.main.getByRole('status').first()).toHaveText(
        fill(texts.count, { shown: COUNT, total: COUNT }),
      );
      await keyboardPage.keyboard.press('j');
      await expectOpened(mara, 1);
      await keyboardPage.keyboard.press('m');
      await expect(mara.card(createName(1)).getByText(owner.mine, { exact: true })).toBeVisible();
      await expect(mara.detail.getByLabel(detailTexts.notes.label)).toBeVisible();
      // Typed without a pause: no character may trigger a shortcut.
      await keyboardPage.keyboard.press('c');
      await keyboardPage.keyboard.type('Call on Monday');
      await keyboardPage.keyboard.press('ControlOrMeta+Enter');
      await expect(mara.detail.getByRole('paragraph').filter({ hasText: 'Call on Monday' })).toBeVisible();
      await keyboardPage.keyboard.press('Escape');
      await keyboardPage.keyboard.press('2');
      await expectDecided(mara, 1, approved);
      await keyboardPage.keyboard.press('r');
      await expect(mara.detail.getByRole('link', { name: detailTexts.answer.write.approved })).toBeFocused();
      await keyboardPage.keyboard.press('Escape');
      await keyboardPage.keyboard.press('n');
      await expectOpened(mara, 2);
    });

    await test.step('mouse, concurrently: sees the changes, and decides', async () => {
      await expectDecided(rob, 1, approved);
      await expect(rob.card(createName(1)).getByText('Mara', { exact: true })).toBeVisible();
      await rob.card(createName(1)).getByRole('link').click();
      await expect(rob.detail.getByRole('paragraph').filter({ hasText: 'Call on Monday' })).toBeVisible();
      for (const index of [3, 4])
        await rob.card(createName(index)).getByRole('button', { name: rejected }).click();
      for (const index of [3, 4]) await expectDecided(mara, index, rejected);
      await rob.card(createName(4)).getByRole('button', { name: approved }).click();
      await mousePage.getByRole('button', { name: texts.undo.action }).click();
      await expectDecided(mara, 4, rejected);
      await expect.poll(() => readStatus(4)).toBe('rejected');
    });

    await test.step('phone: opens, decides, goes back', async () => {
      await tina.card(createName(5)).getByRole('link').tap();
      await tina.detail.getByRole('button', { name: approved }).tap();
      await expect(tina.detail.getByRole('button', { name: approved })).toBeDisabled();
      await tina.detail.getByRole('button', { name: owner.take }).tap();
      await expect(tina.detail.getByText(owner.yours, { exact: true })).toBeVisible();
      await expect(phonePage).toHaveURL(/#application=/);
      await phonePage.goBack();
      await expectDecided(tina, 5, approved);
      await expectDecided(mara, 5, approved);
    });

    await test.step('keeps all changes if the connection is lost twice', async () => {
      for (const index of [6, 7]) {
        await contexts[0]?.setOffline(true);
        await expect(mara.main.getByText(mara.texts.reconnecting)).toBeVisible();
        await mara.card(createName(index)).getByRole('link').click();
        await keyboardPage.keyboard.press('3');
        await expectDecided(mara, index, rejected);
        await expect(mara.main.getByText(texts.undo.waiting)).toBeVisible();
        await expect(mara.card(createName(index)).getByText(texts.undo.badge)).toBeVisible();
        await expect(mara.main.getByRole('button', { name: texts.undo.action })).toBeVisible();
        const note = mara.detail.getByLabel(detailTexts.notes.label);
        await expect(note).toBeVisible();
        await keyboardPage.keyboard.press('c');
        await expect(note).toBeFocused();
        await keyboardPage.keyboard.type(`Written offline about ${index}`);
        await keyboardPage.keyboard.press('Escape');
        await expect(note).toHaveValue(`Written offline about ${index}`);
        expect(await readStatus(index)).toBe('pending');
        expect(await warnsBeforeLeaving(keyboardPage)).toBe(true);
        await contexts[0]?.setOffline(false);
        await expect(mara.main.getByText(mara.texts.reconnecting)).toHaveCount(0);
        await expect.poll(() => readStatus(index)).toBe('rejected');
        await expect.poll(() => warnsBeforeLeaving(keyboardPage)).toBe(false);
        await mara.detail.getByRole('button', { name: detailTexts.notes.add }).click();
        await expect(mara.detail.getByRole('paragraph').filter({ hasText: `about ${index}` })).toBeVisible();
      }
    });

    await test.step('shows a withdrawal while a member reads the application', async () => {
      await rob.card(createName(8)).getByRole('link').click();
      await expect(rob.detail.getByText('Message 8')).toBeVisible();
      const { database: admin, close } = openDatabase({
        ...{ databaseURL: `${process.env.DATABASE_URL}?ns=${database}`, projectId: 'demo-anbahn' },
        ...{ token: null, hasAccounts: false },
      });
      await deleteApplicationData(admin, createId(8), {
        reason: 'withdrawn',
        actor: APPLICANT,
        now: Date.now(),
      });
      await close();
      await expect(rob.detail.getByText(detailTexts.history.events.withdrawn)).toBeVisible();
      await expect(rob.card(createName(8))).toHaveCount(0);
      await expect(mara.main.getByRole('link', { name: createName(8) })).toBeVisible();
      await expect(mara.main.getByRole('status').first()).toHaveText(
        fill(texts.count, { shown: COUNT - 1, total: COUNT - 1 }),
      );
    });

    await test.step('locks only for a removed member', async () => {
      await writePath(`team/members/${team[1]?.uid}`, null, database);
      await expect(rob.main.getByRole('alert')).toHaveText(texts.gate.faults.removed);
      await expect(rob.main.getByRole('listitem')).toHaveCount(0);
      await mara.card(createName(9)).getByRole('link').click();
      await keyboardPage.keyboard.press('2');
      await expect.poll(() => readStatus(9)).toBe('approved');
      await expectDecided(tina, 9, approved);
    });

    await test.step('logs everybody by name', async () => {
      await mara.page.getByRole('link', { name: copy[locale].figures.screens.log }).click();
      const entries = mara.main.getByRole('listitem');
      for (const [who, what] of [
        ['Mara', fill(detailTexts.history.events.taken, { to: 'Mara' })],
        ['Tina', fill(detailTexts.history.events.taken, { to: 'Tina' })],
        [detailTexts.history.actors.applicant, detailTexts.history.events.withdrawn],
      ] as const)
        await expect(entries.filter({ hasText: who }).filter({ hasText: what })).not.toHaveCount(0);
    });
    await Promise.all(contexts.map((context) => context.close()));
  });
