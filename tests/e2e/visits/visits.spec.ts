/** The team's visits screen: charts and tables. */
import { readFile } from 'node:fs/promises';
import { generateVisitCounts } from '../../../local/demo-visit-counts.ts';
import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { addDays, mondayOf } from '../../../src/domain/visits/visit-periods.ts';
import { STAGES, type VisitTotal } from '../../../src/domain/visits/visit-totals.ts';
import { openDashboard } from '../support/dashboard-page.ts';
import { putApplication, writePath } from '../support/database.ts';
import { flushRequests, recordFetches } from '../support/hydration.ts';
import { isolateDatabase } from '../support/isolated-database.ts';
import { LOCALES_UNDER_TEST, SPECIFIED } from '../support/languages.ts';
import { CAMPAIGNS, getToday, openVisits, sumTotalsSince } from '../support/visits.ts';
import { expect, test } from '../test.ts';

for (const locale of LOCALES_UNDER_TEST) {
  const number = new Intl.NumberFormat(locale);
  const { dashboard: texts } = copy[locale];

  test(`${locale}: compares weeks, and fits one screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    const queries = recordFetches(page, /\/counts\.json/);
    const { words, main, show, cells, totals } = await openVisits(page, locale, 3000);
    await flushRequests(page);
    expect(queries).toEqual([]);
    await show();
    const week = mondayOf(getToday());
    const checks = (sum: VisitTotal): boolean => sum.stage === 'check';
    const bookings = (sum: VisitTotal): boolean => sum.stage === 'booking';
    const expectFirst = (row: string, from: string, matches: (sum: VisitTotal) => boolean) =>
      expect(cells(words.funnel, row).first()).toHaveText(
        number.format(sumTotalsSince(totals, from, matches)),
      );
    await expectFirst(words.stages.check, week, checks);
    await expectFirst(words.stages.booking, week, bookings);
    const course = fill(words.course, { n: 13 });
    await expect(main.getByRole('table', { name: course }).getByRole('row')).toHaveCount(14);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(768);
    const googled = (sum: VisitTotal): boolean => bookings(sum) && sum.campaign === 'google';
    await expect(cells(words.sources, 'Google').nth(1)).toHaveText(
      number.format(sumTotalsSince(totals, week, googled)),
    );
    await flushRequests(page);
    expect(queries).toHaveLength(1);
  });

  test(`${locale}: exports all visits as CSV`, async ({ page }) => {
    const { words, main, show } = await openVisits(page, locale, 60);
    await show();
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: words.csv }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${words.csvFile}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
    const [header, ...lines] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    const separator = locale === 'de' ? ';' : ',';
    const { from, to, language, campaign } = words.csvHeader;
    expect(header).toBe(
      `\ufeff${[from, to, language, campaign, ...STAGES.map((stage) => words.stages[stage])].join(separator)}`,
    );
    // Weeks, each with totals and rows per language and campaign.
    expect(lines).toHaveLength(13 * (1 + SPECIFIED.length) * (1 + CAMPAIGNS.length));
    for (const [first = '', last = '', , , ...numbers] of lines.map((each) => each.split(separator))) {
      for (const day of [first, last]) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
      for (const number of numbers) expect(number).toMatch(/^\d+$/);
    }
  });

  test(`${locale}: counts approvals per campaign and keeps the inbox's state`, async ({ page }) => {
    const database = await isolateDatabase(page);
    await writePath('counts', generateVisitCounts(getToday(), 14, 3000), database);
    const ids: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      const status = index === 0 ? 'pending' : 'approved';
      const id = await putApplication({ name: `Ada ${index}.`, status }, database);
      await writePath(
        `intake/${id}`,
        { language: 'de', campaign: index === 1 ? 'spring' : 'linkedin' },
        database,
      );
      ids.push(id);
    }
    const { main, card, detail } = await openDashboard(page, locale);
    const figures = copy[locale].figures;
    await card('Ada 0.').getByRole('link').click();
    await expect(detail.getByText(fill(texts.detail.campaign.text, { campaign: 'LinkedIn' }))).toBeVisible();
    await detail.getByLabel(texts.detail.notes.label).fill('Not finished');

    await page.getByRole('link', { name: figures.screens.visits }).click();
    const cellsOf = (table: string, row: string) =>
      main
        .getByRole('table', { name: table })
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
        .getByRole('cell');
    const approved = cellsOf(figures.funnel, figures.stages.approval);
    await expect(approved.first()).toHaveText('11');
    await expect(cellsOf(figures.sources, 'LinkedIn').nth(2)).toHaveText('11');
    await writePath(`intake/${ids[2]}/spam`, 'honeypot', database);
    await expect(approved.first()).toHaveText('10');
    await expect(cellsOf(figures.sources, 'LinkedIn').nth(2)).toHaveText('10');
    await writePath(`intake/${ids[2]}/spam`, null, database);
    await expect(approved.first()).toHaveText('11');
    // The inbox's keyboard shortcuts have no effect here.
    await page.getByRole('heading', { name: figures.title, exact: true }).click();
    await page.keyboard.press('2');
    await page.goBack();
    await expect(detail.getByLabel(texts.detail.notes.label)).toHaveValue('Not finished');
    await expect(card('Ada 0.').getByRole('button', { name: texts.statuses.pending })).toBeDisabled();
    await card('Ada 0.').getByRole('button', { name: texts.statuses.approved }).click();
    await page.getByRole('link', { name: figures.screens.visits }).click();
    await expect(approved.first()).toHaveText('12');
  });
}

test('queries only the days it shows', async ({ page }) => {
  const queries = recordFetches(page, /\/counts\.json/);
  const { words, main, show } = await openVisits(page, 'en', 3000);
  await show();
  await expect(main.getByRole('table', { name: words.funnel })).toBeVisible();
  const week = mondayOf(getToday());
  await flushRequests(page);
  const ranges = queries
    .map((query) => new URL(query).searchParams)
    .map((query) => [query.get('startAt'), query.get('endAt')]);
  expect(ranges).toEqual([[JSON.stringify(addDays(week, -84)), JSON.stringify(getToday())]]);
});
