/** Shared by all callables: definition, error codes, and outcome. */
import type { z } from '../domain/values/schema.ts';

/** The contract of one callable. Neither side may rely on anything beyond it. */
export interface Callable<Sent = unknown, Request = unknown, Response = unknown, Chunk = unknown> {
  readonly name: string;
  /** Parses the page's data into the function's input. */
  readonly request: z.ZodMiniType<Request, Sent>;
  readonly response: z.ZodMiniType<Response>;
  /** Streamed before the response if requested. */
  readonly chunk?: z.ZodMiniType<Chunk>;
}

/** The callable protocol's codes, by HTTP status (project specification, section 8). */
export const CODE_BY_STATUS = {
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
export type ErrorCode = (typeof CODE_BY_STATUS)[keyof typeof CODE_BY_STATUS] | 'unknown';

/** Client timeout of every call, in milliseconds. */
export const CALL_TIMEOUT_MS = 70_000;

/** A user-facing error: `message` is shown as is; empty if the server sent none. */
export interface CallError {
  readonly code: ErrorCode;
  readonly message: string;
  /** Name of the field whose input is invalid; missing if anything else is wrong. */
  readonly field?: string;
  /** True if there was no response within {@link CALL_TIMEOUT_MS}. A server may also report a timeout of its own. */
  readonly isClientTimeout?: true;
}

export type Outcome<T, E = CallError> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: E };
