/** The numbers of visits as they may be shown: by period, language, campaign and device, small ones left out. */
import type { Locale } from '../site/locale.ts';
import { keptBack, type Line, MIN_SHOWN } from './small-numbers.ts';
import type { Device, VisitEvent } from './visit-events.ts';
import { firstDay, type Period, periodsUntil, type Span } from './visit-periods.ts';
import { type Stage, stageOf, type VisitSum } from './visit-sums.ts';

/** Whose visits: of all languages, campaigns, devices, or of one. */
export interface Slice {
  readonly language?: Locale | undefined;
  readonly campaign?: string | undefined;
  readonly device?: Device | undefined;
}

/** A number; `few`: under ten; `kept`: not shown, since it would give away one that is under ten; null: not known. */
export type Shown = number | 'few' | 'kept' | null;

export interface VisitTable {
  /** Oldest first; the last one is running. */
  readonly periods: readonly Period[];
  /** Whether anything at all was counted. */
  readonly isEmpty: boolean;
  of(what: Stage | VisitEvent, period: Period, slice?: Slice): Shown;
}

/** The first day whose sums are needed, so that it can be said what may be shown of a span. */
export const firstDayNeeded = (today: string, span: Span): string => {
  const oldest = periodsUntil(today, span)[0]?.from ?? today;
  return span === 'days' ? firstDay(oldest, 'weeks') : oldest;
};

/** Which periods a day counts in, when days are shown: a week or a month that can be added up from them gives days away. */
const SPANS_OF: Readonly<Record<Span, readonly Span[]>> = {
  days: ['days', 'weeks', 'months'],
  weeks: ['weeks'],
  months: ['months'],
};

const ANY = '*';
const keyOf = (...parts: readonly string[]): string => parts.join('|');

const stageIn = ({ event }: VisitSum): Stage | null => (event === 'approval' ? null : stageOf(event));

/** Sums of whole periods, each with the period's first day. A period that begins before the first day is left out. */
function addedUp(sums: readonly VisitSum[], span: Span, first: string, today: string): Iterable<VisitSum> {
  const periods = new Map<string, string>();
  const added = new Map<string, VisitSum>();
  for (const sum of sums) {
    if (sum.day < first || sum.day > today) continue;
    const day = periods.get(sum.day) ?? firstDay(sum.day, span);
    periods.set(sum.day, day);
    if (day < first) continue;
    const { event, campaign, language, device } = sum;
    const key = keyOf(day, event, campaign, language ?? ANY, device ?? ANY);
    added.set(key, { ...sum, day, n: sum.n + (added.get(key)?.n ?? 0) });
  }
  return added.values();
}

/**
 * @param sums from {@link firstDayNeeded} on
 * @param today as in '2026-11-22'
 */
export function visitTable(sums: readonly VisitSum[], today: string, span: Span): VisitTable {
  const first = firstDayNeeded(today, span);
  const values = new Map<string, number>();
  const parts = new Map<string, { readonly total: string; readonly keys: Set<string> }>();

  const partOf = (total: string, by: string, part: string): void => {
    const id = `${by} ${total}`;
    const line = parts.get(id);
    if (line) line.keys.add(part);
    else parts.set(id, { total, keys: new Set([part]) });
  };

  /** Adds a number to a cell and to those that it is a part of. */
  const add = (what: string, time: string, sum: VisitSum): void => {
    const stage = stageIn(sum);
    for (const language of sum.language === null ? [ANY] : [sum.language, ANY])
      for (const campaign of [sum.campaign, ANY])
        for (const device of sum.device === null ? [ANY] : [sum.device, ANY]) {
          const key = keyOf(what, time, language, campaign, device);
          values.set(key, (values.get(key) ?? 0) + sum.n);
          if (language !== ANY) partOf(keyOf(what, time, ANY, campaign, device), 'language', key);
          if (campaign !== ANY) partOf(keyOf(what, time, language, ANY, device), 'campaign', key);
          if (device !== ANY) partOf(keyOf(what, time, language, campaign, ANY), 'device', key);
          if (stage !== null && stage !== what)
            partOf(keyOf(stage, time, language, campaign, device), 'event', key);
          if (time.startsWith('days'))
            for (const longer of ['weeks', 'months'] as const) {
              const whole = `${longer} ${firstDay(sum.day, longer)}`;
              partOf(keyOf(what, whole, language, campaign, device), longer, key);
            }
        }
  };

  for (const each of SPANS_OF[span])
    for (const sum of addedUp(sums, each, first, today)) {
      const time = `${each} ${sum.day}`;
      add(sum.event, time, sum);
      const stage = stageIn(sum);
      if (stage !== null) add(stage, time, sum);
    }
  const lines = [...parts.values()].map(({ total, keys }): Line => ({ total, parts: [...keys] }));
  const kept = keptBack(values, lines);

  return {
    periods: periodsUntil(today, span),
    isEmpty: values.size === 0,
    of(what, { from }, { language = ANY, campaign = ANY, device = ANY } = {}) {
      if (what === 'approval' && device !== ANY) return null;
      const key = keyOf(what, `${span} ${from}`, language, campaign, device);
      const value = values.get(key) ?? 0;
      if (value < MIN_SHOWN) return 'few';
      return kept.has(key) ? 'kept' : value;
    },
  };
}
