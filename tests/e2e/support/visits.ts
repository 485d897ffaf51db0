/** The dashboard's screen of visits, with a database of its own. */
import type { Page } from '@playwright/test';
import { generateVisitCounts } from '../../../local/demo-visit-counts.ts';
import { copy } from '../../../src/copy/index.ts';
import { localDay } from '../../../src/domain/values/local-day.ts';
import { campaignsOf } from '../../../src/domain/visits/visit-events.ts';
import { type VisitSum, visitSumsFrom } from '../../../src/domain/visits/visit-sums.ts';
import { site } from '../../../src/site.ts';
import { openDashboard } from './dashboard-page.ts';
import { putAt } from './database.ts';
import type { Specified } from './languages.ts';
import { ownDatabaseFor } from './own-database.ts';

export const today = (): string => localDay(Date.now(), site.counting.timeZone).day;
export const CAMPAIGNS = campaignsOf(site.counting);

/** A dashboard with a database of its own, and in it the visits of half a year. */
export async function visitsIn(page: Page, locale: Specified, visits: number) {
  const own = await ownDatabaseFor(page);
  const counts = generateVisitCounts(today(), 184, visits);
  if (visits > 0) await putAt('counts', counts, own);
  const dashboard = await openDashboard(page, locale);
  const words = copy[locale].figures;
  const { main } = dashboard;
  const show = () => page.getByRole('link', { name: words.screens.visits }).click();
  const cells = (caption: string, row: string) =>
    main
      .getByRole('table', { name: caption, exact: true })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
      .getByRole('cell');
  const sums = visitSumsFrom(counts, CAMPAIGNS);
  return { ...dashboard, own, words, show, cells, sums };
}

/** What a stage adds up to since a day. */
export const sumSince = (sums: readonly VisitSum[], from: string, fits: (sum: VisitSum) => boolean): number =>
  sums.filter((sum) => sum.day >= from && fits(sum)).reduce((all, { n }) => all + n, 0);
