/**
 * Responses to REST requests.
 * Source: Firebase docs "Firebase Database REST API" (GET, PUT, POST, PATCH, DELETE, conditional requests, `print`,
 * `shallow`, `download`); rules at /.settings/rules.json as firebase-admin `DatabaseRulesClient` and
 * @firebase/rules-unit-testing `loadDatabaseRules` use them.
 */
import { ADMIN, type Identity } from '../auth/token.ts';
import { type Database, PermissionDeniedError } from '../database.ts';
import { type Query, WHOLE } from '../query/query.ts';
import { hashOf } from '../tree/hash.ts';
import type { Path } from '../tree/path.ts';
import { childrenOf, valueAt } from '../tree/tree.ts';
import { isLeaf, type Value } from '../tree/value.ts';
import { pushId } from './push-id.ts';
import { RestError } from './rest-error.ts';
import { toRestText } from './rest-json.ts';
import { printOf } from './rest-parameters.ts';
import { parseRestQuery } from './rest-query.ts';
import { parseBody } from './rest-request.ts';

export interface RestRequest {
  readonly method: string;
  readonly path: Path;
  readonly parameters: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly identity: Identity;
  /** ms since 1970. */
  readonly now: number;
}

export interface RestResponse {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The ETag: the data's hash, or a constant for no data. */
function etagOf(value: Value | null): string {
  return value === null ? 'null_etag' : hashOf(value);
}

/** @throws RestError, PermissionDeniedError, InvalidDataError */
export function handleData(request: RestRequest, database: Database): RestResponse {
  const { method, path, identity, body } = request;
  const refused = refuseStale(request, database);
  if (refused) return refused;
  switch (method) {
    case 'GET':
      return handleGet(request, database);
    case 'PUT':
      database.put(path, parseBody(body), identity);
      return runWrite(request, database, () => toRestText(valueAt(database.root, path)));
    case 'PATCH':
      database.merge(path, parseBody(body), identity);
      return runWrite(request, database, () => body);
    case 'POST': {
      const name = pushId(request.now);
      database.put([...path, name], parseBody(body), identity);
      return runWrite(request, database, () => JSON.stringify({ name }));
    }
    case 'DELETE':
      database.put(path, null, identity);
      return runWrite(request, database, () => 'null');
    default:
      throw new RestError(405, 'Method not allowed');
  }
}

/** Rejects a conditional write with the current value if the condition fails. */
function refuseStale(
  { headers, method, path, identity }: RestRequest,
  database: Database,
): RestResponse | null {
  const expected = headers['if-match'];
  if (typeof expected !== 'string') return null;
  if (method !== 'PUT' && method !== 'DELETE') {
    throw new RestError(400, 'ETag not supported for this request');
  }
  const value = database.read(path, WHOLE, identity);
  if (etagOf(value) === expected) return null;
  return { status: 412, body: toRestText(value), headers: { ETag: etagOf(value) } };
}

function handleGet({ path, parameters, headers, identity }: RestRequest, database: Database): RestResponse {
  const query = parseRestQuery(parameters);
  const isShallow = parameters.get('shallow') === 'true';
  if (isShallow && query !== WHOLE)
    throw new RestError(400, 'Parameter shallow cannot be combined with a query');
  assertIndexed(database, path, query);
  const value = database.read(path, query, identity);
  const text = () => (isShallow ? shallowText(value) : toRestText(value));
  const etag = headers['x-firebase-etag'] === 'true' && query === WHOLE ? { ETag: etagOf(value) } : {};
  const download = parameters.get('download');
  const attachment =
    download === null
      ? {}
      : { 'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(download)}` };
  return { ...formatResponse(parameters, text), headers: { ...etag, ...attachment } };
}

/** REST rejects unindexed queries, which only cause a warning for listeners. */
export function assertIndexed(database: Database, path: Path, query: Query): void {
  const missing = database.missingIndex(path, query);
  if (missing !== null) throw new RestError(400, missing);
}

/** Children as `true`, to explore large data level by level. */
function shallowText(value: Value | null): string {
  if (value === null || isLeaf(value)) return toRestText(value);
  return `{${Array.from(childrenOf(value), ([key]) => `${JSON.stringify(key)}:true`).join(',')}}`;
}

/** @param text called only if the body is needed, since serializing large data is slow */
function formatResponse(parameters: URLSearchParams, text: () => string): RestResponse {
  switch (printOf(parameters)) {
    case 'silent':
      return { status: 204, body: '' };
    case 'pretty':
      return { status: 200, body: `${JSON.stringify(JSON.parse(text()), null, 2)}\n` };
    case 'plain':
      return { status: 200, body: text() };
  }
}

function runWrite(
  { headers, parameters, path }: RestRequest,
  database: Database,
  text: () => string,
): RestResponse {
  const etag =
    headers['x-firebase-etag'] === 'true' ? { ETag: etagOf(database.read(path, WHOLE, ADMIN)) } : {};
  return { ...formatResponse(parameters, text), headers: etag };
}

/** The rules as text, for owners. @throws PermissionDeniedError, RulesError, RestError */
export function handleRules(
  { method, identity, body }: Omit<RestRequest, 'path'>,
  database: Database,
): RestResponse {
  if (identity.kind !== 'admin')
    throw new PermissionDeniedError('only an owner may read or change the rules');
  if (method === 'GET') return { status: 200, body: database.rulesText };
  if (method !== 'PUT') throw new RestError(405, 'Method not allowed');
  database.setRules(body);
  return { status: 200, body: '{"status":"ok"}' };
}
