import { atom, type ReadableAtom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';
import { localDay } from '../../../domain/values/local-day.ts';
import { DIRECT } from '../../../domain/visits/visit-events.ts';
import { addDays, type Span } from '../../../domain/visits/visit-periods.ts';
import { buildVisitTable, firstDayNeeded, type VisitTable } from '../../../domain/visits/visit-table.ts';
import type { CountedVisits, VisitTotal } from '../../../domain/visits/visit-totals.ts';
import type { ApplicationSource } from '../../../services/firebase/team/reads.ts';
import type { TeamSession } from '../../../services/firebase/team/session.ts';
import { AccessEndedError } from '../../../services/team/access-ended-error.ts';

export type VisitsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready';
      readonly span: Span;
      readonly table: VisitTable;
      /** Number of events that were not counted in these days. */
      readonly dropped: number;
      /** Submission days of applications that have since been deleted. */
      readonly deleted: readonly string[];
      /** When the counts were read, in milliseconds since 1970. */
      readonly asOf: number;
    };

export interface VisitsStore {
  readonly $span: ReadableAtom<Span>;
  readonly $state: ReadableAtom<VisitsState>;
  choose(span: Span): void;
  refresh(): void;
  /** Loads the visits and updates them when applications change. Returns the unsubscribe function. */
  watch(): () => void;
}

export interface VisitsDeps {
  readonly session: Pick<TeamSession, 'readVisitCounts' | 'readSources' | 'readDeletedSince'>;
  readonly $applications: ReadableAtom<readonly Application[]>;
  readonly now: () => number;
  /** Time zone of the days. */
  readonly timeZone: string;
  readonly span: Span;
  readonly onEnded: () => void;
}

interface LoadedVisits extends CountedVisits {
  readonly from: string;
  readonly today: string;
  readonly asOf: number;
  /** Submission times of applications that have since been deleted. */
  readonly deletedAt: readonly number[];
}

/** The source of applications submitted before sources were stored. */
const UNKNOWN_SOURCE: ApplicationSource = { campaign: DIRECT, language: null };

const DAY_MS = 86_400_000;

/**
 * Counted visits, with the applications and approvals of the same days. Reads each day once, older ones when a longer span
 * needs them. Applications and approvals come from the list; only their sources are read.
 */
export function createVisitsStore(deps: VisitsDeps): VisitsStore {
  const { session, $applications, now, timeZone, onEnded } = deps;
  const $span = atom(deps.span);
  const $state = atom<VisitsState>({ status: 'loading' });
  const sources = new Map<string, ApplicationSource>();
  let loaded: LoadedVisits | null = null;
  let latestRead = 0;
  let lastCounts = '';

  /** Days by time: formatting dates is the slowest part. */
  const days = new Map<number, string>();
  const getDay = (time: number): string => {
    const day = days.get(time) ?? localDay(time, timeZone).day;
    days.set(time, day);
    return day;
  };

  const getReceivedSince = (from: string): readonly Application[] => {
    // A day earlier covers every time zone.
    const since = Date.parse(from) - DAY_MS;
    return $applications.get().filter(({ createdAt }) => createdAt >= since);
  };

  async function loadCounts(from: string, today: string): Promise<LoadedVisits> {
    const cached = loaded?.today === today ? loaded : null;
    if (cached && cached.from <= from) return cached;
    const asOf = cached?.asOf ?? now();
    const [read, deletedAt] = await Promise.all([
      session.readVisitCounts(from, cached ? addDays(cached.from, -1) : today),
      session.readDeletedSince(Date.parse(from) - DAY_MS),
    ]);
    return {
      ...{ from, today, asOf, deletedAt },
      totals: [...read.totals, ...(cached?.totals ?? [])],
      dropped: [...read.dropped, ...(cached?.dropped ?? [])],
    };
  }

  /** Reads all sources in one request, starting at the oldest application without one. */
  async function loadSources(applications: readonly Application[]): Promise<void> {
    const unknown = applications.flatMap(({ id }) => (sources.has(id) ? [] : [id]));
    const [oldest] = unknown.toSorted();
    if (oldest === undefined) return;
    const found = await session.readSources(oldest);
    for (const id of unknown) sources.set(id, found.get(id) ?? UNKNOWN_SOURCE);
  }

  /** Counts applications and approvals by day and source. */
  function countApplications(applications: readonly Application[]): readonly VisitTotal[] {
    const counts = new Map<string, VisitTotal>();
    for (const { id, createdAt, status } of applications) {
      const { campaign, language } = sources.get(id) ?? UNKNOWN_SOURCE;
      const day = getDay(createdAt);
      for (const event of ['application', 'approval'] as const) {
        if (event === 'approval' && status !== 'approved') continue;
        const key = `${day} ${event} ${campaign} ${language}`;
        counts.set(key, { campaign, language, day, event, device: null, n: 1 + (counts.get(key)?.n ?? 0) });
      }
    }
    return [...counts.values()];
  }

  async function loadTable(): Promise<void> {
    latestRead += 1;
    const readId = latestRead;
    const span = $span.get();
    const { day: today } = localDay(now(), timeZone);
    const first = firstDayNeeded(today, span);
    try {
      const next = await loadCounts(first, today);
      if (readId !== latestRead) return;
      loaded = next;
      const received = getReceivedSince(first);
      await loadSources(received);
      if (readId !== latestRead) return;
      const counts = countApplications(received);
      lastCounts = JSON.stringify(counts);
      const table = buildVisitTable([...next.totals, ...counts], today, span);
      const dropped = next.dropped.filter(({ day }) => day >= first).reduce((all, { n }) => all + n, 0);
      const deleted = next.deletedAt.map(getDay).filter((day) => day >= first);
      $state.set({ status: 'ready', span, table, dropped, deleted, asOf: next.asOf });
    } catch (error) {
      if (readId !== latestRead) return;
      if (error instanceof AccessEndedError) onEnded();
      else $state.set({ status: 'failed' });
    }
  }

  const load = (): void => {
    $state.set({ status: 'loading' });
    void loadTable();
  };

  /** Most changes to applications don't affect the counts. */
  const refreshIfChanged = (): void => {
    const state = $state.get();
    if (state.status !== 'ready') return;
    const first = firstDayNeeded(localDay(now(), timeZone).day, state.span);
    const received = getReceivedSince(first);
    const isKnown = received.every(({ id }) => sources.has(id));
    if (!isKnown || JSON.stringify(countApplications(received)) !== lastCounts) void loadTable();
  };

  return {
    $span,
    $state,
    choose(span) {
      if (span === $span.get()) return;
      $span.set(span);
      load();
    },
    refresh() {
      loaded = null;
      load();
    },
    watch() {
      if ($state.get().status === 'loading') load();
      else refreshIfChanged();
      return $applications.listen(refreshIfChanged);
    },
  };
}
