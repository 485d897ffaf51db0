/** The REST API: handles requests of node:http. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { TokenError } from '../auth/token.ts';
import type { CommitQueue } from '../commit-queue.ts';
import { type Database, PermissionDeniedError } from '../database.ts';
import { JournalError } from '../journal/files.ts';
import { RulesError } from '../rules/rules-error.ts';
import { InvalidDataError } from '../tree/path.ts';
import type { UnreadBudget } from '../unread.ts';
import { EventStream } from './event-stream.ts';
import { awaitPreviousResponses, readerOf } from './reader.ts';
import { assertIndexed, handleData, handleRules, type RestResponse } from './responses.ts';
import { RestError } from './rest-error.ts';
import { acceptsEventStream, assertParameters, methodOf } from './rest-parameters.ts';
import { parseRestQuery } from './rest-query.ts';
import { identityOf, pathOf, readBody, urlOf } from './rest-request.ts';

export interface RestHost {
  readonly queue: CommitQueue;
  readonly unread: UnreadBudget;
  now(): number;
  log(line: string): void;
  /** Null: the default one. @throws InvalidDataError */
  database(namespace: string | null): Database;
}

const UNAVAILABLE: RestResponse = { status: 503, body: '{"error":"The service is unavailable"}\n' };

/** Handles one request. */
export function handleRest(request: IncomingMessage, response: ServerResponse, host: RestHost): void {
  allowCrossOrigin(request, response);
  if (request.method === 'OPTIONS') {
    response.writeHead(200).end();
    return;
  }
  awaitPreviousResponses(request.socket, response)
    .then(() => readBody(request))
    .then(
      (body) =>
        host.queue.whenRoom(() => respond(response, () => routeRequest(request, response, body, host), host)),
      (error: unknown) => respond(response, () => errorResponse(error, host), host),
    )
    .catch((error: unknown) => {
      host.log(`failed to handle ${request.method} ${request.url}: ${error}`);
      response.destroy();
    });
}

/** @param createResponse returns null for a stream, which responds by itself */
function respond(response: ServerResponse, createResponse: () => RestResponse | null, host: RestHost): void {
  const result = responseOrError(createResponse, host);
  if (result === null) return;
  const deliver = (restResponse: RestResponse) =>
    host.unread.send(readerOf(response, host), () => send(response, restResponse));
  host.queue.add({ deliver: () => deliver(result), fail: () => deliver(UNAVAILABLE) });
  host.queue.count(result.body.length);
}

function responseOrError(createResponse: () => RestResponse | null, host: RestHost): RestResponse | null {
  try {
    return createResponse();
  } catch (error) {
    return errorResponse(error, host);
  }
}

function send(response: ServerResponse, { status, body, headers }: RestResponse): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-cache',
    ...headers,
  });
  // As bytes, which are stored outside the heap.
  response.end(Buffer.from(body));
}

function allowCrossOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Vary', 'Origin');
  response.setHeader('Access-Control-Expose-Headers', 'ETag');
  response.setHeader('Access-Control-Allow-Methods', 'GET, PUT, POST, PATCH, DELETE, OPTIONS');
  const requestedHeaders = request.headers['access-control-request-headers'];
  if (requestedHeaders !== undefined) response.setHeader('Access-Control-Allow-Headers', requestedHeaders);
  response.setHeader('Access-Control-Max-Age', '3600');
}

function routeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
  host: RestHost,
): RestResponse | null {
  const { pathname, searchParams: parameters } = urlOf(request);
  const database = host.database(parameters.get('ns'));
  const now = host.now();
  const method = methodOf(request, parameters);
  assertParameters(parameters);
  const identity = identityOf(request, parameters, now);
  const restRequest = { method, parameters, headers: request.headers, body, identity, now };
  if (pathname === '/.settings/rules.json') return handleRules(restRequest, database);
  const path = pathOf(pathname);
  if (method !== 'GET' || !acceptsEventStream(request.headers.accept))
    return handleData({ ...restRequest, path }, database);
  const query = parseRestQuery(parameters);
  assertIndexed(database, path, query);
  EventStream.begin(response, database, { path, query, identity, now }, host);
  return null;
}

function errorResponse(error: unknown, host: RestHost): RestResponse {
  const [status, message] = explain(error, host);
  return { status, body: `${JSON.stringify({ error: message })}\n` };
}

function explain(error: unknown, host: RestHost): readonly [status: number, message: string] {
  if (error instanceof PermissionDeniedError) {
    host.log(`denied: ${error.message}`);
    return [401, 'Permission denied'];
  }
  if (error instanceof TokenError) return [401, error.message];
  if (error instanceof InvalidDataError || error instanceof RulesError) return [400, error.message];
  if (error instanceof RestError) return [error.status, error.message];
  if (error instanceof JournalError) return [503, 'The service is unavailable'];
  host.log(`internal error: ${error instanceof Error ? error.stack : error}`);
  return [500, 'Internal server error'];
}
