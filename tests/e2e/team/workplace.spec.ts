/** Drafts, a dense list that does not move, the keyboard, and Back on a phone. */
import type { Locator, Page } from '@playwright/test';
import { counted, fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { NOTE_LIMIT } from '../../../src/domain/applications/history.ts';
import { expectAccessible } from '../support/axe.ts';
import { CODE, openDashboard } from '../support/dashboard-page.ts';
import { putApplication, readPath, writePath } from '../support/database.ts';
import { isolateDatabase } from '../support/isolated-database.ts';
import { LOCALES_UNDER_TEST, type SPECIFIED } from '../support/languages.ts';
import { expect, test } from '../test.ts';

const HOUR = 3_600_000;

async function getBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element has no box.');
  return { ...box, bottom: box.y + box.height };
}

/** Opens a dashboard with applications, three of which have a warning. */
async function openDashboardWith(page: Page, locale: (typeof SPECIFIED)[number], count: number) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const database = await isolateDatabase(page);
  const ids: string[] = [];
  for (let index = 1; index <= count; index += 1)
    ids.push(
      await putApplication(
        { name: `Ada ${index}`, createdAt: Date.now() - index * HOUR, message: `Message ${index}` },
        database,
      ),
    );
  const entry = { attempts: 0, createdAt: 1 };
  await writePath(`deliveries/${ids[0]}/team-mail`, { ...entry, state: 'held', error: 'flood' }, database);
  await writePath(
    `deliveries/${ids[1]}/webhook`,
    { ...entry, state: 'failed', error: 'webhook-500' },
    database,
  );
  await writePath(`retention/next/${ids[2]}`, Date.now() + 24 * HOUR, database);
  const dashboard = await openDashboard(page, locale);
  const warnings = counted(copy[locale].dashboard.warnings, 3, locale);
  await expect(page.getByLabel(warnings)).toBeVisible();
  return { ...dashboard, database, ids };
}

for (const locale of LOCALES_UNDER_TEST) {
  const texts = copy[locale].dashboard;
  const { notes } = texts.detail;

  test(`${locale}: keeps a note's draft when switching rows, closing, and reloading`, async ({ page }) => {
    const { card, detail, enter } = await openDashboardWith(page, locale, 3);
    const note = detail.getByLabel(notes.label);
    await card('Ada 1').getByRole('link').click();
    await note.fill('Call on Monday');
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await expect(detail.getByRole('heading', { level: 2 })).toHaveText('Ada 2');
    await expect(note).toHaveValue('');
    await expect(card('Ada 1').getByText(texts.draft)).toBeVisible();
    await page.reload();
    await enter(CODE);
    await card('Ada 1').getByRole('link').click();
    await expect(note).toHaveValue('Call on Monday');
    await note.press('ControlOrMeta+Enter');
    await expect(detail.getByRole('paragraph').filter({ hasText: 'Call on Monday' })).toBeVisible();
    await expect(note).toHaveValue('');
    const long = 'x'.repeat(NOTE_LIMIT + 1);
    await note.fill(long);
    await expect(note).toHaveValue(long);
    await note.press('ControlOrMeta+Enter');
    await expect(detail.getByRole('alert')).toHaveText(counted(notes.tooLong, 1, locale));
    await expectAccessible(page);
    await note.fill('');
    await expect(card('Ada 1').getByText(texts.draft)).toHaveCount(0);
  });

  test(`${locale}: shows ten rows on a laptop, and does not move them for decisions`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const { card, list } = await openDashboardWith(page, locale, 14);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('link', { name: copy[locale].shell.strategyCall })).toHaveCount(0);
    const [tenth, first] = [await getBox(list.getByRole('listitem').nth(9)), await getBox(card('Ada 2'))];
    expect(first.height).toBeLessThanOrEqual(64);
    // There is room for words.
    const approve = await getBox(card('Ada 2').getByRole('button', { name: texts.statuses.approved }));
    expect(approve.width).toBeGreaterThan(60);
    expect(tenth.bottom).toBeLessThanOrEqual(900);
    await expect(card('Ada 2').getByText('Message 2')).toBeVisible();
    await expectAccessible(page);
    await card('Ada 5').getByRole('button', { name: texts.statuses.approved }).click();
    await expect(page.getByRole('button', { name: texts.undo.action })).toBeVisible();
    expect((await getBox(card('Ada 2'))).y).toBe(first.y);
  });
}

