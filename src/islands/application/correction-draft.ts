import { CORRECTABLE, type Correction } from '../../domain/applications/application.ts';

/** Key in sessionStorage. */
export const SHELF_KEY = 'application-correction';

/** Unsaved input. */
export interface CorrectionDraft {
  /** Id of the application it belongs to. */
  readonly of: string;
  readonly correction: Correction;
}

/** The token stays in the URL only; its first part, the id, identifies the application. */
export const getApplicationId = (token: string): string => token.split('.')[0] ?? '';

const toFields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

export function parseCorrectionDraft(stored: unknown): CorrectionDraft | null {
  const { of, correction } = toFields(stored);
  const fields = toFields(correction);
  if (typeof of !== 'string' || CORRECTABLE.some((field) => typeof fields[field] !== 'string')) return null;
  const text = (field: keyof Correction): string => String(fields[field]);
  return {
    of,
    correction: { name: text('name'), websiteLink: text('websiteLink'), message: text('message') },
  };
}
