/** Keyboard shortcuts, their hints, and the focus after actions. */
import type { Page } from '@playwright/test';
import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { openDashboard } from '../support/dashboard-page.ts';
import { putApplication, readPath, writePath } from '../support/database.ts';
import { isolateDatabase } from '../support/isolated-database.ts';
import { expect, test } from '../test.ts';

const texts = copy.en.dashboard;
const { approved, rejected } = texts.statuses;

async function openDashboardWith(page: Page, names: readonly string[]) {
  const database = await isolateDatabase(page);
  const ids: string[] = [];
  for (const [index, name] of names.entries())
    ids.push(await putApplication({ name, createdAt: Date.now() - (index + 1) * 3_600_000 }, database));
  const dashboard = await openDashboard(page, 'en');
  const { detail } = dashboard;
  const expectOpened = (name: string) => expect(detail.getByRole('heading', { level: 2 })).toHaveText(name);
  return {
    ...{ ...dashboard, database, ids },
    expectOpened,
    note: detail.getByLabel(texts.detail.notes.label),
    answer: detail.getByRole('link', { name: texts.detail.answer.write.pending }),
  };
}

/** Waits until the browser has rendered. */
const waitForFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Presses keys in one task, before the browser renders. */
const pressAtOnce = (page: Page, ...keys: readonly string[]) =>
  page.evaluate((pressed) => {
    for (const key of pressed)
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
  }, keys);

for (const [key, part] of [
  ['r', 'answer'],
  ['c', 'note'],
] as const)
  test(`focuses the ${part} once it is rendered, if its key was pressed earlier`, async ({ page }) => {
    const dashboard = await openDashboardWith(page, ['Ada', 'Bea']);
    await dashboard.expectOpened('Ada');
    await pressAtOnce(page, 'j', 'j', key);
    await dashboard.expectOpened('Bea');
    await expect(dashboard[part]).toBeFocused();
  });

test('does not focus a control that renders after another key', async ({ page }) => {
  const { card, note, expectOpened: opened } = await openDashboardWith(page, ['Ada', 'Bea', 'Cyd']);
  await opened('Ada');
  await pressAtOnce(page, 'j', 'j', 'c', 'j');
  await opened('Cyd');
  await expect(note).toBeVisible();
  await waitForFrames(page);
  await expect(card('Cyd').getByRole('link')).toBeFocused();
});

test('focuses the target of the last key if several are pressed at once', async ({ page }) => {
  const { answer, card, note, expectOpened: opened } = await openDashboardWith(page, ['Ada', 'Bea']);
  await pressAtOnce(page, 'j', 'j');
  await opened('Bea');
  await expect(card('Bea').getByRole('link')).toBeFocused();
  await note.focus();
  await pressAtOnce(page, 'Escape', 'r');
  await waitForFrames(page);
  await expect(answer).toBeFocused();
});

test('exposes shortcuts to assistive technology while they are on', async ({ page }) => {
  const { detail, main, note } = await openDashboardWith(page, ['Ada']);
  await page.keyboard.press('j');
  const controls = [
    [main.getByLabel(texts.filters.search), '/'],
    [detail.getByRole('button', { name: texts.detail.next }), 'n'],
    [detail.getByRole('button', { name: approved }), '2'],
    [note, 'c'],
  ] as const;
  for (const [control, key] of controls) await expect(control).toHaveAttribute('aria-keyshortcuts', key);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: texts.keys.title });
  await expect(dialog.getByRole('term')).toHaveCount(
    // The shared code owns no applications.
    Object.keys(texts.keys.actions).length - 1,
  );
  await dialog.getByLabel(texts.keys.enabled).uncheck();
  await page.keyboard.press('Escape');
  for (const [control] of controls) await expect(control).not.toHaveAttribute('aria-keyshortcuts');
});

test('keeps the focus on a pressed status button', async ({ page }) => {
  const { card, detail } = await openDashboardWith(page, ['Ada', 'Bea']);
  await card('Ada').getByRole('link').click();
  for (const container of [card('Ada'), detail])
    for (const status of [approved, rejected]) {
      const button = container.getByRole('button', { name: status });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toBeDisabled();
      await expect(button).toBeFocused();
    }
});

test('focuses the row of a closed application', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  const { card, detail } = await openDashboardWith(page, ['Ada', 'Bea']);
  await card('Bea').getByRole('link').click();
  await detail.getByRole('button', { name: texts.detail.close }).focus();
  await page.keyboard.press('Enter');
  await expect(detail).toBeHidden();
  await expect(card('Bea').getByRole('link')).toBeFocused();
});

test('takes nothing typed into a note for shortcuts when the application disappears', async ({ page }) => {
  const { card, database, detail, ids, note } = await openDashboardWith(page, ['Ada', 'Bea']);
  await card('Ada').getByRole('link').click();
  await note.fill('Call ');
  await writePath(`deletions/${ids[0]}`, { at: Date.now(), reason: 'withdrawn' }, database);
  await expect(note).toHaveCount(0);
  await page.keyboard.type('ja, 300 Euro');
  await expect(detail.getByText('Call')).toBeVisible();
  expect(await readPath(`applications/${ids[1]}/status`, database)).toBe('pending');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(detail.getByRole('heading', { level: 2 })).toHaveText('Bea');
});

test('opens a focused row before it decides on it', async ({ page }) => {
  const { card, database, ids, expectOpened: opened } = await openDashboardWith(page, ['Ada', 'Bea']);
  await page.keyboard.press('j');
  await opened('Ada');
  await card('Bea').getByRole('link').focus();
  await page.keyboard.press('2');
  await opened('Bea');
  expect(await readPath(`applications/${ids[0]}/status`, database)).toBe('pending');
  await page.keyboard.press('2');
  await expect.poll(() => readPath(`applications/${ids[1]}/status`, database)).toBe('approved');
});

test('focuses the title after unlocking, and the application after its button disappears', async ({
  page,
}) => {
  const { detail, main } = await openDashboardWith(page, ['Ada', 'Bea']);
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('j');
  const { erase } = texts.detail;
  await detail.getByText(erase.title).click();
  await detail.getByRole('button', { name: erase.ask }).press('Enter');
  await detail.getByRole('button', { name: erase.no }).press('Enter');
  await expect(detail).toBeFocused();
});

test('chooses no filter by a letter that is a shortcut', async ({ page }) => {
  const { main, expectOpened } = await openDashboardWith(page, ['Ada']);
  await expectOpened('Ada');
  const status = main.getByLabel(texts.filters.status, { exact: true });
  await status.focus();
  await page.keyboard.press('r');
  await page.keyboard.press('Tab');
  await expect(status).toHaveValue('All');
});

test('says that no pending application is left in the list', async ({ page }) => {
  const { main, card, choose, detail } = await openDashboardWith(page, ['Ada', 'Bea']);
  await choose(texts.filters.status, texts.statuses.pending);
  for (const name of ['Ada', 'Bea'])
    await card(name).getByRole('button', { name: texts.statuses.approved }).click();
  await expect(main.getByText(fill(texts.undo.text, { name: 'Bea', text: approved }))).toBeVisible();
  await detail.getByRole('button', { name: texts.detail.next }).click();
  await expect(main.getByText(texts.detail.noneLeft)).toBeVisible();
});