test('moves nothing under the pointer for new and changed applications, and says what is above', async ({
  page,
}) => {
  const texts = copy.en.dashboard;
  await page.setViewportSize({ width: 1366, height: 768 });
  const { card, choose, database, ids } = await openDashboardWith(page, 'en', 20);
  const arrived = page.getByRole('button', { name: counted(texts.arrived, 1, 'en') });
  const { pending, rejected } = texts.statuses;
  await card('Ada 3').getByRole('button', { name: rejected }).click();
  await expect(card('Ada 3').getByRole('button', { name: rejected })).toBeDisabled();
  await choose(texts.filters.status, pending);
  await expect(card('Ada 3')).toHaveCount(0);
  await card('Ada 5').hover();
  const before = await getBox(card('Ada 5'));
  await putApplication({ name: 'Grace' }, database);
  await expect(arrived).toBeVisible();
  expect(await getBox(card('Ada 5'))).toEqual(before);
  const path = `applications/${ids[2]}`;
  const record = Object(await readPath(path, database));
  await writePath(path, { ...record, status: 'pending', updatedAt: Date.now() }, database);
  await expect(card('Ada 3')).toBeVisible();
  expect(await getBox(card('Ada 5'))).toEqual(before);
  await arrived.click();
  await expect(card('Grace')).toBeInViewport({ ratio: 1 });
  await expect(card('Grace').getByRole('link')).toBeFocused();
  await expect(arrived).toHaveCount(0);
});

test('moves no row of a short list for arrivals, removals and searches', async ({ page }) => {
  const texts = copy.en.dashboard;
  await page.setViewportSize({ width: 1366, height: 768 });
  const { card, database, detail, ids, list, main } = await openDashboardWith(page, 'en', 5);
  const arrived = (n: number) => page.getByRole('button', { name: counted(texts.arrived, n, 'en') });
  await detail.hover();
  const before = await getBox(card('Ada 4'));
  for (const [index, name] of ['Grace', 'Hopper'].entries()) {
    await putApplication({ name }, database);
    await expect(arrived(index + 1)).toBeVisible();
    expect(await getBox(card('Ada 4'))).toEqual(before);
  }
  await arrived(2).click();
  await expect(card('Hopper').getByRole('link')).toBeFocused();
  await expect(card('Hopper')).toBeInViewport({ ratio: 1 });

  await card('Ada 4').hover();
  const hovered = await getBox(card('Ada 4'));
  await writePath(`deletions/${ids[1]}`, { at: Date.now(), reason: 'asked' }, database);
  await expect(card('Ada 2')).toHaveCount(0);
  expect(await getBox(card('Ada 4'))).toEqual(hovered);

  const search = main.getByLabel(texts.filters.search);
  await search.fill('Ada 4');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await card('Ada 4').hover();
  await search.press('Backspace');
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(card('Ada 1')).toBeInViewport({ ratio: 1 });
  await expect(arrived(1)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const locale of LOCALES_UNDER_TEST) {
    const texts = copy[locale].dashboard;

    test(`${locale}: starts the list near the top, and closes an application with Back`, async ({ page }) => {
      const { card, database, detail, main, list } = await openDashboardWith(page, locale, 14);
      expect(
        (await getBox(card('Ada 14').or(card('Ada 1 ')).or(list.getByRole('listitem')).first())).y,
      ).toBeLessThan(260);
      await expect(main.getByLabel(counted(texts.warnings, 3, locale))).toBeInViewport({
        ratio: 1,
      });
      const before = await getBox(card('Ada 2'));
      await putApplication({ name: 'Grace' }, database);
      await expect(page.getByRole('button', { name: counted(texts.arrived, 1, locale) })).toBeVisible();
      expect(await getBox(card('Ada 2'))).toEqual(before);
      await expect(main.getByRole('button', { name: texts.keys.title })).toBeHidden();
      await expect(detail).toBeHidden();
      await card('Ada 2').getByRole('link').tap();
      await expect(page).toHaveURL(/#application=/);
      await detail.getByRole('button', { name: texts.statuses.approved }).tap();
      const undo = await getBox(page.getByRole('button', { name: texts.undo.action }));
      expect(undo.y).toBeGreaterThanOrEqual((await getBox(detail)).bottom);
      await expect(
        main.getByText(fill(texts.undo.text, { name: 'Ada 2', text: texts.statuses.approved })),
      ).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      await page.goBack();
      await expect(detail).toBeHidden();
      await expect(card('Ada 2').getByRole('button', { name: texts.statuses.approved })).toBeDisabled();
      await card('Ada 3').getByRole('link').tap();
      await expect(page).toHaveURL(/#application=/);
      await detail.getByRole('button', { name: texts.detail.close }).tap();
      await expect(page).not.toHaveURL(/#application=/);
      await expect(card('Ada 3')).toBeVisible();
      await expectAccessible(page);
    });

    test(`${locale}: has room for text at 200 %`, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      const { card, detail, main } = await openDashboardWith(page, locale, 4);
      const search = await getBox(main.getByLabel(texts.filters.search));
      const screens = await getBox(
        page.getByRole('navigation', { name: copy[locale].figures.screens.label }),
      );
      expect(screens.bottom).toBeLessThanOrEqual(search.y);
      const name = await getBox(card('Ada 4').getByRole('link'));
      const buttons = await getBox(card('Ada 4').getByRole('group'));
      expect(name.bottom).toBeLessThanOrEqual(buttons.y);
      await card('Ada 4').getByRole('button', { name: texts.statuses.approved }).tap();
      await expect(
        main.getByText(fill(texts.undo.text, { name: 'Ada 4', text: texts.statuses.approved })),
      ).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await card('Ada 4').getByRole('link').tap();
      await expect(detail.getByText('Message 4')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  }
});
