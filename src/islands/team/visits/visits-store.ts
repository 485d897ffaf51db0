import { atom, type ReadableAtom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';
import { localDay } from '../../../domain/values/local-day.ts';
import { listWeeks } from '../../../domain/visits/visit-periods.ts';
import {
  addTotals,
  type DroppedTotal,
  parseCampaign,
  type Stage,
  type VisitTotal,
} from '../../../domain/visits/visit-totals.ts';
import type { TeamSession } from '../../../services/firebase/team/session.ts';
import { AccessEndedError } from '../../../services/team/access-ended-error.ts';
import { type ApplicationSource, parseSource } from '../../../services/team/application-source.ts';

export type VisitsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready';
      readonly today: string;
      readonly totals: readonly VisitTotal[];
      /** Events that were not counted. */
      readonly dropped: readonly DroppedTotal[];
    };

export interface VisitsDeps {
  readonly session: Pick<TeamSession, 'readVisitCounts' | 'readSources'>;
  readonly $applications: ReadableAtom<readonly Application[]>;
  readonly now: () => number;
  /** Time zone of the days. */
  readonly timeZone: string;
  /** Campaigns of the site configuration. */
  readonly campaigns: readonly string[];
  readonly onEnded: () => void;
}

const DAY_MS = 86_400_000;

/**
 * Counted visits of the weeks that are shown, with the applications and approvals of the same days. Applications and
 * approvals come from the list; only their sources are read.
 */
export function createVisitsStore({ session, $applications, now, timeZone, campaigns, onEnded }: VisitsDeps) {
  const $state = atom<VisitsState>({ status: 'loading' });
  const sources = new Map<string, ApplicationSource>();
  let days: Awaited<ReturnType<typeof readDays>> | null = null;
  let latestLoad = 0;

  /** Days by time: formatting dates is the slowest part. */
  const dayByTime = new Map<number, string>();
  const getDay = (time: number): string => {
    const day = dayByTime.get(time) ?? localDay(time, timeZone).day;
    dayByTime.set(time, day);
    return day;
  };

  async function readDays(today: string) {
    const from = listWeeks(today)[0]?.from ?? today;
    // A day earlier covers every time zone.
    return { ...(await session.readVisitCounts(from, today)), since: Date.parse(from) - DAY_MS, today };
  }

  /** Reads all sources in one request, starting at the oldest application without one. */
  async function readSources(ids: readonly string[]): Promise<void> {
    const [oldest = ''] = ids.toSorted();
    const found = await session.readSources(oldest);
    for (const id of ids) sources.set(id, found.get(id) ?? parseSource(null));
  }

  const countApplication = ({ id, createdAt, status }: Application): readonly VisitTotal[] => {
    const { campaign: name, language } = sources.get(id) ?? parseSource(null);
    const campaign = parseCampaign(name, campaigns);
    const stages: readonly Stage[] = status === 'approved' ? ['application', 'approval'] : ['application'];
    return stages.map((stage) => ({ day: getDay(createdAt), stage, campaign, language, n: 1 }));
  };

  /** Adds up, after reading what is missing. */
  async function load(): Promise<void> {
    latestLoad += 1;
    const thisLoad = latestLoad;
    const { day: today } = localDay(now(), timeZone);
    try {
      const read = days?.today === today ? days : await readDays(today);
      if (thisLoad !== latestLoad) return;
      days = read;
      const received = $applications.get().filter(({ createdAt }) => createdAt >= read.since);
      const unknown = received.flatMap(({ id }) => (sources.has(id) ? [] : [id]));
      if (unknown.length > 0) await readSources(unknown);
      if (thisLoad !== latestLoad) return;
      const totals = [...read.totals, ...addTotals(received.flatMap(countApplication))];
      $state.set({ status: 'ready', today, totals, dropped: read.dropped });
    } catch (error) {
      if (thisLoad !== latestLoad) return;
      if (error instanceof AccessEndedError) onEnded();
      else $state.set({ status: 'failed' });
    }
  }

  return {
    $state,
    /** Call after a failure. */
    retry() {
      $state.set({ status: 'loading' });
      void load();
    },
    /** Loads the visits and updates them when applications change. Returns the unsubscribe function. */
    watch() {
      void load();
      return $applications.listen(() => {
        if ($state.get().status === 'ready') void load();
      });
    },
  };
}
