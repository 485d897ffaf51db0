/** What all callables share: what one is, error codes and outcome. */
import type { z } from '../domain/values/schema.ts';

/** One callable, as both sides know it: what is not in here, neither relies on. */
export interface Callable<Sent = unknown, Request = unknown, Response = unknown, Part = unknown> {
  readonly name: string;
  /** Takes what the page sends, and makes what the function works with. */
  readonly request: z.ZodMiniType<Request, Sent>;
  readonly response: z.ZodMiniType<Response>;
  /** What is streamed before the response, if the page asks for a stream. */
  readonly part?: z.ZodMiniType<Part>;
}

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
  /** True when nothing came within {@link CALL_TIMEOUT_MS}; a server may also say that something took too long. */
  readonly gaveUp?: true;
}

export type Outcome<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: CallError };
