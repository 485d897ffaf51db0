import { APPLICANT_TYPES, type ApplicationDraft } from '../../domain/applications/application.ts';
import { PUSH_ID } from '../../domain/values/push-id.ts';

/** What was sent and under which id. */
export interface Attempt {
  readonly id: string;
  readonly application: ApplicationDraft;
  /** The result that went along. */
  readonly result: string | null;
}

/** A half-written application. */
export interface StoredDraft {
  readonly draft: ApplicationDraft;
  /** When the page was opened on which it was begun, in milliseconds since 1970. */
  readonly begun: number;
  /** What was sent of it, of which nobody knows whether it has arrived. */
  readonly attempt: Attempt | null;
  /** The result of the business check that is to go along. */
  readonly result: string | null;
}

/** Where it lies in the tab's storage. */
export const SHELF_KEY = 'partnership-draft';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null ? { ...value } : null;

const textFrom = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const draftFrom = (value: unknown): ApplicationDraft => {
  const kept = fieldsOf(value) ?? {};
  const text = (field: string): string => (typeof kept[field] === 'string' ? kept[field] : '');
  return {
    applicationType: APPLICANT_TYPES.find((type) => type === kept.applicationType) ?? 'Founder',
    name: text('name'),
    email: text('email'),
    websiteLink: text('websiteLink'),
    message: text('message'),
    acceptTerms: kept.acceptTerms === true,
  };
};

const attemptFrom = (value: unknown): Attempt | null => {
  const kept = fieldsOf(value);
  if (typeof kept?.id !== 'string' || !PUSH_ID.test(kept.id)) return null;
  return { id: kept.id, application: draftFrom(kept.application), result: textFrom(kept.result) };
};

/** A half-written application, out of whatever lies on the shelf; null for what is none. */
export function parseStoredDraft(value: unknown): StoredDraft | null {
  const kept = fieldsOf(value);
  if (!kept || !fieldsOf(kept.draft)) return null;
  const begun = typeof kept.begun === 'number' ? kept.begun : 0;
  return {
    draft: draftFrom(kept.draft),
    begun,
    attempt: attemptFrom(kept.attempt),
    result: textFrom(kept.result),
  };
}
