import { atom, type ReadableAtom } from 'nanostores';
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

export type SaveState =
  | { readonly at: 'offered' }
  | { readonly at: 'working' }
  /** `before`: it was already saved. */
  | { readonly at: 'kept'; readonly before: boolean }
  | { readonly at: 'full'; readonly oldest: SavedCheck }
  | { readonly at: 'failed'; readonly fault: SavedChecksFault | 'too-long' };

export interface SaveStore {
  readonly $save: ReadableAtom<SaveState>;
  save(report: SharedReport): Promise<void>;
  /** Deletes the oldest check of a full account, then saves this one. */
  makeRoom(report: SharedReport): Promise<void>;
  leave(): void;
}

/** Another tab may take the free slot first. */
const MAX_ATTEMPTS = 3;

const checkOf = async (report: SharedReport): Promise<NewSavedCheck> => {
  const { analysis } = report;
  return {
    host: analysis ? hostOf(analysis.url.final) : '',
    ...(typeof analysis?.score === 'number' && { score: analysis.score }),
    report: (await fragmentOf(report)).slice(SHARE_PREFIX.length),
  };
};

/** Saves a result to the signed-in user's account, once. */
export function createSaveStore(savedChecks: Pick<SavedChecks, 'list' | 'save' | 'remove'>): SaveStore {
  const $save = atom<SaveState>({ at: 'offered' });

  const trySave = async (check: NewSavedCheck): Promise<SaveState> => {
    if (check.report.length > MAX_SAVED_REPORT) return { at: 'failed', fault: 'too-long' };
    for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
      const listed = await savedChecks.list();
      if (!listed.ok) return { at: 'failed', fault: listed.fault };
      if (listed.data.some(({ report }) => report === check.report)) return { at: 'kept', before: true };
      const slot = freeSlot(listed.data);
      const oldest = listed.data.at(-1);
      if (slot === null && oldest) return { at: 'full', oldest };
      const saved = await savedChecks.save(slot ?? '', check);
      if (saved.ok) return { at: 'kept', before: false };
      if (saved.fault === 'unreachable') return { at: 'failed', fault: 'unreachable' };
    }
    return { at: 'failed', fault: 'refused' };
  };

  const save = async (report: SharedReport): Promise<void> => {
    $save.set({ at: 'working' });
    $save.set(await trySave(await checkOf(report)));
  };

  return {
    $save,
    async save(report) {
      const { at } = $save.get();
      if (at === 'offered' || at === 'failed') await save(report);
    },
    async makeRoom(report) {
      const keeping = $save.get();
      if (keeping.at !== 'full') return;
      $save.set({ at: 'working' });
      const removed = await savedChecks.remove(keeping.oldest.slot);
      if (removed.ok) await save(report);
      else $save.set({ at: 'failed', fault: removed.fault });
    },
    leave() {
      if ($save.get().at === 'full') $save.set({ at: 'offered' });
    },
  };
}
