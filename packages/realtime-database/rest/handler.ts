/**
 * The REST API, as far as the SDKs and plain requests of pages and scripts use it.
 * Source: Firebase docs "Firebase Database REST API" (GET, PUT, PATCH, DELETE, `print=silent`); rules at
 * /.settings/rules.json as firebase-admin `DatabaseRulesClient` and @firebase/rules-unit-testing `loadDatabaseRules`
 * use them.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ANONYMOUS, type Identity, identify, impersonate, TokenError } from '../auth/token.ts';
import type { Services } from '../commit-queue.ts';
import type { Database } from '../database.ts';
import { JournalError } from '../journal/files.ts';
import { RulesError } from '../rules/rules-error.ts';
import { PermissionDeniedError } from '../rules/ruleset.ts';
import { InvalidDataError, type Path, parsePath } from '../tree/path.ts';
import { valueAt } from '../tree/tree.ts';
import { isJsonObject } from '../tree/value.ts';
import { toRestText } from './rest-json.ts';
import { parseRestQuery, RestError } from './rest-query.ts';

/** Source: Firebase docs "Realtime Database Limits", 256 MB for a write through the REST API. */
const MAX_BODY_BYTES = 256 * 1024 * 1024;

export interface RestHost extends Services {
  /** Null: the default one. @throws InvalidDataError */
  database(namespace: string | null): Database;
}

interface RestResponse {
  readonly status: number;
  readonly body: string;
}

export function handleRest(request: IncomingMessage, response: ServerResponse, host: RestHost): void {
  allowCrossOrigin(request, response);
  if (request.method === 'OPTIONS') {
    response.writeHead(200).end();
    return;
  }
  readBody(request)
    .then(
      (body) => respond(response, () => handle(request, body, host), host),
      (error: unknown) => respond(response, () => errorResponse(error, host), host),
    )
    .catch((error: unknown) => {
      host.log(`failed to handle ${request.method} ${request.url}: ${error}`);
      response.destroy();
    });
}

function allowCrossOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', headers.origin);
  response.setHeader('Vary', 'Origin');
  response.setHeader('Access-Control-Allow-Methods', 'GET, PUT, PATCH, DELETE, OPTIONS');
  const requestedHeaders = headers['access-control-request-headers'];
  if (requestedHeaders !== undefined) response.setHeader('Access-Control-Allow-Headers', requestedHeaders);
}

/** @throws RestError if the body is too long or the client disconnects */
async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) throw new RestError(413, 'The specified payload is too large.');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof RestError ? error : new RestError(400, 'The request was cut off');
  }
  return Buffer.concat(chunks).toString();
}

function respond(response: ServerResponse, createResponse: () => RestResponse, host: RestHost): void {
  let result: RestResponse;
  try {
    result = createResponse();
  } catch (error) {
    result = errorResponse(error, host);
  }
  const send = ({ status, body }: RestResponse) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' })
      .end(body);
  host.queue.add({
    deliver: () => send(result),
    fail: () => send(errorResponse(new JournalError('rolled back'), host)),
  });
}

function errorResponse(error: unknown, host: RestHost): RestResponse {
  const answer = (status: number, message: string) => ({
    status,
    body: `${JSON.stringify({ error: message })}\n`,
  });
  if (error instanceof PermissionDeniedError) {
    host.log(`denied: ${error.message}`);
    return answer(401, 'Permission denied');
  }
  if (error instanceof TokenError) return answer(401, error.message);
  if (error instanceof InvalidDataError || error instanceof RulesError) return answer(400, error.message);
  if (error instanceof RestError) return answer(error.status, error.message);
  if (error instanceof JournalError) return answer(503, 'The service is unavailable');
  host.log(`internal error: ${error instanceof Error ? error.stack : error}`);
  return answer(500, 'Internal server error');
}

function handle(request: IncomingMessage, body: string, host: RestHost): RestResponse {
  const url = URL.parse(request.url ?? '/', 'http://localhost');
  if (!url) throw new RestError(400, 'Invalid URL');
  const { pathname, searchParams: parameters } = url;
  for (const name of new Set(parameters.keys()))
    if (parameters.getAll(name).length > 1) throw new RestError(400, `${name} must be given only once`);
  // Ignoring these would lose updates and events.
  if (request.headers['if-match'] !== undefined || request.headers.accept?.includes('text/event-stream'))
    throw new RestError(501, 'Conditional requests and event streams are not supported: use an SDK');
  const database = host.database(parameters.get('ns'));
  const identity = identityOf(request, parameters, host.now());
  const method = request.method ?? 'GET';
  if (pathname === '/.settings/rules.json') return handleRules(method, body, database, identity);
  const path = pathOf(pathname);
  const isSilent = parameters.get('print') === 'silent';
  if (parameters.has('print') && !isSilent) throw new RestError(400, 'print must be "silent"');
  const text =
    method === 'GET'
      ? read(path, parameters, identity, database)
      : write(method, path, body, identity, database);
  return isSilent ? { status: 204, body: '' } : { status: 200, body: text() };
}

/** Returns a function that serializes the response, which is slow for large data. */
function write(
  method: string,
  path: Path,
  body: string,
  identity: Identity,
  database: Database,
): () => string {
  switch (method) {
    case 'PUT':
      database.put(path, parseBody(body), identity);
      return () => toRestText(valueAt(database.root, path));
    case 'PATCH':
      database.merge(path, parseBody(body), identity);
      return () => body;
    case 'DELETE':
      database.put(path, null, identity);
      return () => 'null';
    default:
      throw new RestError(405, 'Method not allowed');
  }
}

function read(path: Path, parameters: URLSearchParams, identity: Identity, database: Database): () => string {
  const query = parseRestQuery(parameters);
  // An error here, and a warning for listeners.
  const missing = database.missingIndex(path, query);
  if (missing !== null) throw new RestError(400, missing);
  const value = database.read(path, query, identity);
  return () => toRestText(value);
}

/** The rules as text, for owners. @throws PermissionDeniedError, RulesError, RestError */
function handleRules(method: string, body: string, database: Database, identity: Identity): RestResponse {
  if (!identity.isAdmin) throw new PermissionDeniedError('only an owner may read or change the rules');
  if (method === 'GET') return { status: 200, body: database.rulesText };
  if (method !== 'PUT') throw new RestError(405, 'Method not allowed');
  database.setRules(body);
  return { status: 200, body: '{"status":"ok"}' };
}

/** The path of "/a/b.json". @throws RestError, InvalidDataError */
function pathOf(pathname: string): Path {
  if (!pathname.endsWith('.json'))
    throw new RestError(404, 'append .json to your request URI to use the REST API.');
  try {
    return parsePath(pathname.slice(0, -'.json'.length).split('/').map(decodeURIComponent).join('/'));
  } catch (error) {
    if (error instanceof URIError) throw new RestError(400, 'Invalid path: not valid percent-encoding');
    throw error;
  }
}

/** @throws RestError */
function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new RestError(400, "Invalid data; couldn't parse JSON object, array, or value.");
  }
}

/** The caller's identity. An owner can act as a user. @throws TokenError, RestError */
function identityOf(request: IncomingMessage, parameters: URLSearchParams, now: number): Identity {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const credential = bearer ?? parameters.get('access_token') ?? parameters.get('auth');
  if (!credential) return ANONYMOUS;
  const identity = identify(credential, now);
  const override = parameters.get('auth_variable_override');
  if (!identity.isAdmin || override === null) return identity;
  const auth = parseBody(override);
  return impersonate(isJsonObject(auth) ? auth : null);
}
