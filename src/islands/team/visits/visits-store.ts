import { atom, type ReadableAtom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';
import { localDay } from '../../../domain/values/local-day.ts';
import { DIRECT } from '../../../domain/visits/visit-events.ts';
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
      /** Days of applications that were deleted since. */
      readonly deleted: readonly string[];
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
  readonly session: Pick<TeamSession, 'visitSums' | 'origins' | 'deletedSince'>;
  /** All applications as the inbox knows them. */
  readonly $applications: ReadableAtom<readonly Application[]>;
  readonly now: () => number;
  /** Where a day begins and ends. */
  readonly timeZone: string;
  /** That can be chosen. */
  readonly campaigns: readonly string[];
  readonly choice: Choice;
  /** Called when read access has ended. */
  readonly onEnded: () => void;
}

interface Loaded extends CountedVisits {
  readonly from: string;
  readonly today: string;
  readonly asOf: number;
  /** When applications came in that were deleted since. */
  readonly deletedAt: readonly number[];
}

/** Of applications from before it was kept. */
const UNKNOWN: Origin = { campaign: DIRECT, language: null };

const DAY_MS = 86_400_000;

/**
 * What was counted, and what became of the applications of the same days. Days are read once, the older ones when a longer
 * span asks for them. Applications and approvals are those of the inbox; only where these came from is asked for.
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
  let shownThen = '';

  /** Days of applications: working them out takes longer than all else. */
  const days = new Map<number, string>();
  const dayOf = (time: number): string => {
    const known = days.get(time) ?? localDay(time, timeZone).day;
    days.set(time, known);
    return known;
  };

  const receivedSince = (from: string): readonly Application[] => {
    // A day earlier, whatever the time zone.
    const since = Date.parse(from) - DAY_MS;
    return $applications.get().filter(({ createdAt }) => createdAt >= since);
  };

  async function sumsFrom(from: string, today: string): Promise<Loaded> {
    const there = loaded?.today === today ? loaded : null;
    if (there && there.from <= from) return there;
    const asOf = there?.asOf ?? now();
    const [read, deletedAt] = await Promise.all([
      session.visitSums(from, there ? addDays(there.from, -1) : today),
      session.deletedSince(Date.parse(from) - DAY_MS),
    ]);
    return {
      ...{ from, today, asOf, deletedAt },
      sums: [...read.sums, ...(there?.sums ?? [])],
      dropped: [...read.dropped, ...(there?.dropped ?? [])],
    };
  }

  /** Where applications came from is read for all of them at once, from the oldest on that is not known yet. */
  async function learnOrigins(applications: readonly Application[]): Promise<void> {
    const unknown = applications.flatMap(({ id }) => (origins.has(id) ? [] : [id]));
    const oldest = unknown.reduce<string | null>(
      (least, id) => (least === null || id < least ? id : least),
      null,
    );
    if (oldest === null) return;
    const found = await session.origins(oldest);
    for (const id of unknown) origins.set(id, found.get(id) ?? UNKNOWN);
  }

  /** Applications and approvals by day and origin, as the inbox has them. */
  function counted(applications: readonly Application[]): readonly VisitSum[] {
    const sums = new Map<string, VisitSum>();
    for (const { id, createdAt, status } of applications) {
      const origin = origins.get(id) ?? UNKNOWN;
      const day = dayOf(createdAt);
      for (const event of status === 'approved'
        ? (['application', 'approval'] as const)
        : (['application'] as const)) {
        const key = `${day} ${event} ${origin.campaign} ${origin.language}`;
        sums.set(key, { ...origin, day, event, device: null, n: 1 + (sums.get(key)?.n ?? 0) });
      }
    }
    return [...sums.values()];
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
      const received = receivedSince(first);
      await learnOrigins(received);
      if (mine !== turn) return;
      const sums = counted(received);
      shownThen = JSON.stringify(sums);
      const table = visitTable([...next.sums, ...sums], today, span);
      const dropped = next.dropped.filter(({ day }) => day >= first).reduce((all, { n }) => all + n, 0);
      const deleted = next.deletedAt.map(dayOf).filter((day) => day >= first);
      $state.set({ at: 'ready', span, table, dropped, deleted, asOf: next.asOf });
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
    const received = receivedSince(first);
    const isKnown = received.every(({ id }) => origins.has(id));
    if (!isKnown || JSON.stringify(counted(received)) !== shownThen) void show();
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
