/** Visit numbers by period, language, campaign and device. */
import type { Locale } from '../site/locale.ts';
import type { Device, VisitEvent } from './visit-events.ts';
import {
  addDays,
  type ComparedPeriods,
  comparedPeriods,
  listPeriods,
  type Period,
  type Span,
} from './visit-periods.ts';
import { findStage, isFromApplications, type Stage, type VisitTotal } from './visit-totals.ts';

/** Filter by language, campaign or device; missing means all. */
export interface Slice {
  readonly language?: Locale | undefined;
  readonly campaign?: string | undefined;
  readonly device?: Device | undefined;
}

/** null: unknown. */
export type Count = number | null;

export interface VisitTable extends ComparedPeriods {
  /** Oldest first; the last one is in progress. */
  readonly periods: readonly Period[];
  /** Whether nothing was counted. */
  readonly isEmpty: boolean;
  countFor(stageOrEvent: Stage | VisitEvent, period: Period, slice?: Slice): Count;
}

/** First day needed to show a span. */
export const firstDayNeeded = (today: string, span: Span): string =>
  listPeriods(today, span)[0]?.from ?? today;

const ANY = '*';
const joinKey = (...parts: readonly string[]): string => parts.join('|');

/** @param today as in '2026-11-22' */
export function buildVisitTable(totals: readonly VisitTotal[], today: string, span: Span): VisitTable {
  const first = firstDayNeeded(today, span);
  /** Counts by key, then by day. */
  const cells = new Map<string, Map<string, number>>();

  const add = (stageOrEvent: string, { day, language, campaign, device, n }: VisitTotal): void => {
    for (const spoken of language === null ? [ANY] : [language, ANY])
      for (const from of [campaign, ANY])
        for (const used of device === null ? [ANY] : [device, ANY]) {
          const key = joinKey(stageOrEvent, spoken, from, used);
          const days = cells.get(key) ?? new Map<string, number>();
          cells.set(key, days.set(day, (days.get(day) ?? 0) + n));
        }
  };

  for (const sum of totals) {
    if (sum.day < first || sum.day > today) continue;
    add(sum.event, sum);
    const stage = isFromApplications(sum.event) ? null : findStage(sum.event);
    if (stage !== null) add(stage, sum);
  }

  return {
    ...comparedPeriods(today, span),
    periods: listPeriods(today, span),
    isEmpty: cells.size === 0,
    countFor(stageOrEvent, { from, to }, { language = ANY, campaign = ANY, device = ANY } = {}) {
      if (isFromApplications(stageOrEvent) && device !== ANY) return null;
      const days = cells.get(joinKey(stageOrEvent, language, campaign, device));
      let sum = 0;
      if (days) for (let day = from; day <= to; day = addDays(day, 1)) sum += days.get(day) ?? 0;
      return sum;
    },
  };
}

/** Minimum total for a share to be meaningful. */
const MIN_COMPARED = 20;

/** Percentage; null if the total is too small, or smaller than the part. */
export function computeShare(part: Count, whole: Count): number | null {
  if (part === null || whole === null || whole < MIN_COMPARED || part > whole) return null;
  return (part / whole) * 100;
}
