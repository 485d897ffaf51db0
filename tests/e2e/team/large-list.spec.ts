/** A list that is too long to load at once. */
import { counted, fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { openDashboard } from '../support/dashboard-page.ts';
import { putApplication, writePath } from '../support/database.ts';
import { isolateDatabase } from '../support/isolated-database.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';

const COUNT = 1500;
/** Oldest first. */
const RECORDS = Array.from({ length: COUNT }, (_, index) => {
  const id = `-Oa${String(index).padStart(5, '0')}`;
  const status = index % 500 === 0 ? 'approved' : 'pending';
  const name = index === 0 ? 'Zora' : index === COUNT - 1 ? 'Hedy' : `Ada ${index}`;
  return {
    id,
    name,
    createdAt: 1_780_000_000_000 + index,
    applicationType: 'Founder',
    status,
  };
});

for (const locale of LOCALES_UNDER_TEST) {
  const texts = copy[locale].dashboard;

  test(`${locale}: searches, filters and changes while older applications load`, async ({ page }) => {
    const database = await isolateDatabase(page);
    await writePath('applications', Object.fromEntries(RECORDS.map((each) => [each.id, each])), database);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/applications.json?*endAt=*', async (route) => {
      await released;
      await route.continue();
    });
    const { main, card, choose } = await openDashboard(page, locale);
    const status = main.getByRole('status');
    await expect(status).toHaveText(fill(texts.countNewest, { shown: 1000, total: 1000 }));

    const search = main.getByLabel(texts.filters.search, { exact: true });
    await search.fill('Zora');
    await expect(status).toHaveText(texts.loading);
    await search.fill('Hedy');
    await expect(status).toHaveText(fill(texts.countLoading, { shown: 1 }));
    await search.fill('');
    await choose(texts.filters.status, texts.statuses.approved);
    await expect(status).toHaveText(fill(texts.countLoading, { shown: 2 }));
    await expect(card('Ada 500')).toBeVisible();

    await putApplication({ name: 'Grace', status: 'approved' }, database);
    await expect(card('Grace')).toBeVisible();
    await expect(main.getByText(counted(texts.arrived, 1, locale)).first()).toBeAttached();
    await writePath(`applications/${RECORDS[0]?.id}`, null, database);
    await writePath(`deletions/${RECORDS[0]?.id}`, { at: Date.now(), reason: 'asked' }, database);
    await expect(status).toHaveText(fill(texts.countLoading, { shown: 3 }));
    release();
    await expect(status).toHaveText(fill(texts.count, { shown: 3, total: COUNT }));

    await choose(texts.filters.order, texts.filters.orders.oldest);
    await expect(card('Grace')).toBeVisible();
    await putApplication({ name: 'Hopper' }, database);
    await expect(status).toHaveText(fill(texts.count, { shown: 3, total: COUNT + 1 }));
    await expect(
      page.locator('[aria-live=polite] p', { hasText: counted(texts.arrived, 1, locale) }),
    ).toBeAttached();
  });

  test(`${locale}: keeps the focus in the page if a focused switch disappears`, async ({ page }) => {
    const database = await isolateDatabase(page);
    const id = await putApplication({ name: 'Ada' }, database);
    await writePath(`intake/${id}/spam`, 'honeypot', database);
    const { main, card } = await openDashboard(page, locale);
    await main.getByLabel(fill(texts.filters.spam, { n: 1 })).check();
    await expect(card('Ada')).toBeVisible();
    await writePath(`intake/${id}/spam`, null, database);
    const toggle = main.getByLabel(fill(texts.filters.spam, { n: 0 }));
    await toggle.focus();
    await page.keyboard.press('Space');
    await expect(toggle).toHaveCount(0);
    await expect(main.locator(':focus')).toHaveCount(1);
  });
}
