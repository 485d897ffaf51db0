import { atom, type ReadableAtom } from 'nanostores';
import { type ApplicationDraft, type DraftFault, EMPTY_DRAFT } from '../../domain/application.ts';
import { faultOf } from '../../domain/application-schema.ts';
import type { Backend } from '../../services/backend.ts';
import type { DraftShelf } from './draft-shelf.ts';

export type PartnershipState =
  | { readonly at: 'idle' }
  | { readonly at: 'invalid'; readonly fault: DraftFault }
  | { readonly at: 'submitting' }
  | { readonly at: 'success' }
  /** `message` is the backend's; empty when it could not be reached. */
  | { readonly at: 'error'; readonly message: string };

export interface PartnershipStore {
  readonly $draft: ReadableAtom<ApplicationDraft>;
  readonly $state: ReadableAtom<PartnershipState>;
  /** Takes up what was typed before this page was loaded again. */
  restore(): void;
  /** While an application is on its way, the form stays as it was sent. */
  edit(change: Partial<ApplicationDraft>): void;
  submit(): Promise<void>;
}

export interface PartnershipSources {
  readonly backend: Pick<Backend, 'submitApplication'>;
  readonly shelf: DraftShelf;
}

/** The partnership form: what is typed, and how far it has come. Nothing typed is lost before it has arrived. */
export function createPartnershipStore({ backend, shelf }: PartnershipSources): PartnershipStore {
  const $draft = atom(EMPTY_DRAFT);
  const $state = atom<PartnershipState>({ at: 'idle' });
  return {
    $draft,
    $state,
    restore() {
      const draft = shelf.take();
      if (draft) $draft.set(draft);
    },
    edit(change) {
      if ($state.get().at === 'submitting') return;
      $draft.set({ ...$draft.get(), ...change });
      $state.set({ at: 'idle' });
      shelf.put($draft.get());
    },
    async submit() {
      if ($state.get().at === 'submitting') return;
      const draft = $draft.get();
      const fault = faultOf(draft);
      if (fault) {
        $state.set({ at: 'invalid', fault });
        return;
      }
      $state.set({ at: 'submitting' });
      const { error } = await backend.submitApplication(draft);
      if (error !== null) {
        $state.set({ at: 'error', message: error });
        return;
      }
      $draft.set(EMPTY_DRAFT);
      shelf.clear();
      $state.set({ at: 'success' });
    },
  };
}
