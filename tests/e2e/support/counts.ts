/** What is counted of visits: as pages send it, and as it lies in the shared database. */
import type { Page, Request } from '@playwright/test';
import { expect } from '../test.ts';
import { storedAt } from './database.ts';

export const isCount = (request: Request): boolean => request.url().endsWith('/countVisit');

/** The script is there and listens. */
export const listening = (page: Page): Promise<void> =>
  expect(page.locator('html[data-source]')).toBeAttached();

/** Sums by `language/device/event`. */
type Sums = Readonly<Record<string, number>>;

const childrenOf = (node: unknown): readonly (readonly [string, unknown])[] =>
  typeof node === 'object' && node !== null ? Object.entries(node) : [];

/** The sums of a campaign, of all days and shards. */
async function sumsOf(campaign: string): Promise<Sums> {
  const sums: Record<string, number> = {};
  const shards = childrenOf(await storedAt('counts')).flatMap(([, day]) => childrenOf(day));
  for (const [, shard] of shards)
    for (const [name, languages] of childrenOf(shard))
      if (name === campaign)
        for (const [language, devices] of childrenOf(languages))
          for (const [device, events] of childrenOf(devices))
            for (const [event, sum] of childrenOf(events)) {
              const key = `${language}/${device}/${event}`;
              sums[key] = (sums[key] ?? 0) + Number(sum);
            }
  return sums;
}

/** The campaign, which no other test uses, comes to these sums. A function that has just been started takes its time. */
export const expectSums = (campaign: string, sums: Sums): Promise<void> =>
  expect.poll(() => sumsOf(campaign), { timeout: 60_000 }).toEqual(sums);
