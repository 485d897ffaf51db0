import {
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  HttpsError,
  onCall,
} from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import type { Parsed } from '../../../src/contract/callable.ts';
import { SITE_OPTIONS } from './site-options.ts';

export interface CallableEndpoint<Request, Response, Chunk = unknown> {
  readonly options?: CallableOptions;
  readonly parse: (data: unknown) => Parsed<Request>;
  /** Throws HttpsError for what the visitor should read; anything else is logged and answered as `internal`. */
  readonly handle: (request: Request, context: CallContext<Chunk>) => Promise<Response>;
}

/** What a handler may know about its call. */
export interface CallContext<Chunk> {
  readonly raw: CallableRequest<unknown>;
  /** Sends a part to a client that asked for a stream; undefined for a plain call. */
  readonly send: ((chunk: Chunk) => Promise<boolean>) | undefined;
  /** Aborts when the caller has hung up. */
  readonly gone: AbortSignal;
}

/** Parses, handles and turns every failure into an error of the callable protocol, without a stack trace. */
export function callable<Request, Response, Chunk = unknown>({
  options = {},
  parse,
  handle,
}: CallableEndpoint<Request, Response, Chunk>): CallableFunction<unknown, Promise<Response>, Chunk> {
  return onCall<unknown, Promise<Response>, Chunk>({ ...SITE_OPTIONS, ...options }, async (raw, response) => {
    const parsed = parse(raw.data);
    if (!parsed.ok) {
      const { field, must } = parsed.misfit;
      throw new HttpsError('invalid-argument', `${field} must be ${must}.`, { field });
    }
    try {
      const send = raw.acceptsStreaming && response ? response.sendChunk : undefined;
      const gone = response?.signal ?? new AbortController().signal;
      return await handle(parsed.value, { raw, send, gone });
    } catch (error) {
      if (error instanceof HttpsError) throw error;
      logger.error('Unexpected error in a callable', error);
      throw new HttpsError('internal', 'Something went wrong on our side. Please try again.');
    }
  });
}
