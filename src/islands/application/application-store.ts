import { atom } from 'nanostores';
import type { ApplicantView } from '../../contract/applications/own-application.ts';
import type { CallError, Outcome } from '../../contract/callable.ts';
import type { Correction, DraftError } from '../../domain/applications/application.ts';
import { findCorrectionError } from '../../domain/applications/application-schema.ts';
import type { Locale } from '../../domain/site/locale.ts';
import { parseWebAddress } from '../../domain/website/web-address.ts';
import type { Backend } from '../../services/backend.ts';
import { FAILURES, UNREACHABLE } from '../../stores/call-failures.ts';
import { createSubmission } from '../../stores/submission.ts';
import type { TabShelf } from '../../stores/tab-shelf.ts';
import { type CorrectionDraft, getApplicationId } from './correction-draft.ts';

export type ApplicationState =
  | { readonly status: 'opening' }
  /** No application can be opened, or the opened one is no longer available. */
  | { readonly status: 'closed'; readonly reason: 'no-link' | 'invalid' | 'gone' | 'withdrawn' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'open'; readonly stored: ApplicantView };

export type ApplicationStore = ReturnType<typeof createApplicationStore>;

export interface ApplicationDeps {
  readonly backend: Pick<Backend, 'openOwnApplication' | 'correctOwnApplication' | 'withdrawOwnApplication'>;
  readonly shelf: TabShelf<CorrectionDraft>;
  readonly language: Locale;
}

const EMPTY: Correction = { name: '', websiteLink: '', message: '' };

const toCorrection = ({ name, websiteLink, message }: ApplicantView): Correction => ({
  name,
  websiteLink,
  message,
});

/** Why an application is permanently unavailable; null for a temporary error. */
const getCloseReason = ({ code }: CallError): 'invalid' | 'gone' | null => {
  const { next } = FAILURES[code];
  if (next === 'leave') return 'gone';
  return next === 'replace' ? 'invalid' : null;
};

/** An application opened by its link. Opening it writes nothing; unsaved input is never lost. */
export function createApplicationStore({ backend, shelf, language }: ApplicationDeps) {
  const $state = atom<ApplicationState>({ status: 'opening' });
  const $draft = atom<Correction>(EMPTY);
  const submission = createSubmission<'save' | 'withdraw', DraftError | CallError>(UNREACHABLE);
  let token = '';

  const edit = (change: Partial<Correction>): void => {
    if (!submission.clear()) return;
    $draft.set({ ...$draft.get(), ...change });
    shelf.write({ of: getApplicationId(token), correction: $draft.get() });
  };

  /** Applies the outcome of an action, unless another link was opened in the meantime. */
  const run = async <Data>(
    action: 'save' | 'withdraw',
    call: () => Promise<Outcome<Data>>,
    apply: (data: Data) => void,
  ): Promise<void> => {
    const actionToken = token;
    await submission.submit(action, async () => {
      const outcome = await call();
      if (token !== actionToken) return outcome;
      if (outcome.ok) {
        shelf.clear();
        apply(outcome.data);
        return outcome;
      }
      const reason = getCloseReason(outcome.error);
      if (reason) $state.set({ status: 'closed', reason });
      return outcome;
    });
    if (token !== actionToken) submission.clear();
  };

  return {
    $state,
    $action: submission.$state,
    $draft,
    /** @param newToken the URL's fragment; empty if there is none */
    async open(newToken: string) {
      token = newToken;
      if (token === '') {
        $state.set({ status: 'closed', reason: 'no-link' });
        return;
      }
      submission.clear();
      $state.set({ status: 'opening' });
      const outcome = await backend.openOwnApplication({ token, language });
      // Another link was opened in the meantime.
      if (token !== newToken) return;
      if (outcome.ok) {
        const draft = shelf.read();
        $draft.set(draft?.of === getApplicationId(token) ? draft.correction : toCorrection(outcome.data));
        $state.set({ status: 'open', stored: outcome.data });
        return;
      }
      const reason = getCloseReason(outcome.error);
      $state.set(
        reason ? { status: 'closed', reason } : { status: 'failed', message: outcome.error.message },
      );
    },
    edit,
    /** Adds a missing `https://` to the website, without which the browser refuses it. */
    completeWebsite() {
      const { websiteLink } = $draft.get();
      const address = parseWebAddress(websiteLink) ?? websiteLink;
      if (address !== websiteLink) edit({ websiteLink: address });
    },
    async save() {
      const error = findCorrectionError($draft.get());
      if (error) {
        submission.reject('save', error);
        return;
      }
      await run(
        'save',
        () => backend.correctOwnApplication({ token, language, ...$draft.get() }),
        (stored) => {
          $draft.set(toCorrection(stored));
          $state.set({ status: 'open', stored });
        },
      );
    },
    /** Asks for confirmation before withdrawing. */
    requestWithdrawal: () => submission.requestConfirmation('withdraw'),
    cancelWithdrawal: () => submission.clear(),
    withdraw: () =>
      run(
        'withdraw',
        () => backend.withdrawOwnApplication({ token, language }),
        () => {
          $draft.set(EMPTY);
          $state.set({ status: 'closed', reason: 'withdrawn' });
        },
      ),
  };
}
