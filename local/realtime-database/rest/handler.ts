/**
 * The REST interface.
 * Source: Firebase docs "Firebase Database REST API" (methods, query parameters, errors); rules at /.settings/rules.json as
 * firebase-admin `DatabaseRulesClient` and @firebase/rules-unit-testing `loadDatabaseRules` use them.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ADMIN, ANONYMOUS, type Identity, identify, TokenError } from '../auth/token.ts';
import type { CommitQueue } from '../commit-queue.ts';
import { type Database, PermissionDeniedError, StaleDataError } from '../database.ts';
import { JournalError } from '../journal/files.ts';
import { WHOLE } from '../query/query.ts';
import { RulesError } from '../rules/rules-error.ts';
import { toJsonText } from '../tree/json.ts';
import { InvalidDataError, type Path, parsePath } from '../tree/path.ts';
import { pushId } from './push-id.ts';

export interface RestHost {
  readonly queue: CommitQueue;
  now(): number;
  log(line: string): void;
  /** Null: the default one. @throws InvalidDataError */
  database(namespace: string | null): Database;
}

/** Source: Firebase docs "Realtime Database Limits", 256 MB for a write through the REST API. */
const MAX_BODY_BYTES = 256 * 1024 * 1024;

/** A request that cannot be served: status and message for the client. */
class RestError extends Error {
  override name = 'RestError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Answers one request. */
export function handleRest(request: IncomingMessage, response: ServerResponse, host: RestHost): void {
  allowCrossOrigin(request, response);
  if (request.method === 'OPTIONS') {
    response.writeHead(200).end();
    return;
  }
  readBody(request)
    .then((body) => answer(request, body, host))
    .catch((error: unknown) => refusal(error, host))
    .then(({ status, body }) => {
      host.queue.add({
        deliver: () => send(response, status, body),
        fail: () => send(response, 503, UNAVAILABLE),
      });
    })
    .catch((error: unknown) => {
      host.log(`failed to answer ${request.method} ${request.url}: ${error}`);
      response.destroy();
    });
}

const UNAVAILABLE = '{"error":"The service is unavailable"}\n';

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-cache',
  });
  response.end(body);
}

function allowCrossOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Vary', 'Origin');
  response.setHeader('Access-Control-Expose-Headers', 'ETag');
  response.setHeader('Access-Control-Allow-Methods', 'GET, PUT, POST, PATCH, DELETE, OPTIONS');
  const wanted = request.headers['access-control-request-headers'];
  if (wanted !== undefined) response.setHeader('Access-Control-Allow-Headers', wanted);
  response.setHeader('Access-Control-Max-Age', '3600');
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new RestError(413, 'Data requested exceeds the maximum size.');
  }
  return Buffer.concat(chunks).toString();
}

function refusal(error: unknown, host: RestHost): Answer {
  const [status, message] = explain(error, host);
  return { status, body: `${JSON.stringify({ error: message })}\n` };
}

function explain(error: unknown, host: RestHost): readonly [number, string] {
  if (error instanceof PermissionDeniedError) {
    host.log(`denied: ${error.message}`);
    return [401, 'Permission denied'];
  }
  if (error instanceof TokenError) return [401, error.message];
  if (error instanceof InvalidDataError || error instanceof RulesError) return [400, error.message];
  if (error instanceof JournalError) return [503, 'The service is unavailable'];
  if (error instanceof StaleDataError) return [412, error.message];
  if (error instanceof RestError) return [error.status, error.message];
  host.log(`internal error: ${error instanceof Error ? error.stack : error}`);
  return [500, 'Internal server error'];
}

function identityOf(request: IncomingMessage, parameters: URLSearchParams, now: number): Identity {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const credential = bearer ?? parameters.get('access_token') ?? parameters.get('auth');
  return credential === null || credential === '' ? ANONYMOUS : identify(credential, now);
}

function answer(request: IncomingMessage, body: string, host: RestHost): Answer {
  const url = URL.parse(request.url ?? '/', 'http://localhost');
  if (!url) throw new RestError(400, 'Invalid URL');
  const database = host.database(url.searchParams.get('ns'));
  const identity = identityOf(request, url.searchParams, host.now());
  if (url.pathname === '/.settings/rules.json') return answerRules(request, body, database, identity);
  const path = pathOf(url.pathname);
  const silent = url.searchParams.get('print') === 'silent';
  const pretty = url.searchParams.get('print') === 'pretty';
  switch (request.method) {
    case 'GET': {
      const text = toJsonText(database.read(path, WHOLE, identity));
      if (silent) return { status: 204, body: '' };
      return { status: 200, body: pretty ? `${JSON.stringify(JSON.parse(text), null, 2)}\n` : text };
    }
    case 'PUT':
      database.put(path, parseBody(body), identity);
      return silent
        ? { status: 204, body: '' }
        : { status: 200, body: toJsonText(database.read(path, WHOLE, ADMIN)) };
    case 'PATCH':
      database.merge(path, parseBody(body), identity);
      return silent ? { status: 204, body: '' } : { status: 200, body };
    case 'POST': {
      const name = pushId(host.now());
      database.put([...path, name], parseBody(body), identity);
      return silent ? { status: 204, body: '' } : { status: 200, body: JSON.stringify({ name }) };
    }
    case 'DELETE':
      database.put(path, null, identity);
      return silent ? { status: 204, body: '' } : { status: 200, body: 'null' };
    default:
      throw new RestError(405, 'Method not allowed');
  }
}

function pathOf(pathname: string): Path {
  if (!pathname.endsWith('.json'))
    throw new RestError(404, 'append .json to your request URI to use the REST API.');
  try {
    return parsePath(pathname.slice(0, -'.json'.length).split('/').map(decodeURIComponent).join('/'));
  } catch (error) {
    if (error instanceof URIError) throw new RestError(400, 'Invalid path');
    throw error;
  }
}

function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new RestError(400, "Invalid data; couldn't parse JSON object, array, or value.");
  }
}

function answerRules(request: IncomingMessage, body: string, database: Database, identity: Identity): Answer {
  if (identity.kind !== 'admin')
    throw new PermissionDeniedError('only an owner may read or change the rules');
  if (request.method === 'GET') return { status: 200, body: database.rulesText };
  if (request.method !== 'PUT') throw new RestError(405, 'Method not allowed');
  database.setRules(body);
  return { status: 200, body: '{"status":"ok"}' };
}
