import { atom, type ReadableAtom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';
import { localDay } from '../../../domain/values/local-day.ts';
import { addDays, type Span } from '../../../domain/visits/visit-periods.ts';
import type { CountedVisits, VisitSum } from '../../../domain/visits/visit-sums.ts';
import { firstDayNeeded, type VisitTable, visitTable } from '../../../domain/visits/visit-table.ts';
import { AccessEnded, type Origin, type TeamSession } from '../../../services/team/team-session.ts';
import type { Choice } from './choice.ts';

export type VisitsState =
  | { readonly at: 'loading' }
  | { readonly at: 'failed' }
  | {
      readonly at: 'ready';
      readonly span: Span;
      readonly table: VisitTable;
      /** How many events of the same days were not counted. */
      readonly dropped: number;
      /** When the sums were read, in milliseconds since 1970. */
      readonly asOf: number;
    };

export interface VisitsStore {
  readonly $choice: ReadableAtom<Choice>;
  readonly $state: ReadableAtom<VisitsState>;
  choose(change: Partial<Choice>): void;
  /** Reads everything again. */
  refresh(): void;
  /** Follows the team's decisions until the returned function is called. */
  watch(): () => void;
}

export interface VisitsSources {
  readonly session: Pick<TeamSession, 'visitSums' | 'origins'>;
  /** All applications as the inbox knows them. */
  readonly $applications: ReadableAtom<readonly Application[]>;
  readonly now: () => number;
  /** Where a day begins and ends. */
  readonly timeZone: string;
  /** That can be chosen. */
  readonly campaigns: readonly string[];
  readonly choice: Choice;
  /** The right to read has ended. */
  readonly onEnded: () => void;
}

interface Loaded extends CountedVisits {
  readonly from: string;
  readonly today: string;
  readonly asOf: number;
}

const DAY_MS = 86_400_000;

/**
 * What was counted, and what became of the applications of the same days. Days are read once, the older ones when a longer
 * span asks for them. That an application was approved is known from the inbox; only where these came from is asked for.
 */
export function createVisitsStore(sources: VisitsSources): VisitsStore {
  const { session, $applications, now, timeZone, campaigns, onEnded } = sources;
  const known = (choice: Choice): Choice => ({
    ...choice,
    campaign: choice.campaign !== null && campaigns.includes(choice.campaign) ? choice.campaign : null,
  });
  const $choice = atom(known(sources.choice));
  const $state = atom<VisitsState>({ at: 'loading' });
  const origins = new Map<string, Origin>();
  let loaded: Loaded | null = null;
  let turn = 0;
  let approvedThen = '';

  const approvedSince = (from: string): readonly Application[] => {
    // A day earlier, whatever the time zone.
    const since = Date.parse(from) - DAY_MS;
    return $applications.get().filter(({ status, createdAt }) => status === 'approved' && createdAt >= since);
  };
  const idsOf = (applications: readonly Application[]): string => applications.map(({ id }) => id).join();

  async function sumsFrom(from: string, today: string): Promise<Loaded> {
    const there = loaded?.today === today ? loaded : null;
    if (there && there.from <= from) return there;
    const asOf = there?.asOf ?? now();
    const read = await session.visitSums(from, there ? addDays(there.from, -1) : today);
    return {
      ...{ from, today, asOf },
      sums: [...read.sums, ...(there?.sums ?? [])],
      dropped: [...read.dropped, ...(there?.dropped ?? [])],
    };
  }

  async function approvals(from: string): Promise<readonly VisitSum[]> {
    const approved = approvedSince(from);
    const unknown = approved.filter(({ id }) => !origins.has(id)).map(({ id }) => id);
    for (const [index, origin] of (await session.origins(unknown)).entries()) {
      const id = unknown[index];
      if (id !== undefined) origins.set(id, origin);
    }
    return approved.flatMap(({ id, createdAt }) => {
      const origin = origins.get(id);
      const { day } = localDay(createdAt, timeZone);
      return origin ? [{ ...origin, day, event: 'approval', device: null, n: 1 } as const] : [];
    });
  }

  async function show(): Promise<void> {
    turn += 1;
    const mine = turn;
    const { span } = $choice.get();
    const { day: today } = localDay(now(), timeZone);
    const first = firstDayNeeded(today, span);
    try {
      const next = await sumsFrom(first, today);
      if (mine !== turn) return;
      loaded = next;
      const ids = idsOf(approvedSince(first));
      const approved = await approvals(first);
      if (mine !== turn) return;
      approvedThen = ids;
      const table = visitTable([...next.sums, ...approved], today, span);
      const dropped = next.dropped.filter(({ day }) => day >= first).reduce((all, { n }) => all + n, 0);
      $state.set({ at: 'ready', span, table, dropped, asOf: next.asOf });
    } catch (error) {
      if (mine !== turn) return;
      if (error instanceof AccessEnded) onEnded();
      else $state.set({ at: 'failed' });
    }
  }

  const load = (): void => {
    $state.set({ at: 'loading' });
    void show();
  };

  /** The inbox tells of every change of an application: most of them change nothing here. */
  const follow = (): void => {
    const state = $state.get();
    if (state.at !== 'ready') return;
    const first = firstDayNeeded(localDay(now(), timeZone).day, state.span);
    if (idsOf(approvedSince(first)) !== approvedThen) void show();
  };

  return {
    $choice,
    $state,
    choose(change) {
      const before = $choice.get();
      $choice.set(known({ ...before, ...change }));
      if ($choice.get().span !== before.span) load();
    },
    refresh() {
      loaded = null;
      load();
    },
    watch() {
      if ($state.get().at === 'loading') load();
      else follow();
      return $applications.listen(follow);
    },
  };
}
