import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  HttpsError,
  onCall,
} from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import type { Callable } from '../../../src/contract/callable.ts';
import { language } from '../../../src/contract/language.ts';
import { DEFAULT_LOCALE } from '../../../src/domain/site/locale.ts';
import { type Immutable, z } from '../../../src/domain/values/schema.ts';
import { callableError, invalidRequest } from './callable-errors.ts';
import { IS_LOCAL_BACKEND } from './local-backend.ts';
import { getPlainDataError, withPlainData } from './plain-data.ts';
import { SITE_OPTIONS } from './site-options.ts';

export interface Endpoint<Request, Response, Part> {
  readonly options?: CallableOptions;
  /** Throws HttpsError for errors that visitors should read; anything else is logged and returned as `internal`. */
  readonly handle: (request: Request, context: CallContext<Immutable<Part>>) => Promise<Immutable<Response>>;
}

export interface CallContext<Part> {
  readonly raw: CallableRequest<unknown>;
  /** Sends a part to a streaming client; undefined for a plain call. */
  readonly sendChunk: ((part: Part) => Promise<boolean>) | undefined;
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal;
}

// Without a locale, each reason is just "Invalid input".
z.config(z.locales.en());

/** Reads the language of a request that fails its own schema, for the error text. */
const LANGUAGE_ONLY = z.object({ language });

/** A uid that can be a database key. Emulators only decode tokens, so a junk token has none. */
const UID = /^[^\p{Cc}.#$/[\]]{1,128}$/u;
const hasJunkToken = ({ auth }: CallableRequest<unknown>): boolean =>
  auth !== undefined && !(typeof auth.uid === 'string' && UID.test(auth.uid));

/** Locally, reports what browsers would never see: they drop what the contract does not name. */
function assertComplete(data: unknown, { name, response }: Callable): void {
  const sent: unknown = JSON.parse(JSON.stringify(data));
  if (!isDeepStrictEqual(response.safeParse(sent).data, sent))
    throw new Error(`The contract of ${name} does not name all of its response.`);
}

/** Validates and handles a call, and converts every failure into a protocol error without a stack trace. */
export function callable<Request, Response, Part>(
  contract: Callable<unknown, Request, Response, Part>,
  { options = {}, handle }: Endpoint<Request, Response, Part>,
): CallableFunction<unknown, Promise<Immutable<Response>>, Immutable<Part>> {
  const onCallFunction = onCall<unknown, Promise<Immutable<Response>>, Immutable<Part>>(
    { ...SITE_OPTIONS, ...options },
    async (raw, response) => {
      const locale = LANGUAGE_ONLY.safeParse(raw.data).data?.language ?? DEFAULT_LOCALE;
      if (hasJunkToken(raw)) throw callableError('signed-out', locale);
      const dataError = getPlainDataError(raw.rawRequest);
      if (dataError) throw callableError('outdated', locale, {}, { field: 'data', reason: dataError });
      const parsed = contract.request.safeParse(raw.data);
      if (!parsed.success) throw invalidRequest(parsed.error, locale);
      try {
        const sendChunk = raw.acceptsStreaming && response ? response.sendChunk : undefined;
        const signal = response?.signal ?? new AbortController().signal;
        const data = await handle(parsed.data, { raw, sendChunk, signal });
        if (IS_LOCAL_BACKEND) assertComplete(data, contract);
        return data;
      } catch (error) {
        if (error instanceof HttpsError) throw error;
        // Visitors quote this id; search the log for it.
        const id = randomUUID().slice(0, 8);
        logger.error(`Unexpected error ${id} in a callable`, error);
        throw callableError('failed', locale, { id });
      }
    },
  );
  return withPlainData(onCallFunction);
}
