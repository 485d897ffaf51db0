import { APPLICANT_TYPES, type ApplicationDraft } from '../../domain/application.ts';

/** Keeps a half-written application over a reload. */
export interface DraftShelf {
  put(draft: ApplicationDraft): void;
  take(): ApplicationDraft | null;
  clear(): void;
}

/** Where it lies in the tab's storage. */
export const SHELF_KEY = 'partnership-draft';

const draftFrom = (json: string): ApplicationDraft | null => {
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'object' || value === null) return null;
  const kept: Readonly<Record<string, unknown>> = { ...value };
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
    put: (draft) => {
      attempt(() => storage().setItem(SHELF_KEY, JSON.stringify(draft)));
    },
    take: () =>
      attempt(() => {
        const json = storage().getItem(SHELF_KEY);
        return json === null ? null : draftFrom(json);
      }),
    clear: () => {
      attempt(() => storage().removeItem(SHELF_KEY));
    },
  };
}
