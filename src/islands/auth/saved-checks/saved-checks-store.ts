import { atom, type ReadableAtom } from 'nanostores';
import type { SavedCheck } from '../../../domain/accounts/saved-check.ts';
import type { SavedChecks, SavedChecksFault } from '../../../services/accounts/saved-checks.ts';
import type { SharedReport } from '../../../share/shared-report.ts';

/** The current action on a check. */
export type Doing =
  | { readonly at: 'reading' }
  | { readonly at: 'asking'; readonly slot: string }
  | { readonly at: 'removing'; readonly slot: string }
  | { readonly at: 'removed' }
  | { readonly at: 'not-removed'; readonly fault: SavedChecksFault };

export type SavedChecksState =
  | { readonly at: 'loading' }
  | { readonly at: 'failed'; readonly fault: SavedChecksFault }
  /** `checks`: newest first; `monthly`: the website checked monthly. */
  | {
      readonly at: 'ready';
      readonly checks: readonly SavedCheck[];
      readonly monthly: string | null;
      readonly doing: Doing;
    };

/** One side of a comparison. */
export interface Compared {
  readonly check: SavedCheck;
  readonly report: SharedReport;
}

export type Comparison =
  | { readonly at: 'none' }
  /** Slots in order of selection, at most two. */
  | { readonly at: 'chosen'; readonly slots: readonly string[] }
  | { readonly at: 'unreadable'; readonly slots: readonly string[] }
  | {
      readonly at: 'shown';
      readonly slots: readonly string[];
      readonly older: Compared;
      readonly newer: Compared;
    };

export interface SavedChecksStore {
  readonly $state: ReadableAtom<SavedChecksState>;
  readonly $comparison: ReadableAtom<Comparison>;
  load(): Promise<void>;
  /** Reloads changes from other tabs. Fails silently. */
  refresh(): Promise<void>;
  /** Asks for confirmation before deleting. */
  ask(slot: string): void;
  keep(): void;
  remove(): Promise<void>;
  /** Toggles a check for comparison. Two start the comparison; a third replaces the first. */
  choose(slot: string): Promise<void>;
  closeComparison(): void;
  /** Updates the state of the monthly check. */
  setMonthly(website: string | null): void;
}

export interface SavedChecksSources {
  readonly savedChecks: Pick<SavedChecks, 'list' | 'remove' | 'monthlyWebsite'>;
  /** Parses a saved report; null if it is invalid. Rejects if the parser fails to load. */
  readonly read: (report: string) => Promise<SharedReport | null>;
}

const CLOSED: Comparison = { at: 'none' };

/** The saved checks of the signed-in user. */
export function createSavedChecksStore({ savedChecks, read }: SavedChecksSources): SavedChecksStore {
  const $state = atom<SavedChecksState>({ at: 'loading' });
  const $comparison = atom<Comparison>(CLOSED);

  const change = (next: Partial<Extract<SavedChecksState, { at: 'ready' }>>): void => {
    const state = $state.get();
    if (state.at === 'ready') $state.set({ ...state, ...next });
  };
  const slots = (): readonly string[] => {
    const comparison = $comparison.get();
    return comparison.at === 'none' ? [] : comparison.slots;
  };

  const compare = async (chosen: readonly string[]): Promise<void> => {
    const state = $state.get();
    if (state.at !== 'ready') return;
    // In the list's order: newest first.
    const [newer, older] = state.checks.filter(({ slot }) => chosen.includes(slot));
    if (!newer || !older) return;
    const reports = await Promise.all([newer, older].map(({ report }) => read(report).catch(() => null)));
    if (slots() !== chosen) return;
    const [newerReport, olderReport] = reports;
    $comparison.set(
      newerReport && olderReport
        ? {
            at: 'shown',
            slots: chosen,
            older: { check: older, report: olderReport },
            newer: { check: newer, report: newerReport },
          }
        : { at: 'unreadable', slots: chosen },
    );
  };

  const unchoose = (slot: string): void => {
    const left = slots().filter((other) => other !== slot);
    $comparison.set(left.length === 0 ? CLOSED : { at: 'chosen', slots: left });
  };

  const ask = () => Promise.all([savedChecks.list(), savedChecks.monthlyWebsite()]);
  /** The state, or null while an action is in progress. */
  const idleState = (): SavedChecksState | null => {
    const state = $state.get();
    return state.at === 'ready' && (state.doing.at === 'reading' || state.doing.at === 'removed')
      ? state
      : null;
  };

  return {
    $state,
    $comparison,
    async load() {
      $state.set({ at: 'loading' });
      const [listed, monthly] = await ask();
      if (!listed.ok) $state.set({ at: 'failed', fault: listed.fault });
      else if (!monthly.ok) $state.set({ at: 'failed', fault: monthly.fault });
      else $state.set({ at: 'ready', checks: listed.data, monthly: monthly.data, doing: { at: 'reading' } });
    },
    async refresh() {
      const before = idleState();
      if (!before) return;
      const [listed, monthly] = await ask();
      // Discard the result if the user changed something in the meantime.
      if (!listed.ok || !monthly.ok || idleState() !== before) return;
      change({ checks: listed.data, monthly: monthly.data });
      for (const slot of slots()) if (!listed.data.some((check) => check.slot === slot)) unchoose(slot);
    },
    ask: (slot) => change({ doing: { at: 'asking', slot } }),
    keep: () => change({ doing: { at: 'reading' } }),
    async remove() {
      const state = $state.get();
      if (state.at !== 'ready' || state.doing.at !== 'asking') return;
      const { slot } = state.doing;
      change({ doing: { at: 'removing', slot } });
      const removed = await savedChecks.remove(slot);
      if (!removed.ok) {
        change({ doing: { at: 'not-removed', fault: removed.fault } });
        return;
      }
      if (slots().includes(slot)) unchoose(slot);
      change({ checks: state.checks.filter((check) => check.slot !== slot), doing: { at: 'removed' } });
    },
    async choose(slot) {
      if (slots().includes(slot)) {
        unchoose(slot);
        return;
      }
      const chosen = [...slots(), slot].slice(-2);
      $comparison.set({ at: 'chosen', slots: chosen });
      if (chosen.length === 2) await compare(chosen);
    },
    closeComparison: () => $comparison.set(CLOSED),
    setMonthly: (monthly) => change({ monthly }),
  };
}
