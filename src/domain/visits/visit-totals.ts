/** Parses and adds up the stored visit counts for the team's dashboard. */
import { isLocale, type Locale } from '../site/locale.ts';
import { DEVICES, DIRECT, OTHER, VISIT_EVENTS } from './visit-events.ts';
import { comparedPeriods, listWeeks, type Period } from './visit-periods.ts';

/** The funnel's stages. The last two are derived from applications. */
export const STAGES = ['visit', 'check', 'result', 'booking', 'application', 'approval'] as const;
export type Stage = (typeof STAGES)[number];

/** Event name prefixes of each counted stage. */
const EVENT_PREFIXES: readonly (readonly [Stage, string])[] = [
  ['visit', 'landing-touched'],
  ['check', 'check-started'],
  ['result', 'result-seen'],
  ['booking', 'booking-'],
];

/** The stage of an event, or null. */
export const findStage = (event: string): Stage | null =>
  VISIT_EVENTS.some((known) => known === event)
    ? (EVENT_PREFIXES.find(([, prefix]) => event.startsWith(prefix))?.[0] ?? null)
    : null;

/** A count per day and source. */
export interface VisitTotal {
  /** Such as '2026-11-22'. */
  readonly day: string;
  readonly stage: Stage;
  readonly campaign: string;
  /** null: unknown, as for legacy applications. */
  readonly language: Locale | null;
  readonly n: number;
}

/** Number of events that were dropped on a day. */
export interface DroppedTotal {
  readonly day: string;
  readonly n: number;
}

/** Key next to a day's shards. */
const DROPPED = 'dropped';
/** Path of a shard's dropped count. */
export const getDroppedPath = (day: string, shard: string): string => `counts/${day}/${DROPPED}/${shard}`;

const isCount = (n: unknown): n is number => typeof n === 'number' && Number.isSafeInteger(n) && n > 0;
const isDay = (key: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(key) && !Number.isNaN(Date.parse(key));

/** The campaign's display name; campaigns removed from the configuration become "other". */
export const parseCampaign = (value: unknown, campaigns: readonly string[]): string => {
  if (typeof value !== 'string') return DIRECT;
  return value === DIRECT || campaigns.includes(value) ? value : OTHER;
};

/** Adds up totals of the same day, stage and source. */
export function addTotals(totals: Iterable<VisitTotal>): readonly VisitTotal[] {
  const sums = new Map<string, VisitTotal>();
  for (const total of totals) {
    const key = [total.day, total.stage, total.campaign, total.language].join();
    sums.set(key, { ...total, n: total.n + (sums.get(key)?.n ?? 0) });
  }
  return [...sums.values()];
}

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
 * Adds up the stages of `counts`: day, shard, campaign, language, device, event. Skips unknown names.
 * @param campaigns from the site configuration
 */
export function parseVisitTotals(collection: unknown, campaigns: readonly string[]): readonly VisitTotal[] {
  const totals: VisitTotal[] = [];
  for (const [[day = '', , named, language, device, event = ''], n] of walkLeaves(collection, 6)) {
    const stage = findStage(event);
    const isKnown = isDay(day) && isLocale(language) && DEVICES.some((known) => known === device);
    if (isKnown && stage && isCount(n))
      totals.push({ day, stage, campaign: parseCampaign(named, campaigns), language, n });
  }
  return addTotals(totals);
}

/** Parses dropped counts of all shards. */
export function parseDroppedTotals(collection: unknown): readonly DroppedTotal[] {
  return [...walkLeaves(collection, 3)].flatMap(([[day = '', place], n]) =>
    place === DROPPED && isDay(day) && isCount(n) ? [{ day, n }] : [],
  );
}

export type VisitTable = ReturnType<typeof buildVisitTable>;

/** The numbers of the shown weeks. @param today as in '2026-11-22' */
export function buildVisitTable(totals: readonly VisitTotal[], today: string) {
  const weeks = listWeeks(today);
  const counted = totals.filter(({ day }) => day >= (weeks[0]?.from ?? today) && day <= today);
  return {
    ...comparedPeriods(today),
    /** Oldest first; the last one is in progress. */
    weeks,
    /** Whether nothing was counted. */
    isEmpty: counted.length === 0,
    /** @param source by default, all languages and campaigns */
    countFor: (
      stage: Stage,
      { from, to }: Period,
      source: { readonly language?: Locale | undefined; readonly campaign?: string | undefined } = {},
    ): number =>
      counted
        .filter(
          (total) =>
            total.stage === stage &&
            total.day >= from &&
            total.day <= to &&
            (source.language ?? total.language) === total.language &&
            (source.campaign ?? total.campaign) === total.campaign,
        )
        .reduce((all, { n }) => all + n, 0),
  };
}

/** Minimum total for a share to be meaningful. */
const MIN_COMPARED = 20;

/** Percentage; null if the total is too small, or smaller than the part. */
export const computeShare = (part: number, whole: number): number | null =>
  whole < MIN_COMPARED || part > whole ? null : (part / whole) * 100;
