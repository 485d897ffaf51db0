import { atom, type ReadableAtom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';
import { localDay } from '../../../domain/values/local-day.ts';
import { DIRECT } from '../../../domain/visits/visit-events.ts';
import { addDays, type Span } from '../../../domain/visits/visit-periods.ts';
import type { CountedVisits, VisitSum } from '../../../domain/visits/visit-sums.ts';
import { buildVisitTable, firstDayNeeded, type VisitTable } from '../../../domain/visits/visit-table.ts';
import {
  AccessEndedError,
  type ApplicationSource,
  type TeamSession,
} from '../../../services/team/team-session.ts';
import type { Choice } from './choice.ts';

export type VisitsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready';
      readonly span: Span;
      readonly table: VisitTable;
      /** Number of events that were not counted in these days. */
      readonly dropped: number;
      /** Arrival days of applications that were deleted since. */
      readonly deleted: readonly string[];
      /** When the sums were read, in milliseconds since 1970. */
      readonly asOf: number;
    };

export interface VisitsStore {
  readonly $choice: ReadableAtom<Choice>;
  readonly $state: ReadableAtom<VisitsState>;
  choose(change: Partial<Choice>): void;
  refresh(): void;
  /** Loads, and follows the team's decisions. Returns the unsubscribe function. */
  watch(): () => void;
}

export interface VisitsDeps {
  readonly session: Pick<TeamSession, 'readVisitCounts' | 'readSources' | 'readDeletedSince'>;
  readonly $applications: ReadableAtom<readonly Application[]>;
  readonly now: () => number;
  /** Time zone of the days. */
  readonly timeZone: string;
  readonly campaigns: readonly string[];
  readonly choice: Choice;
  readonly onEnded: () => void;
}

interface Loaded extends CountedVisits {
  readonly from: string;
  readonly today: string;
  readonly asOf: number;
  /** Arrival times of applications that were deleted since. */
  readonly deletedAt: readonly number[];
}

/** Applications from before origins were stored. */
const UNKNOWN: ApplicationSource = { campaign: DIRECT, language: null };

const DAY_MS = 86_400_000;

/**
 * Counted visits, with the applications and approvals of the same days. Reads each day once, older ones when a longer span
 * needs them. Applications and approvals come from the list; only their origins are read.
 */
export function createVisitsStore(deps: VisitsDeps): VisitsStore {
  const { session, $applications, now, timeZone, campaigns, onEnded } = deps;
  const dropUnknownCampaign = (choice: Choice): Choice => ({
    ...choice,
    campaign: campaigns.find((campaign) => campaign === choice.campaign) ?? null,
  });
  const $choice = atom(dropUnknownCampaign(deps.choice));
  const $state = atom<VisitsState>({ status: 'loading' });
  const origins = new Map<string, ApplicationSource>();
  let loaded: Loaded | null = null;
  let latestRead = 0;
  let lastSums = '';

  /** Days by time: formatting dates is the slowest part. */
  const days = new Map<number, string>();
  const dayOf = (time: number): string => {
    const day = days.get(time) ?? localDay(time, timeZone).day;
    days.set(time, day);
    return day;
  };

  const receivedSince = (from: string): readonly Application[] => {
    // A day earlier covers every time zone.
    const since = Date.parse(from) - DAY_MS;
    return $applications.get().filter(({ createdAt }) => createdAt >= since);
  };

  async function sumsFrom(from: string, today: string): Promise<Loaded> {
    const cached = loaded?.today === today ? loaded : null;
    if (cached && cached.from <= from) return cached;
    const asOf = cached?.asOf ?? now();
    const [read, deletedAt] = await Promise.all([
      session.readVisitCounts(from, cached ? addDays(cached.from, -1) : today),
      session.readDeletedSince(Date.parse(from) - DAY_MS),
    ]);
    return {
      ...{ from, today, asOf, deletedAt },
      sums: [...read.sums, ...(cached?.sums ?? [])],
      dropped: [...read.dropped, ...(cached?.dropped ?? [])],
    };
  }

  /** Reads the origins of all applications in one request, starting at the oldest unknown one. */
  async function learnOrigins(applications: readonly Application[]): Promise<void> {
    const unknown = applications.flatMap(({ id }) => (origins.has(id) ? [] : [id]));
    const [oldest] = unknown.toSorted();
    if (oldest === undefined) return;
    const found = await session.readSources(oldest);
    for (const id of unknown) origins.set(id, found.get(id) ?? UNKNOWN);
  }

  /** Applications and approvals by day and origin. */
  function countApplications(applications: readonly Application[]): readonly VisitSum[] {
    const sums = new Map<string, VisitSum>();
    for (const { id, createdAt, status } of applications) {
      const origin = origins.get(id) ?? UNKNOWN;
      const day = dayOf(createdAt);
      for (const event of ['application', 'approval'] as const) {
        if (event === 'approval' && status !== 'approved') continue;
        const key = `${day} ${event} ${origin.campaign} ${origin.language}`;
        sums.set(key, { ...origin, day, event, device: null, n: 1 + (sums.get(key)?.n ?? 0) });
      }
    }
    return [...sums.values()];
  }

  async function show(): Promise<void> {
    latestRead += 1;
    const mine = latestRead;
    const { span } = $choice.get();
    const { day: today } = localDay(now(), timeZone);
    const first = firstDayNeeded(today, span);
    try {
      const next = await sumsFrom(first, today);
      if (mine !== latestRead) return;
      loaded = next;
      const received = receivedSince(first);
      await learnOrigins(received);
      if (mine !== latestRead) return;
      const sums = countApplications(received);
      lastSums = JSON.stringify(sums);
      const table = buildVisitTable([...next.sums, ...sums], today, span);
      const dropped = next.dropped.filter(({ day }) => day >= first).reduce((all, { n }) => all + n, 0);
      const deleted = next.deletedAt.map(dayOf).filter((day) => day >= first);
      $state.set({ status: 'ready', span, table, dropped, deleted, asOf: next.asOf });
    } catch (error) {
      if (mine !== latestRead) return;
      if (error instanceof AccessEndedError) onEnded();
      else $state.set({ status: 'failed' });
    }
  }

  const load = (): void => {
    $state.set({ status: 'loading' });
    void show();
  };

  /** Most changes of applications change no count. */
  const follow = (): void => {
    const state = $state.get();
    if (state.status !== 'ready') return;
    const first = firstDayNeeded(localDay(now(), timeZone).day, state.span);
    const received = receivedSince(first);
    const isKnown = received.every(({ id }) => origins.has(id));
    if (!isKnown || JSON.stringify(countApplications(received)) !== lastSums) void show();
  };

  return {
    $choice,
    $state,
    choose(change) {
      const before = $choice.get();
      $choice.set(dropUnknownCampaign({ ...before, ...change }));
      if ($choice.get().span !== before.span) load();
    },
    refresh() {
      loaded = null;
      load();
    },
    watch() {
      if ($state.get().status === 'loading') load();
      else follow();
      return $applications.listen(follow);
    },
  };
}
