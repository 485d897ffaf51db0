/** What all callables share: error codes, outcome and the small parsers of requests. */

/** The callable protocol's codes, by HTTP status (the specification, section 8). */
export const CODE_OF_STATUS = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'aborted',
  429: 'resource-exhausted',
  499: 'cancelled',
  500: 'internal',
  501: 'unimplemented',
  503: 'unavailable',
  504: 'deadline-exceeded',
} as const;
export type ErrorCode = (typeof CODE_OF_STATUS)[keyof typeof CODE_OF_STATUS] | 'unknown';

/** Client time-out of every call, in milliseconds. */
export const CALL_TIMEOUT_MS = 70_000;

/** What went wrong, for a person: `message` is shown as it is; empty when the server gave none. */
export interface CallError {
  readonly code: ErrorCode;
  readonly message: string;
}

export type Outcome<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: CallError };

/** A request that does not fit: which field, and what it must be. */
export interface Misfit {
  readonly field: string;
  readonly must: string;
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly misfit: Misfit };

export const misfit = (field: string, must: string): { readonly ok: false; readonly misfit: Misfit } => ({
  ok: false,
  misfit: { field, must },
});

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
