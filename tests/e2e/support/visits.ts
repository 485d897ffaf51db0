/** The dashboard's visits screen with a test's isolated database. */
import type { Page } from '@playwright/test';
import { generateVisitCounts } from '../../../local/demo-visit-counts.ts';
import { copy } from '../../../src/copy/index.ts';
import { localDay } from '../../../src/domain/values/local-day.ts';
import { listCampaigns } from '../../../src/domain/visits/visit-events.ts';
import { parseVisitTotals, type VisitTotal } from '../../../src/domain/visits/visit-totals.ts';
import { site } from '../../../src/site.ts';
import { openDashboard } from './dashboard-page.ts';
import { writePath } from './database.ts';
import { isolateDatabase } from './isolated-database.ts';
import type { Specified } from './languages.ts';

export const getToday = (): string => localDay(Date.now(), site.counting.timeZone).day;
export const CAMPAIGNS = listCampaigns(site.counting);

/** Opens a dashboard with an isolated database that contains half a year of visits. */
export async function openVisits(page: Page, locale: Specified, visits: number) {
  const database = await isolateDatabase(page);
  const counts = generateVisitCounts(getToday(), 184, visits);
  if (visits > 0) await writePath('counts', counts, database);
  const dashboard = await openDashboard(page, locale);
  const texts = copy[locale].figures;
  const { main } = dashboard;
  const show = () => page.getByRole('link', { name: texts.screens.visits }).click();
  const cells = (caption: string, row: string) =>
    main
      .getByRole('table', { name: caption, exact: true })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
      .getByRole('cell');
  const totals = parseVisitTotals(counts, CAMPAIGNS);
  return { ...dashboard, database, words: texts, show, cells, totals };
}

/** Adds up the matching totals since a day. */
export const sumTotalsSince = (
  sums: readonly VisitTotal[],
  from: string,
  matches: (sum: VisitTotal) => boolean,
): number => sums.filter((sum) => sum.day >= from && matches(sum)).reduce((all, { n }) => all + n, 0);
