/** Parses and adds up the stored visit counts for the team's dashboard. */
import { isLocale, type Locale } from '../site/locale.ts';
import { DEVICES, type Device, DIRECT, OTHER, VISIT_EVENTS, type VisitEvent } from './visit-events.ts';

/** The funnel's stages. The last two are derived from applications. */
export const STAGES = ['visit', 'check', 'result', 'booking', 'application', 'approval'] as const;
export type Stage = (typeof STAGES)[number];

/** Stages derived from applications, whose device is unknown. */
export type FromApplications = 'application' | 'approval';
export const isFromApplications = (stageOrEvent: string): stageOrEvent is FromApplications =>
  stageOrEvent === 'application' || stageOrEvent === 'approval';

/** Event name prefixes of each stage. */
const EVENT_PREFIXES: readonly (readonly [Stage, string])[] = [
  ['visit', 'landing-touched'],
  ['check', 'check-started'],
  ['result', 'result-seen'],
  ['booking', 'booking-'],
];

/** The stage of an event, or null. */
export const findStage = (event: VisitEvent): Stage | null =>
  EVENT_PREFIXES.find(([, prefix]) => event.startsWith(prefix))?.[0] ?? null;

/** A count per day and dimension. */
export interface VisitTotal {
  /** Such as '2026-11-22'. */
  readonly day: string;
  readonly event: VisitEvent | FromApplications;
  readonly campaign: string;
  /** null: unknown, as for legacy applications. */
  readonly language: Locale | null;
  /** null: unknown, as for all applications. */
  readonly device: Device | null;
  readonly n: number;
}

/** Number of events that were dropped on a day. */
export interface DroppedTotal {
  readonly day: string;
  readonly n: number;
}

/** Counted and dropped events. */
export interface CountedVisits {
  readonly totals: readonly VisitTotal[];
  readonly dropped: readonly DroppedTotal[];
}

/** Key next to a day's shards. */
const DROPPED = 'dropped';
/** Path of a shard's dropped count. */
export const getDroppedPath = (day: string, shard: string): string => `counts/${day}/${DROPPED}/${shard}`;

const isCount = (n: unknown): n is number => typeof n === 'number' && Number.isSafeInteger(n) && n > 0;
const isDay = (key: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(key) && !Number.isNaN(Date.parse(key));
const isEvent = (key: string): key is VisitEvent => VISIT_EVENTS.some((event) => event === key);
const isDevice = (key: string): key is Device => DEVICES.some((device) => device === key);

/** The campaign's display name; campaigns removed from the configuration become "other". */
export const parseCampaign = (value: unknown, campaigns: readonly string[]): string => {
  if (typeof value !== 'string') return DIRECT;
  return value === DIRECT || campaigns.includes(value) ? value : OTHER;
};

/** Yields the leaves at a given depth, each with its path. */
function* walkLeaves(
  value: unknown,
  depth: number,
  path: readonly string[] = [],
): Generator<readonly [readonly string[], unknown]> {
  if (depth === 0) return void (yield [path, value]);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) yield* walkLeaves(child, depth - 1, [...path, key]);
}

/**
 * Adds up the shards of `counts`: day, shard, campaign, language, device, event. Skips unknown names.
 * @param campaigns from the site configuration
 */
export function parseVisitTotals(collection: unknown, campaigns: readonly string[]): readonly VisitTotal[] {
  const totals = new Map<string, VisitTotal>();
  for (const [[day = '', , named, language, device = '', event = ''], n] of walkLeaves(collection, 6)) {
    if (!isDay(day) || !isLocale(language) || !isDevice(device) || !isEvent(event) || !isCount(n)) continue;
    const campaign = parseCampaign(named, campaigns);
    const key = [day, event, campaign, language, device].join();
    totals.set(key, { day, event, campaign, language, device, n: n + (totals.get(key)?.n ?? 0) });
  }
  return [...totals.values()];
}

/** Parses dropped counts of all shards. */
export function parseDroppedTotals(collection: unknown): readonly DroppedTotal[] {
  return [...walkLeaves(collection, 3)].flatMap(([[day = '', place], n]) =>
    place === DROPPED && isDay(day) && isCount(n) ? [{ day, n }] : [],
  );
}
