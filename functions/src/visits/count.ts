/** How what happened in a page is added to the sums of the day. */
import type { VisitCount } from '../../../src/contract/visits/count-visit.ts';
import { localDay } from '../../../src/domain/values/local-day.ts';
import { type Counting, campaignOf, type VisitEvent } from '../../../src/domain/visits/visit-events.ts';
import type { Limits } from '../platform/limits.ts';
import { CALLER_LIMIT, EVENT_LIMIT, SHARD_LIMIT } from './limits.ts';

export interface CountSources {
  readonly counting: Counting;
  readonly limits: Limits;
  /** Address of the caller. */
  readonly caller: string;
  readonly shard: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Adds one to each of the places. */
  readonly add: (places: readonly string[]) => Promise<void>;
}

/** What a shard has of a day, by campaign, language, device and event. */
export const placeOf = (day: string, shard: string): string => `counts/${day}/${shard}`;

/**
 * Adds one to the sum of each event, as far as the limits allow. Nothing else of the call is kept.
 * @throws when the sums cannot be written
 */
export async function countIn(
  { source, language, device, events }: VisitCount & { readonly language: string },
  { counting, limits, caller, shard, now, add }: CountSources,
): Promise<void> {
  if (!counting.on || !(await limits.take(CALLER_LIMIT, caller)).ok) return;
  const mayAdd = async (event: VisitEvent) => (await limits.take(EVENT_LIMIT, `${event} ${caller}`)).ok;
  const allowed = await Promise.all([...new Set(events)].map(async (e) => ((await mayAdd(e)) ? [e] : [])));
  if (allowed.flat().length === 0 || !(await limits.take(SHARD_LIMIT, shard)).ok) return;
  const sums = `${placeOf(localDay(now, counting.timeZone).day, shard)}/${campaignOf(counting, source)}/${language}/${device}`;
  await add(allowed.flat().map((event) => `${sums}/${event}`));
}
