import { atom, type ReadableAtom } from 'nanostores';
import type { ErrorCode } from '../../contract/callable.ts';
import type { Backend } from '../../services/backend.ts';
import type { TeamSession } from '../../services/team/team-session.ts';
import { createReviewStore, type ReviewSources, type ReviewStore } from './store/review-store.ts';

/** Why the gate did not open, or why it closed. */
export type GateFault = 'wrong' | 'too-many' | 'unreachable' | 'code-changed' | 'removed' | 'signed-out';

export type Gate =
  | { readonly at: 'locked'; readonly fault: GateFault | null }
  | { readonly at: 'checking' }
  | { readonly at: 'open'; readonly review: ReviewStore };

export interface DashboardStore {
  readonly $gate: ReadableAtom<Gate>;
  readonly $code: ReadableAtom<string>;
  typeCode(code: string): void;
  unlock(): Promise<void>;
  /**
   * Opens if the signed-in account belongs to the team, and locks once it signs out. A session of the shared code stays
   * open. @param uid null: nobody is signed in
   */
  followAccount(uid: string | null): Promise<void>;
  leave(): void;
}

export interface DashboardSources
  extends Omit<ReviewSources, 'session' | 'onEnded' | 'place' | '$draftTexts'> {
  readonly backend: Pick<Backend, 'unlockTeam' | 'memberSession'>;
  readonly draftTextsOf: (owner: string) => ReviewSources['$draftTexts'];
  /** Called when the gate opens. */
  readonly place: () => ReviewSources['place'];
}

const FAULT_OF: ReadonlyMap<ErrorCode, GateFault> = new Map([
  ['permission-denied', 'wrong'],
  ['invalid-argument', 'wrong'],
  ['resource-exhausted', 'too-many'],
]);

/** The gate, and the review once it is open. */
export function createDashboardStore({
  backend,
  place,
  draftTextsOf,
  ...sources
}: DashboardSources): DashboardStore {
  const $gate = atom<Gate>({ at: 'locked', fault: null });
  const $code = atom('');
  /** Uid of the signed-in account. */
  let account: string | null = null;
  let isOpenForAccount = false;

  const lock = (fault: GateFault | null): void => {
    const gate = $gate.get();
    if (gate.at !== 'open') return;
    gate.review.close();
    $gate.set({ at: 'locked', fault });
  };

  const open = (session: TeamSession, isForAccount: boolean): void => {
    $code.set('');
    isOpenForAccount = isForAccount;
    const review = createReviewStore({
      ...sources,
      session,
      place: place(),
      $draftTexts: draftTextsOf(session.who.uid ?? session.who.name),
      onEnded: () => lock(isForAccount ? 'removed' : 'code-changed'),
    });
    $gate.set({ at: 'open', review });
  };

  return {
    $gate,
    $code,

    typeCode(code) {
      const gate = $gate.get();
      if (gate.at !== 'locked') return;
      $code.set(code);
      if (gate.fault) $gate.set({ at: 'locked', fault: null });
    },

    async unlock() {
      if ($gate.get().at !== 'locked' || $code.get() === '') return;
      $gate.set({ at: 'checking' });
      const answer = await backend.unlockTeam($code.get());
      if (answer.ok) {
        open(answer.session, false);
        return;
      }
      const fault = FAULT_OF.get(answer.error.code) ?? 'unreachable';
      if (fault === 'wrong') $code.set('');
      $gate.set({ at: 'locked', fault });
    },

    async followAccount(uid) {
      // A renewed token is not a new account.
      if (uid === account) return;
      account = uid;
      if (isOpenForAccount) lock('signed-out');
      if (uid === null) return;
      const session = await backend.memberSession().catch(() => null);
      if (!session) return;
      if ($gate.get().at === 'locked' && account === uid) open(session, true);
      else await session.close();
    },

    leave: () => lock(null),
  };
}
