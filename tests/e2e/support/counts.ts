/** Visit counts: the requests that pages send, and the sums in the shared database. */
import type { Page, Request } from '@playwright/test';
import { expect } from '../test.ts';
import { readPath } from './database.ts';

export const isCountRequest = (request: Request): boolean => request.url().endsWith('/countVisit');

/** Waits until the script that counts visits has run. */
export const waitForVisitScript = (page: Page): Promise<void> =>
  expect(page.locator('html[data-source]')).toBeAttached();

/** Sums by `language/device/event`. */
type Sums = Readonly<Record<string, number>>;

const childrenOf = (node: unknown): readonly (readonly [string, unknown])[] =>
  typeof node === 'object' && node !== null ? Object.entries(node) : [];

/** A campaign's sums over all days and shards. */
async function readSums(campaign: string): Promise<Sums> {
  const sums: Record<string, number> = {};
  const shards = childrenOf(await readPath('counts')).flatMap(([, day]) => childrenOf(day));
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

/** Waits until a campaign reaches these sums. Every test uses its own campaign. The timeout covers the start of a function on its first call. */
export const expectSums = (campaign: string, sums: Sums): Promise<void> =>
  expect.poll(() => readSums(campaign), { timeout: 60_000 }).toEqual(sums);
