/** What the database keeps of counted visits, as the team's dashboard adds it up. */
import { isLocale, type Locale } from '../site/locale.ts';
import { DEVICES, type Device, DIRECT, OTHER, VISIT_EVENTS, type VisitEvent } from './visit-events.ts';

/** From a first touch to a decision: what the numbers are read for. The last two come from the applications themselves. */
export const STAGES = ['visit', 'check', 'result', 'booking', 'application', 'approval'] as const;
export type Stage = (typeof STAGES)[number];

/** What the applications say, whose device nobody knows. */
export type FromApplications = 'application' | 'approval';
export const isFromApplications = (what: string): what is FromApplications =>
  what === 'application' || what === 'approval';

/** Which events make a stage: those that begin like this. */
const BEGINNINGS: readonly (readonly [Stage, string])[] = [
  ['visit', 'landing-touched'],
  ['check', 'check-started'],
  ['result', 'result-seen'],
  ['booking', 'booking-'],
];

/** The stage that an event belongs to; null: to none. */
export const stageOf = (event: VisitEvent): Stage | null =>
  BEGINNINGS.find(([, beginning]) => event.startsWith(beginning))?.[0] ?? null;

/** How often something happened on a day, with all that is known of those who did it. */
export interface VisitSum {
  /** As in '2026-11-22'. */
  readonly day: string;
  readonly event: VisitEvent | FromApplications;
  readonly campaign: string;
  /** null: not known, as of applications from before it was kept. */
  readonly language: Locale | null;
  /** null: not known, as of every application. */
  readonly device: Device | null;
  readonly n: number;
}

/** How many events of a day were not counted. */
export interface DroppedSum {
  readonly day: string;
  readonly n: number;
}

/** What was counted, and what was not. */
export interface CountedVisits {
  readonly sums: readonly VisitSum[];
  readonly dropped: readonly DroppedSum[];
}

/** Beside the shards of a day. */
const DROPPED = 'dropped';
/** Where an instance adds what it did not count. */
export const droppedPath = (day: string, shard: string): string => `counts/${day}/${DROPPED}/${shard}`;

const isCount = (n: unknown): n is number => typeof n === 'number' && Number.isSafeInteger(n) && n > 0;
const isDay = (key: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(key) && !Number.isNaN(Date.parse(key));
const isEvent = (key: string): key is VisitEvent => VISIT_EVENTS.some((event) => event === key);
const isDevice = (key: string): key is Device => DEVICES.some((device) => device === key);

/** The campaign by the name it is shown under: one that the owner has removed since is among all others. */
export const campaignFrom = (value: unknown, campaigns: readonly string[]): string => {
  if (typeof value !== 'string') return DIRECT;
  return value === DIRECT || campaigns.includes(value) ? value : OTHER;
};

/** What lies so many levels below, each with the keys that lead to it. */
function* leavesOf(
  value: unknown,
  depth: number,
  path: readonly string[] = [],
): Generator<readonly [readonly string[], unknown]> {
  if (depth === 0) return void (yield [path, value]);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) yield* leavesOf(child, depth - 1, [...path, key]);
}

/**
 * Adds up the shards of `counts`: day, shard, campaign, language, device, event. What is no sum of these is left out.
 * @param campaigns of the owner's file
 */
export function visitSumsFrom(collection: unknown, campaigns: readonly string[]): readonly VisitSum[] {
  const sums = new Map<string, VisitSum>();
  for (const [[day = '', , named, language, device = '', event = ''], n] of leavesOf(collection, 6)) {
    if (!isDay(day) || !isLocale(language) || !isDevice(device) || !isEvent(event) || !isCount(n)) continue;
    const campaign = campaignFrom(named, campaigns);
    const key = [day, event, campaign, language, device].join();
    sums.set(key, { day, event, campaign, language, device, n: n + (sums.get(key)?.n ?? 0) });
  }
  return [...sums.values()];
}

/** What was not counted, of every shard that says so. */
export function droppedFrom(collection: unknown): readonly DroppedSum[] {
  return [...leavesOf(collection, 3)].flatMap(([[day = '', place], n]) =>
    place === DROPPED && isDay(day) && isCount(n) ? [{ day, n }] : [],
  );
}
