/** What the team sees of the visits that were counted: beside the inbox, as pictures and tables. */
import { readFile } from 'node:fs/promises';
import { generateVisitCounts } from '../../../local/demo-visit-counts.ts';
import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { addDays, firstDay } from '../../../src/domain/visits/visit-periods.ts';
import { STAGES, type VisitSum } from '../../../src/domain/visits/visit-sums.ts';
import { CODE, openDashboard } from '../support/dashboard-page.ts';
import { putApplication, putAt } from '../support/database.ts';
import { SPECIFIED, STATES_IN } from '../support/languages.ts';
import { ownDatabaseFor } from '../support/own-database.ts';
import { CAMPAIGNS, sumSince, today, visitsIn } from '../support/visits.ts';
import { expect, test } from '../test.ts';

for (const locale of STATES_IN) {
  const number = new Intl.NumberFormat(locale);
  const { dashboard: texts } = copy[locale];

  test(`${locale}: shows this week beside the last, narrowed as somebody asks, and keeps it in the address`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/counts.json')) asked.push(request.url());
    });
    const { words, main, show, cells, sums, input, enter } = await visitsIn(page, locale, 3000);
    expect(asked).toEqual([]);
    await show();
    const week = firstDay(today(), 'weeks');
    const { title } = words.compared.weeks;
    const checks = (sum: VisitSum): boolean => sum.event === 'check-started';
    const bookings = (sum: VisitSum): boolean => sum.event.startsWith('booking-');
    await expect(cells(title, words.stages.check).first()).toHaveText(
      number.format(sumSince(sums, week, checks)),
    );
    await expect(cells(title, words.stages.booking).first()).toHaveText(
      number.format(sumSince(sums, week, bookings)),
    );
    const course = fill(words.course.weeks, { n: 8 });
    await expect(main.getByRole('table', { name: course }).getByRole('row')).toHaveCount(9);
    const google = (sum: VisitSum): boolean => checks(sum) && sum.campaign === 'google';
    await main.getByLabel(words.campaign.label, { exact: true }).selectOption('google');
    await expect(cells(title, words.stages.check).first()).toHaveText(
      number.format(sumSince(sums, week, google)),
    );
    await main.getByLabel(words.language.label, { exact: true }).selectOption('de');
    const germans = (sum: VisitSum): boolean => google(sum) && sum.language === 'de';
    await expect(cells(title, words.stages.check).first()).toHaveText(
      number.format(sumSince(sums, week, germans)),
    );
    await main.getByRole('radio', { name: words.span.days }).check();
    await expect(main.getByRole('heading', { name: words.compared.days.title })).toBeVisible();
    expect(asked).toHaveLength(1);
    await main.getByRole('radio', { name: words.span.months }).check();
    const month = firstDay(today(), 'months');
    await expect(cells(words.compared.months.title, words.stages.check).first()).toHaveText(
      number.format(sumSince(sums, month, germans)),
    );
    expect(asked).toHaveLength(2);
    await expect(page).toHaveURL(/\?show=visits&by=months&language=de&campaign=google$/);
    await page.reload();
    await expect(page.locator('astro-island:not([client=account], [data-awake])')).toHaveCount(0);
    await expect(input).toBeVisible();
    await enter(CODE);
    await expect(cells(words.compared.months.title, words.stages.check).first()).toHaveText(
      number.format(sumSince(sums, month, germans)),
    );
  });

  test(`${locale}: shows every number, bookings first, and saves them for a spreadsheet`, async ({
    page,
  }) => {
    const { words, main, show, cells, sums } = await visitsIn(page, locale, 60);
    await show();
    const week = firstDay(today(), 'weeks');
    const { running } = words.compared.weeks;
    const headings = main.getByRole('heading', { level: 2 });
    await expect(headings.first()).toHaveText(fill(words.bookings.title, { period: running }));
    const bookings = sumSince(sums, week, ({ event }) => event.startsWith('booking-'));
    await expect(cells(words.bookings.places, words.bookings.all).first()).toHaveText(
      number.format(bookings),
    );
    await main.getByRole('radio', { name: words.span.months }).check();
    await expect(main.getByRole('heading', { name: words.compared.months.title })).toBeVisible();
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
    // Six months, all languages and each, all campaigns and each.
    expect(lines).toHaveLength(6 * (1 + SPECIFIED.length) * (1 + CAMPAIGNS.length));
    for (const [first = '', last = '', , , ...numbers] of lines.map((each) => each.split(separator))) {
      for (const day of [first, last]) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
      for (const number of numbers) expect(number).toMatch(/^\d+$/);
    }
  });

  test(`${locale}: an application counts for the campaign that the application came from, which its detail names`, async ({
    page,
  }) => {
    const own = await ownDatabaseFor(page);
    await putAt('counts', generateVisitCounts(today(), 14, 3000), own);
    const ids: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      const status = index === 0 ? 'pending' : 'approved';
      const id = await putApplication({ name: `Ada ${index}.`, status }, own);
      await putAt(`intake/${id}`, { language: 'de', campaign: index === 1 ? 'spring' : 'linkedin' }, own);
      ids.push(id);
    }
    const { main, card, detail } = await openDashboard(page, locale);
    const words = copy[locale].figures;
    await card('Ada 0.').getByRole('link').click();
    await expect(detail.getByText(fill(texts.detail.campaign.text, { campaign: 'linkedin' }))).toBeVisible();
    await detail.getByLabel(texts.detail.notes.label).fill('Not finished');

    await page.getByRole('link', { name: words.screens.visits }).click();
    const approved = main
      .getByRole('table', { name: words.compared.weeks.title })
      .getByRole('row')
      .filter({ hasText: words.stages.approval })
      .getByRole('cell');
    await expect(approved.first()).toHaveText('11');
    await main.getByLabel(words.campaign.label, { exact: true }).selectOption('linkedin');
    await expect(approved.first()).toHaveText('10');
    // The inbox's keys are the inbox's.
    await page.getByRole('heading', { name: words.title, exact: true }).click();
    await page.keyboard.press('2');
    await page.goBack();
    await expect(detail.getByLabel(texts.detail.notes.label)).toHaveValue('Not finished');
    await expect(card('Ada 0.').getByRole('button', { name: texts.statuses.pending })).toBeDisabled();
    await card('Ada 0.').getByRole('button', { name: texts.statuses.approved }).click();
    await page.getByRole('link', { name: words.screens.visits }).click();
    await main.getByLabel(words.campaign.label, { exact: true }).selectOption('');
    await expect(approved.first()).toHaveText('12');
  });
}

test('the days before the oldest are not asked for', async ({ page }) => {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/counts.json')) asked.push(new URL(request.url()).searchParams);
  });
  const { words, main, show } = await visitsIn(page, 'en', 3000);
  await show();
  await expect(main.getByRole('heading', { name: words.compared.weeks.title })).toBeVisible();
  const week = firstDay(today(), 'weeks');
  expect(asked.map((each) => [each.get('startAt'), each.get('endAt')])).toEqual([
    [JSON.stringify(addDays(week, -49)), JSON.stringify(today())],
  ]);
});
