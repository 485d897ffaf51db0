import { atom } from 'nanostores';
import type { ErrorCode } from '../../contract/callable.ts';
import type { Backend } from '../../services/backend.ts';
import type { TeamSession } from '../../services/firebase/team/session.ts';
import { createReviewStore, type ReviewDeps, type ReviewStore } from './store/review-store.ts';

/** Why the gate did not open, or why it closed. */
export type GateError = 'wrong' | 'too-many' | 'unreachable' | 'code-changed' | 'removed' | 'signed-out';

export type Gate =
  | { readonly status: 'locked'; readonly error: GateError | null }
  | { readonly status: 'checking' }
  | { readonly status: 'open'; readonly review: ReviewStore };

export interface DashboardDeps extends Omit<ReviewDeps, 'session' | 'onEnded' | 'urlState' | '$draftTexts'> {
  readonly backend: Pick<Backend, 'unlockTeam' | 'openMemberSession'>;
  readonly getDraftTexts: (owner: string) => ReviewDeps['$draftTexts'];
  /** Reads filters, sort order and the open application from the URL when the gate opens. */
  readonly readUrlState: () => ReviewDeps['urlState'];
}

const ERROR_BY_CODE: ReadonlyMap<ErrorCode, GateError> = new Map([
  ['permission-denied', 'wrong'],
  ['invalid-argument', 'wrong'],
  ['resource-exhausted', 'too-many'],
]);

export type DashboardStore = ReturnType<typeof createDashboardStore>;

/** The gate, and the review once it is open. */
export function createDashboardStore({ backend, readUrlState, getDraftTexts, ...deps }: DashboardDeps) {
  const $gate = atom<Gate>({ status: 'locked', error: null });
  const $code = atom('');
  /** Uid of the signed-in account. */
  let accountUid: string | null = null;
  let isOpenForAccount = false;

  const lock = (error: GateError | null): void => {
    const gate = $gate.get();
    if (gate.status !== 'open') return;
    gate.review.close();
    $gate.set({ status: 'locked', error });
  };

  const open = (session: TeamSession, isForAccount: boolean): void => {
    $code.set('');
    isOpenForAccount = isForAccount;
    const review = createReviewStore({
      ...deps,
      session,
      urlState: readUrlState(),
      $draftTexts: getDraftTexts(session.actor.uid ?? session.actor.name),
      onEnded: () => lock(isForAccount ? 'removed' : 'code-changed'),
    });
    $gate.set({ status: 'open', review });
  };

  return {
    $gate,
    $code,

    setCode(code: string): void {
      const gate = $gate.get();
      if (gate.status !== 'locked') return;
      $code.set(code);
      if (gate.error) $gate.set({ status: 'locked', error: null });
    },

    async unlock(): Promise<void> {
      if ($gate.get().status !== 'locked' || $code.get() === '') return;
      $gate.set({ status: 'checking' });
      const result = await backend.unlockTeam($code.get());
      if (result.ok) {
        open(result.session, false);
        return;
      }
      const error = ERROR_BY_CODE.get(result.error.code) ?? 'unreachable';
      if (error === 'wrong') $code.set('');
      $gate.set({ status: 'locked', error });
    },

    /**
     * Opens the gate if the signed-in account belongs to the team, and locks it on sign-out. A session opened with the
     * shared code stays open. @param uid null: nobody is signed in
     */
    async onAccountChange(uid: string | null): Promise<void> {
      // A renewed token is not a new account.
      if (uid === accountUid) return;
      accountUid = uid;
      if (isOpenForAccount) lock('signed-out');
      if (uid === null) return;
      const session = await backend.openMemberSession().catch(() => null);
      if (!session) return;
      if ($gate.get().status === 'locked' && accountUid === uid) open(session, true);
      else await session.close();
    },

    leave: () => lock(null),
  };
}
