import type { Outcome } from '../../../contract/callable.ts';
import { freeSlot, type NewSavedCheck, type SavedCheck } from '../../../domain/accounts/saved-check.ts';
import { hostOf } from '../../../domain/website/host.ts';
import type { SavedChecks, SavedChecksError } from '../../../services/backend.ts';
import { SHARE_PREFIX } from '../../../share/fragments.ts';
import { encodeReport } from '../../../share/share-link.ts';
import type { SharedReport } from '../../../share/shared-report.ts';
import { createSubmission } from '../../../stores/submission.ts';

export type SaveError =
  | SavedChecksError
  /** The account is full. */
  | { readonly oldest: SavedCheck };

/** `wasSaved`: the result had already been saved. */
type Saved = { readonly wasSaved: boolean };

/** Another tab may take the free slot first. */
const MAX_ATTEMPTS = 3;

const toSavedCheck = async (report: SharedReport): Promise<NewSavedCheck> => {
  const { analysis } = report;
  return {
    host: analysis ? hostOf(analysis.url.final) : '',
    ...(typeof analysis?.score === 'number' && { score: analysis.score }),
    report: (await encodeReport(report)).slice(SHARE_PREFIX.length),
  };
};

/** Saves a result to the signed-in visitor's account, once. */
export function createSaveStore(savedChecks: Pick<SavedChecks, 'list' | 'save' | 'remove'>) {
  const submission = createSubmission<'save', SaveError, Saved>('unreachable');

  const save = async (report: SharedReport): Promise<Outcome<Saved, SaveError>> => {
    const check = await toSavedCheck(report);
    for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
      const listed = await savedChecks.list();
      if (!listed.ok) return listed;
      if (listed.data.some((saved) => saved.report === check.report))
        return { ok: true, data: { wasSaved: true } };
      const slot = freeSlot(listed.data);
      const oldest = listed.data.at(-1);
      if (slot === null && oldest) return { ok: false, error: { oldest } };
      const saved = await savedChecks.save(slot ?? '', check);
      if (saved.ok) return { ok: true, data: { wasSaved: false } };
      if (saved.error === 'unreachable') return saved;
    }
    return { ok: false, error: 'refused' };
  };

  return {
    $save: submission.$state,
    async save(report: SharedReport): Promise<void> {
      await submission.submit('save', () => save(report));
    },
    /** Deletes the oldest check of a full account, then saves this one. */
    async makeRoom(report: SharedReport): Promise<void> {
      const state = submission.$state.get();
      if (state.status !== 'rejected' || typeof state.error === 'string') return;
      const { slot } = state.error.oldest;
      await submission.submit('save', async () => {
        const removed = await savedChecks.remove(slot);
        return removed.ok ? save(report) : removed;
      });
    },
    cancel(): void {
      submission.clear();
    },
  };
}
