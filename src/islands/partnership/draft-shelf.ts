import { APPLICANT_TYPES, type ApplicationDraft } from '../../domain/application.ts';
import { PUSH_ID } from '../../domain/push-id.ts';

/** What was sent and under which id. */
export interface Attempt {
  readonly id: string;
  readonly application: ApplicationDraft;
}

/** A half-written application. */
export interface Kept {
  readonly draft: ApplicationDraft;
  /** When the form was there to be filled, in milliseconds since 1970. */
  readonly begun: number;
  /** What was sent of it, of which nobody knows whether it has arrived. */
  readonly attempt: Attempt | null;
}

/** Keeps a half-written application over a reload. */
export interface DraftShelf {
  put(kept: Kept): void;
  take(): Kept | null;
  clear(): void;
}

/** Where it lies in the tab's storage. */
export const SHELF_KEY = 'partnership-draft';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null ? { ...value } : null;

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
  return { id: kept.id, application: draftFrom(kept.application) };
};

const keptFrom = (json: string): Kept | null => {
  const kept = fieldsOf(JSON.parse(json));
  if (!kept || !fieldsOf(kept.draft)) return null;
  const begun = typeof kept.begun === 'number' ? kept.begun : 0;
  return { draft: draftFrom(kept.draft), begun, attempt: attemptFrom(kept.attempt) };
};

/**
 * A shelf in the tab's own storage, which ends with the tab. Where storage is blocked or full, nothing is kept.
 * @param storage a getter, since reading `sessionStorage` itself throws where storage is blocked
 */
export function createDraftShelf(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): DraftShelf {
  const attempt = <T>(action: () => T): T | null => {
    try {
      return action();
    } catch {
      return null;
    }
  };
  return {
    put: (kept) => {
      attempt(() => storage().setItem(SHELF_KEY, JSON.stringify(kept)));
    },
    take: () =>
      attempt(() => {
        const json = storage().getItem(SHELF_KEY);
        return json === null ? null : keptFrom(json);
      }),
    clear: () => {
      attempt(() => storage().removeItem(SHELF_KEY));
    },
  };
}
