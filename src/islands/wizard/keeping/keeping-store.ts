import type { ReadableAtom } from 'nanostores';
import type { Outcome } from '../../../contract/callable.ts';
import {
  freeSlot,
  MAX_SAVED_REPORT,
  type NewSavedCheck,
  type SavedCheck,
} from '../../../domain/accounts/saved-check.ts';
import { hostOf } from '../../../domain/website/host.ts';
import type { SavedChecks, SavedChecksFault } from '../../../services/accounts/saved-checks.ts';
import { SHARE_PREFIX } from '../../../share/fragments.ts';
import { fragmentOf } from '../../../share/share-link.ts';
import type { SharedReport } from '../../../share/shared-report.ts';
import { createSubmission, type Submission } from '../../../stores/submission.ts';

export type KeepingFault =
  | SavedChecksFault
  | 'too-long'
  /** The account is full. */
  | { readonly oldest: SavedCheck };

/** `before`: it had been kept before. */
type Kept = { readonly before: boolean };
export type Keeping = Submission<'keep', KeepingFault, Kept>;

export interface KeepingStore {
  readonly $keeping: ReadableAtom<Keeping>;
  keep(report: SharedReport): Promise<void>;
  /** Deletes the oldest check of a full account, and keeps this one. */
  makeRoom(report: SharedReport): Promise<void>;
  leave(): void;
}

/** Somebody else may take the place that was free a moment ago: another tab. */
const MAX_ATTEMPTS = 3;

const checkOf = async (report: SharedReport): Promise<NewSavedCheck> => {
  const { analysis } = report;
  return {
    host: analysis ? hostOf(analysis.url.final) : '',
    ...(typeof analysis?.score === 'number' && { score: analysis.score }),
    report: (await fragmentOf(report)).slice(SHARE_PREFIX.length),
  };
};

/** Keeps a result in the account of whoever is signed in, once. */
export function createKeepingStore(savedChecks: Pick<SavedChecks, 'list' | 'keep' | 'remove'>): KeepingStore {
  const submission = createSubmission<'keep', KeepingFault, Kept>('unreachable');

  const keep = async (report: SharedReport): Promise<Outcome<Kept, KeepingFault>> => {
    const check = await checkOf(report);
    if (check.report.length > MAX_SAVED_REPORT) return { ok: false, error: 'too-long' };
    for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
      const listed = await savedChecks.list();
      if (!listed.ok) return listed;
      if (listed.data.some((saved) => saved.report === check.report))
        return { ok: true, data: { before: true } };
      const slot = freeSlot(listed.data);
      const oldest = listed.data.at(-1);
      if (slot === null && oldest) return { ok: false, error: { oldest } };
      const saved = await savedChecks.keep(slot ?? '', check);
      if (saved.ok) return { ok: true, data: { before: false } };
      if (saved.error === 'unreachable') return saved;
    }
    return { ok: false, error: 'refused' };
  };

  return {
    $keeping: submission.$state,
    async keep(report) {
      await submission.submit('keep', () => keep(report));
    },
    async makeRoom(report) {
      const keeping = submission.$state.get();
      if (keeping.at !== 'refused' || typeof keeping.fault === 'string') return;
      const { slot } = keeping.fault.oldest;
      await submission.submit('keep', async () => {
        const removed = await savedChecks.remove(slot);
        return removed.ok ? keep(report) : removed;
      });
    },
    leave: () => submission.clear(),
  };
}
