import { atom } from 'nanostores';
import type { SavedCheck } from '../../../domain/accounts/saved-check.ts';
import type { SavedChecks, SavedChecksError } from '../../../services/backend.ts';
import type { SharedReport } from '../../../share/shared-report.ts';
import { createSubmission, type Submission } from '../../../stores/submission.ts';

export type Removal = Submission<string, SavedChecksError, null>;

export type SavedChecksState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: SavedChecksError }
  /** `checks`: newest first; `monthly`: the website checked monthly. */
  | { readonly status: 'ready'; readonly checks: readonly SavedCheck[]; readonly monthly: string | null };

export interface ComparedCheck {
  readonly check: SavedCheck;
  readonly report: SharedReport;
}

export type Comparison =
  | { readonly status: 'none' }
  /** Slots in order of selection, at most two. */
  | { readonly status: 'chosen'; readonly slots: readonly string[] }
  | { readonly status: 'unreadable'; readonly slots: readonly string[] }
  | {
      readonly status: 'shown';
      readonly slots: readonly string[];
      readonly older: ComparedCheck;
      readonly newer: ComparedCheck;
    };

export type SavedChecksStore = ReturnType<typeof createSavedChecksStore>;

export interface SavedChecksDeps {
  readonly savedChecks: Pick<SavedChecks, 'list' | 'remove' | 'getMonthlyWebsite'>;
  /** Parses a saved report; null if it is invalid. Rejects if the parser fails to load. */
  readonly read: (report: string) => Promise<SharedReport | null>;
}

const NO_COMPARISON: Comparison = { status: 'none' };

/** The saved checks of the signed-in user. */
export function createSavedChecksStore({ savedChecks, read }: SavedChecksDeps) {
  const $state = atom<SavedChecksState>({ status: 'loading' });
  const $comparison = atom<Comparison>(NO_COMPARISON);
  const removal = createSubmission<string, SavedChecksError, null>('unreachable');

  const updateState = (next: Partial<Extract<SavedChecksState, { status: 'ready' }>>): void => {
    const state = $state.get();
    if (state.status === 'ready') $state.set({ ...state, ...next });
  };
  const getSlots = (): readonly string[] => {
    const comparison = $comparison.get();
    return comparison.status === 'none' ? [] : comparison.slots;
  };

  const compare = async (chosen: readonly string[]): Promise<void> => {
    const state = $state.get();
    if (state.status !== 'ready') return;
    // In the list's order: newest first.
    const [newer, older] = state.checks.filter(({ slot }) => chosen.includes(slot));
    if (!newer || !older) return;
    const reports = await Promise.all([newer, older].map(({ report }) => read(report).catch(() => null)));
    if (getSlots() !== chosen) return;
    const [newerReport, olderReport] = reports;
    $comparison.set(
      newerReport && olderReport
        ? {
            status: 'shown',
            slots: chosen,
            older: { check: older, report: olderReport },
            newer: { check: newer, report: newerReport },
          }
        : { status: 'unreadable', slots: chosen },
    );
  };

  const deselect = (slot: string): void => {
    const remaining = getSlots().filter((other) => other !== slot);
    $comparison.set(remaining.length === 0 ? NO_COMPARISON : { status: 'chosen', slots: remaining });
  };

  const fetchAll = () => Promise.all([savedChecks.list(), savedChecks.getMonthlyWebsite()]);
  /** The state, or null while a removal is in progress. */
  const getIdleState = (): SavedChecksState | null => {
    const isIdle = ['idle', 'done'].includes(removal.$state.get().status);
    return isIdle && $state.get().status === 'ready' ? $state.get() : null;
  };

  return {
    $state,
    $removal: removal.$state,
    $comparison,
    async load() {
      $state.set({ status: 'loading' });
      const [listed, monthly] = await fetchAll();
      if (!listed.ok) $state.set({ status: 'failed', error: listed.error });
      else if (!monthly.ok) $state.set({ status: 'failed', error: monthly.error });
      else $state.set({ status: 'ready', checks: listed.data, monthly: monthly.data });
    },
    /** Reloads changes from other tabs. Fails silently. */
    async refresh() {
      const before = getIdleState();
      if (!before) return;
      const [listed, monthly] = await fetchAll();
      // Discard the result if the user changed something in the meantime.
      if (!listed.ok || !monthly.ok || getIdleState() !== before) return;
      updateState({ checks: listed.data, monthly: monthly.data });
      for (const slot of getSlots()) if (!listed.data.some((check) => check.slot === slot)) deselect(slot);
    },
    /** Asks for confirmation before deleting. */
    requestRemoval: removal.requestConfirmation,
    cancelRemoval: removal.clear,
    async remove() {
      const pending = removal.$state.get();
      if (pending.status !== 'confirming') return;
      const slot = pending.action;
      await removal.submit(slot, async () => {
        const removed = await savedChecks.remove(slot);
        if (!removed.ok) return removed;
        if (getSlots().includes(slot)) deselect(slot);
        const state = $state.get();
        if (state.status === 'ready')
          updateState({ checks: state.checks.filter((check) => check.slot !== slot) });
        return removed;
      });
    },
    /** Toggles a check for comparison. Two start the comparison; a third replaces the first. */
    async toggleSelection(slot: string) {
      if (getSlots().includes(slot)) {
        deselect(slot);
        return;
      }
      const chosen = [...getSlots(), slot].slice(-2);
      $comparison.set({ status: 'chosen', slots: chosen });
      if (chosen.length === 2) await compare(chosen);
    },
    closeComparison: () => $comparison.set(NO_COMPARISON),
    setMonthlyWebsite: (monthly: string | null) => updateState({ monthly }),
  };
}
