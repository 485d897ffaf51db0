import { atom, type ReadableAtom } from 'nanostores';
import type { OwnApplication } from '../../contract/applications/own-application.ts';
import type { CallError } from '../../contract/callable.ts';
import type { Correction, DraftFault } from '../../domain/applications/application.ts';
import { correctionFaultOf } from '../../domain/applications/application-schema.ts';
import type { Locale } from '../../domain/site/locale.ts';
import type { Backend } from '../../services/backend.ts';
import type { TabShelf } from '../../stores/tab-shelf.ts';
import { type CorrectionDraft, idIn } from './correction-draft.ts';

/** The current action on an open application. `message`: the server's, or empty. */
export type Doing =
  | { readonly at: 'reading' }
  | { readonly at: 'invalid'; readonly fault: DraftFault }
  | { readonly at: 'saving' }
  | { readonly at: 'saved' }
  | { readonly at: 'not-saved'; readonly message: string }
  | { readonly at: 'asking' }
  | { readonly at: 'withdrawing' }
  | { readonly at: 'not-withdrawn'; readonly message: string };

export type ApplicationState =
  | { readonly at: 'opening' }
  /** No application can be opened, or not anymore. */
  | { readonly at: 'closed'; readonly why: 'no-link' | 'invalid' | 'gone' | 'withdrawn' }
  | { readonly at: 'failed'; readonly message: string }
  | { readonly at: 'open'; readonly stored: OwnApplication; readonly doing: Doing };

export interface ApplicationStore {
  readonly $state: ReadableAtom<ApplicationState>;
  readonly $draft: ReadableAtom<Correction>;
  /** @param token the URL's fragment; empty if there is none */
  open(token: string): Promise<void>;
  edit(change: Partial<Correction>): void;
  save(): Promise<void>;
  /** Asks for confirmation before withdrawing. */
  ask(): void;
  keep(): void;
  withdraw(): Promise<void>;
}

export interface ApplicationSources {
  readonly backend: Pick<Backend, 'openOwnApplication' | 'correctOwnApplication' | 'withdrawOwnApplication'>;
  readonly shelf: TabShelf<CorrectionDraft>;
  readonly language: Locale;
}

const EMPTY: Correction = { name: '', websiteLink: '', message: '' };

const correctionOf = ({ name, websiteLink, message }: OwnApplication): Correction => ({
  name,
  websiteLink,
  message,
});

/** Why an application is permanently unavailable; null for a temporary error. */
const closedBy = ({ code }: CallError): 'invalid' | 'gone' | null => {
  if (code === 'not-found') return 'gone';
  return code === 'permission-denied' ? 'invalid' : null;
};

/** An application behind its own link. Opening writes nothing; unsaved input is never lost. */
export function createApplicationStore({ backend, shelf, language }: ApplicationSources): ApplicationStore {
  const $state = atom<ApplicationState>({ at: 'opening' });
  const $draft = atom<Correction>(EMPTY);
  let token = '';

  const isBusy = (): boolean => {
    const state = $state.get();
    return state.at !== 'open' || state.doing.at === 'saving' || state.doing.at === 'withdrawing';
  };
  const show = (doing: Doing, stored?: OwnApplication): void => {
    const state = $state.get();
    if (state.at === 'open') $state.set({ at: 'open', stored: stored ?? state.stored, doing });
  };
  const fail = (error: CallError, doing: Doing): void => {
    const why = closedBy(error);
    if (why) $state.set({ at: 'closed', why });
    else show(doing);
  };

  return {
    $state,
    $draft,
    async open(given) {
      token = given;
      if (token === '') {
        $state.set({ at: 'closed', why: 'no-link' });
        return;
      }
      $state.set({ at: 'opening' });
      const outcome = await backend.openOwnApplication({ token, language });
      // Another link was opened in the meantime.
      if (token !== given) return;
      if (outcome.ok) {
        const kept = shelf.take();
        $draft.set(kept?.of === idIn(token) ? kept.correction : correctionOf(outcome.data));
        $state.set({ at: 'open', stored: outcome.data, doing: { at: 'reading' } });
        return;
      }
      const why = closedBy(outcome.error);
      $state.set(why ? { at: 'closed', why } : { at: 'failed', message: outcome.error.message });
    },
    edit(change) {
      if (isBusy()) return;
      $draft.set({ ...$draft.get(), ...change });
      shelf.put({ of: idIn(token), correction: $draft.get() });
      show({ at: 'reading' });
    },
    async save() {
      if (isBusy()) return;
      const fault = correctionFaultOf($draft.get());
      if (fault) {
        show({ at: 'invalid', fault });
        return;
      }
      show({ at: 'saving' });
      const outcome = await backend.correctOwnApplication({ token, language, ...$draft.get() });
      if (!outcome.ok) {
        fail(outcome.error, { at: 'not-saved', message: outcome.error.message });
        return;
      }
      shelf.clear();
      $draft.set(correctionOf(outcome.data));
      show({ at: 'saved' }, outcome.data);
    },
    ask() {
      if (!isBusy()) show({ at: 'asking' });
    },
    keep() {
      if (!isBusy()) show({ at: 'reading' });
    },
    async withdraw() {
      if (isBusy()) return;
      show({ at: 'withdrawing' });
      const outcome = await backend.withdrawOwnApplication({ token, language });
      if (!outcome.ok) {
        fail(outcome.error, { at: 'not-withdrawn', message: outcome.error.message });
        return;
      }
      shelf.clear();
      $draft.set(EMPTY);
      $state.set({ at: 'closed', why: 'withdrawn' });
    },
  };
}
