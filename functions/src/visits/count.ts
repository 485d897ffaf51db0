/** Adds page events to the day's counts. */
import { randomInt } from 'node:crypto';
import type { VisitCount } from '../../../src/contract/visits/count-visit.ts';
import { localDay } from '../../../src/domain/values/local-day.ts';
import { type Counting, findCampaign } from '../../../src/domain/visits/visit-events.ts';
import type { AllowEvents } from './ip-limits.ts';

export interface CountDeps {
  readonly counting: Counting;
  readonly allow: AllowEvents;
  /** IP address of the caller. */
  readonly caller: string;
  readonly shard: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Increments each of the paths. */
  readonly increment: (paths: readonly string[]) => Promise<void>;
  /** Called with the number of events that were not counted. */
  readonly onDropped: (count: number) => void;
}

/**
 * Increments each event's count within the limits of the IP address. Stores nothing else about the call.
 * @throws if the counts cannot be written
 */
export async function countVisitEvents(
  { source, language, device, events }: VisitCount & { readonly language: string },
  { counting, allow, caller, shard, now, increment, onDropped }: CountDeps,
): Promise<void> {
  if (!counting.isEnabled) return;
  const unique = [...new Set(events)];
  const allowed = allow(caller, unique);
  onDropped(unique.length - allowed.length);
  if (allowed.length === 0) return;
  const { day } = localDay(now, counting.timeZone);
  const basePath = `counts/${day}/${shard}/${findCampaign(counting, source)}/${language}/${device}`;
  try {
    await increment(allowed.map((event) => `${basePath}/${event}`));
  } catch (error) {
    onDropped(allowed.length);
    throw error;
  }
}

/**
 * A day's counts are sharded, since a single path supports few concurrent writes. Each instance always writes to the same
 * shard, so a quiet day has one. Keys are not numeric, because the database would turn them into an array.
 */
export const SHARDS: readonly string[] = ['s0', 's1', 's2', 's3', 's4', 's5', 's6', 's7'];

/** A random shard. */
export const chooseRandomShard = (): string => SHARDS[randomInt(SHARDS.length)] ?? 's0';
