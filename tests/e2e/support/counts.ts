/** Visit counts: the requests that pages send, and the totals in the shared database. */
import type { Page, Request } from '@playwright/test';
import { expect } from '../test.ts';
import { readPath } from './database.ts';

export const isCountRequest = (request: Request): boolean => request.url().endsWith('/countVisit');

/** Waits until the script that counts visits has run. */
export const waitForVisitScript = (page: Page): Promise<void> =>
  expect(page.locator('html[data-source]')).toBeAttached();

/** Totals by `language/device/event`. */
type Totals = Readonly<Record<string, number>>;

const listChildren = (node: unknown): readonly (readonly [string, unknown])[] =>
  typeof node === 'object' && node !== null ? Object.entries(node) : [];

/** Reads a campaign's totals over all days and shards. */
async function readTotals(campaign: string): Promise<Totals> {
  const totals: Record<string, number> = {};
  const shards = listChildren(await readPath('counts')).flatMap(([, day]) => listChildren(day));
  for (const [, shard] of shards)
    for (const [name, languages] of listChildren(shard))
      if (name === campaign)
        for (const [language, devices] of listChildren(languages))
          for (const [device, events] of listChildren(devices))
            for (const [event, sum] of listChildren(events)) {
              const key = `${language}/${device}/${event}`;
              totals[key] = (totals[key] ?? 0) + Number(sum);
            }
  return totals;
}

/** Waits until a campaign reaches these totals. Every test uses its own campaign. The timeout covers the start of a function on its first call. */
export const expectTotals = (campaign: string, totals: Totals): Promise<void> =>
  expect.poll(() => readTotals(campaign), { timeout: 60_000 }).toEqual(totals);
