import { CORRECTABLE, type Correction } from '../../domain/application.ts';

/** Keeps what was typed over a reload, for the application it was typed for. */
export interface CorrectionShelf {
  put(token: string, correction: Correction): void;
  take(token: string): Correction | null;
  clear(): void;
}

const KEY = 'application-correction';

/** The token itself stays in the address alone: its first part, the id, says whose text this is. */
const idIn = (token: string): string => token.split('.')[0] ?? '';

function correctionFrom(json: string, id: string): Correction | null {
  const kept: unknown = JSON.parse(json);
  if (typeof kept !== 'object' || kept === null) return null;
  const fields: Readonly<Record<string, unknown>> = { ...kept };
  if (fields.of !== id || CORRECTABLE.some((field) => typeof fields[field] !== 'string')) return null;
  return {
    name: String(fields.name),
    websiteLink: String(fields.websiteLink),
    message: String(fields.message),
  };
}

/**
 * A shelf in the tab's own storage, which ends with the tab. Where storage is blocked or full, nothing is kept.
 * @param storage a getter, since reading `sessionStorage` itself throws where storage is blocked
 */
export function createCorrectionShelf(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): CorrectionShelf {
  const attempt = <T>(action: () => T): T | null => {
    try {
      return action();
    } catch {
      return null;
    }
  };
  return {
    put: (token, correction) => {
      attempt(() => storage().setItem(KEY, JSON.stringify({ of: idIn(token), ...correction })));
    },
    take: (token) =>
      attempt(() => {
        const json = storage().getItem(KEY);
        return json === null ? null : correctionFrom(json, idIn(token));
      }),
    clear: () => {
      attempt(() => storage().removeItem(KEY));
    },
  };
}
