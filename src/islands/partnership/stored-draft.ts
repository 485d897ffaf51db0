import { APPLICANT_TYPES, type ApplicationDraft } from '../../domain/applications/application.ts';
import { PUSH_ID } from '../../domain/values/push-id.ts';

/** A submission and its id. */
export interface Attempt {
  readonly id: string;
  readonly application: ApplicationDraft;
  /** The attached result. */
  readonly result: string | null;
}

/** A partially filled application. */
export interface StoredDraft {
  readonly draft: ApplicationDraft;
  /** When the form was first opened, in milliseconds since 1970. */
  readonly begun: number;
  /** The last submission without a known outcome. */
  readonly attempt: Attempt | null;
  /** The attached result of the business check. */
  readonly result: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

const toFields = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null ? { ...value } : null;

const parseText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const parseDraft = (value: unknown): ApplicationDraft => {
  const stored = toFields(value) ?? {};
  const text = (field: string): string => (typeof stored[field] === 'string' ? stored[field] : '');
  return {
    applicationType: APPLICANT_TYPES.find((type) => type === stored.applicationType) ?? 'Founder',
    name: text('name'),
    email: text('email'),
    websiteLink: text('websiteLink'),
    message: text('message'),
    acceptTerms: stored.acceptTerms === true,
  };
};

const parseAttempt = (value: unknown): Attempt | null => {
  const stored = toFields(value);
  if (typeof stored?.id !== 'string' || !PUSH_ID.test(stored.id)) return null;
  return { id: stored.id, application: parseDraft(stored.application), result: parseText(stored.result) };
};

/** Parses a stored draft; null if it is invalid. */
export function parseStoredDraft(value: unknown): StoredDraft | null {
  const stored = toFields(value);
  if (!stored || !toFields(stored.draft)) return null;
  const begun = typeof stored.begun === 'number' ? stored.begun : 0;
  return {
    draft: parseDraft(stored.draft),
    begun,
    attempt: parseAttempt(stored.attempt),
    result: parseText(stored.result),
  };
}
