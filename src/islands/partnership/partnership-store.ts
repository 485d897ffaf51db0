import { atom, type ReadableAtom } from 'nanostores';
import type { CallError } from '../../contract/callable.ts';
import {
  type ApplicationDraft,
  type DraftError,
  EMPTY_DRAFT,
  isSameDraft,
} from '../../domain/applications/application.ts';
import { APPLICATION_DRAFT, findDraftError } from '../../domain/applications/application-schema.ts';
import { FIELD_BY_ERROR } from '../../domain/applications/draft-error.ts';
import { TERMS_VERSION } from '../../domain/applications/terms-version.ts';
import type { Locale } from '../../domain/site/locale.ts';
import { cleanLine } from '../../domain/values/text.ts';
import type { TrackEvent } from '../../domain/visits/visit-events.ts';
import { parseWebAddress } from '../../domain/website/web-address.ts';
import type { Backend } from '../../services/backend.ts';
import { keepApplicant } from '../../stores/applicant.ts';
import { UNREACHABLE } from '../../stores/call-failures.ts';
import { createSubmission, type Submission } from '../../stores/submission.ts';
import type { TabShelf } from '../../stores/tab-shelf.ts';
import { getFailureKind } from './error-text.ts';
import type { Attempt, StoredDraft } from './stored-draft.ts';

export interface PartnershipStore {
  readonly $draft: ReadableAtom<ApplicationDraft>;
  readonly $state: ReadableAtom<Submission<'send', DraftError | CallError>>;
  /** The attached result of the business check, or null. */
  readonly $result: ReadableAtom<string | null>;
  /** Restores the input from before a reload. */
  restore(): void;
  /** Ignored while submitting. Cleans the email address, since the browser refuses invisible characters in it. */
  edit(change: Partial<ApplicationDraft>): void;
  /** Adds a missing `https://` to the website, without which the browser refuses it. */
  completeWebsite(): void;
  /** Attaches a result, or detaches it. */
  attach(result: string | null): void;
  /** @param decoy whether the honeypot field has a value */
  submit(how: { readonly decoy: boolean }): Promise<void>;
}

export interface PartnershipDeps {
  readonly backend: Pick<Backend, 'submitApplication'>;
  readonly shelf: TabShelf<StoredDraft>;
  readonly language: Locale;
  /** Generates an application's id. */
  readonly nextId: () => string;
  /** Milliseconds since 1970 by a monotonic clock. */
  readonly now: () => number;
  /** When the page was opened, by the same clock. */
  readonly openedAt: number;
  /** Reports visit events. */
  readonly trackEvent: TrackEvent;
  /** The visit's source; undefined for direct visits and for visitors who are not counted. */
  readonly source: () => string | undefined;
  /** Parameters of the link that the visitor followed. */
  readonly utm?: () => Readonly<Record<string, string>> | undefined;
}

/** The partnership form's state. Keeps the input until it has been stored. */
export function createPartnershipStore(deps: PartnershipDeps): PartnershipStore {
  const { backend, shelf, language, nextId, now, trackEvent } = deps;
  const $draft = atom(EMPTY_DRAFT);
  const submission = createSubmission<'send', DraftError | CallError>(UNREACHABLE);
  const $result = atom<string | null>(null);
  /** The last submission without a known outcome. A retry uses the same id, so that it is stored once. */
  let attempt: Attempt | null = null;
  let { openedAt: begun } = deps;
  const saveDraft = (): void => shelf.write({ draft: $draft.get(), begun, attempt, result: $result.get() });
  const edit = (change: Partial<ApplicationDraft>): void => {
    if (!submission.clear()) return;
    trackEvent('form-touched');
    const draft = { ...$draft.get(), ...change };
    $draft.set({ ...draft, email: cleanLine(draft.email).trim() });
    saveDraft();
  };
  return {
    $draft,
    $state: submission.$state,
    $result,
    restore() {
      const storedDraft = shelf.read();
      if (!storedDraft) return;
      begun = Math.min(begun, storedDraft.begun);
      attempt = storedDraft.attempt;
      $draft.set(storedDraft.draft);
      $result.set(storedDraft.result);
    },
    edit,
    completeWebsite() {
      const { websiteLink } = $draft.get();
      const address = parseWebAddress(websiteLink);
      if (address !== null && address !== websiteLink) edit({ websiteLink: address });
    },
    attach(result) {
      if (!submission.clear()) return;
      $result.set(result);
      saveDraft();
    },
    async submit({ decoy }) {
      const draft = $draft.get();
      const error = findDraftError(draft);
      if (error) {
        if (submission.reject('send', error)) trackEvent(`form-refused-${FIELD_BY_ERROR[error]}`);
        return;
      }
      await submission.submit('send', async () => {
        const application = APPLICATION_DRAFT.parse(draft);
        const result = $result.get();
        if (!attempt || !isSameDraft(attempt.application, application) || attempt.result !== result) {
          attempt = { id: nextId(), application, result };
          saveDraft();
        }
        const source = deps.source();
        const utm = deps.utm?.();
        const outcome = await backend.submitApplication({
          id: attempt.id,
          // Errors were handled above.
          application: { ...attempt.application, acceptTerms: true },
          language,
          terms: TERMS_VERSION,
          filled: { ms: now() - begun, decoy },
          ...(source !== undefined && { source }),
          ...(utm && { utm }),
          ...(result !== null && { result }),
        });
        if (!outcome.ok) {
          const isUnreachable = getFailureKind(outcome.error) === 'unreachable';
          trackEvent(isUnreachable ? 'form-refused-unreachable' : 'form-refused-answer');
          return outcome;
        }
        trackEvent('form-sent');
        attempt = null;
        begun = now();
        keepApplicant(application);
        $draft.set(EMPTY_DRAFT);
        $result.set(null);
        shelf.clear();
        return outcome;
      });
    },
  };
}
