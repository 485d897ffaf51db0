/** The log, and corrections and withdrawals by applicants. */
import { applicationLink } from '../../../functions/src/links/signed-link.ts';
import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { pathOf } from '../../../src/routes.ts';
import { expectAccessible } from '../support/axe.ts';
import { openDashboard } from '../support/dashboard-page.ts';
import { createUniqueName, putApplication, readPath, writePath } from '../support/database.ts';
import { isolateDatabase } from '../support/isolated-database.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';

/** A key whose sort order matches the number. */
const createKey = (number: number): string => `-Olog${String(number).padStart(15, '0')}`;

/** An entry that contains its number. */
const createEntry = (number: number) => ({
  at: 1_780_000_000_000 + Math.floor(number / 2) * 60_000,
  who: { name: 'operator' },
  what: 'member-added',
  to: `entry ${number}`,
});

const countDown = (from: number, to: number): readonly number[] =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

for (const locale of LOCALES_UNDER_TEST) {
  test(`${locale}: shows the latest entries in real time, newest first`, async ({ page }) => {
    const database = await isolateDatabase(page);
    const entries = countDown(502, 1).map((number) => [createKey(number), createEntry(number)] as const);
    await writePath('log', Object.fromEntries(entries), database);
    const { main } = await openDashboard(page, locale);
    await page.getByRole('link', { name: copy[locale].figures.screens.log }).click();
    const items = main.getByRole('list').filter({ visible: true }).getByRole('listitem');
    const numbers = async (): Promise<readonly number[]> =>
      (await items.allTextContents()).map((text) => Number(/entry (\d+)$/.exec(text)?.[1]));
    await expect(items).toHaveCount(500);
    expect(await numbers()).toEqual(countDown(502, 3));
    await writePath(`log/${createKey(503)}`, createEntry(503), database);
    await expect(items.first()).toContainText('entry 503');
    expect(await numbers()).toEqual(countDown(503, 4));
  });

  const { application: applicationTexts, partnership, figures, dashboard: texts } = copy[locale];
  const { events, before } = texts.detail.history;

  test(`${locale}: shows corrections and withdrawals in real time, and logs them without personal data`, {
    tag: '@journey',
  }, async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const name = createUniqueName('Ada');
    const corrected = createUniqueName('Grace');
    const id = await putApplication({ name, email: 'ada@example.com', message: 'Hello' });
    const { main, card, detail } = await openDashboard(page, locale);
    await main.getByLabel(texts.filters.search).fill('ada@example.com');
    await card(name).getByRole('link').click();

    const applicant = await context.newPage();
    await applicant.goto(
      `${pathOf('application', locale)}#${applicationLink.sign(process.env.OWN_LINK_SECRET ?? '', id)}`,
    );
    const applicantPage = applicant.getByRole('main');
    await applicantPage.getByLabel(partnership.name).fill(corrected);
    await applicantPage.getByRole('button', { name: applicationTexts.form.save }).click();
    // The first call of a function starts it.
    await expect(card(corrected).getByText(texts.corrected)).toBeVisible({ timeout: 60_000 });
    const fields = texts.detail.history.fields.name;
    const correction = { hasText: fill(events.corrected, { to: fields }) };
    await expect(detail.getByRole('listitem').filter(correction)).toBeVisible();
    const warning = detail.getByRole('paragraph').filter(correction);
    await expect(warning).toBeVisible();
    await expect(detail.getByText(fill(before, { field: fields }))).toBeVisible();
    await expect(detail.getByRole('definition').filter({ hasText: name })).toBeVisible();
    await expectAccessible(page);
    await detail.getByRole('button', { name: texts.statuses.approved }).click();
    await expect(card(corrected).getByText(texts.corrected)).toHaveCount(0);
    await expect(warning).toHaveCount(0);

    await applicantPage.getByRole('button', { name: applicationTexts.withdraw.ask }).click();
    await applicantPage.getByRole('button', { name: applicationTexts.withdraw.confirm }).click();
    await expect(detail.getByText(events.withdrawn)).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);

    await page.getByRole('link', { name: figures.screens.log }).click();
    await expect(main.getByRole('heading', { name: texts.log.title })).toBeVisible();
    // The number of new applications comes first.
    await expect(page).toHaveTitle(new RegExp(`^(?:\\(\\d+\\) )?${figures.screens.log} \\| `));
    await expect(main.getByRole('listitem').filter({ hasText: events.withdrawn }).first()).toContainText(
      texts.log.gone,
    );
    await expectAccessible(page);
    const log = JSON.stringify(
      Object.values(Object(await readPath('log'))).filter((entry) => Object(entry).id === id),
    );
    for (const personalData of [name, corrected, 'ada@example.com']) expect(log).not.toContain(personalData);
    expect(await readPath(`corrections/${id}`)).toBeNull();
  });
  test(`${locale}: focuses the application that is opened from the log`, async ({ page }) => {
    const database = await isolateDatabase(page);
    const id = await putApplication({ name: 'Ada' }, database);
    await writePath(`log/${createKey(1)}`, { ...createEntry(1), what: 'answered', id }, database);
    const { main, detail } = await openDashboard(page, locale);
    await page.getByRole('link', { name: figures.screens.log }).click();
    await main.getByRole('link', { name: 'Ada' }).click();
    await expect(detail).toBeFocused();
  });
}
