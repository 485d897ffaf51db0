/** Parses a REST request: path, parameters, and identity. */
import type { IncomingMessage } from 'node:http';
import { ANONYMOUS, type Identity, identify, impersonate } from '../auth/token.ts';
import { type Path, parsePath } from '../tree/path.ts';
import { RestError } from './rest-error.ts';

/** Source: Firebase docs "Realtime Database Limits", 256 MB for a write through the REST API. */
const MAX_BODY_BYTES = 256 * 1024 * 1024;

/** Reads the whole body. @throws RestError if it is too long or the client disconnects */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) throw new RestError(413, 'The specified payload is too large.');
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof RestError) throw error;
    throw new RestError(400, 'The request was cut off');
  }
  return Buffer.concat(chunks).toString();
}

/** @throws RestError */
export function urlOf(request: IncomingMessage): URL {
  const url = URL.parse(request.url ?? '/', 'http://localhost');
  if (!url) throw new RestError(400, 'Invalid URL');
  return url;
}

/** The path of "/a/b.json". @throws RestError, InvalidDataError */
export function pathOf(pathname: string): Path {
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
export function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new RestError(400, "Invalid data; couldn't parse JSON object, array, or value.");
  }
}

function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/**
 * The caller's identity. An owner can act as a user (`auth_variable_override`).
 * @param now ms since 1970
 * @throws TokenError, RestError
 */
export function identityOf(request: IncomingMessage, parameters: URLSearchParams, now: number): Identity {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const credential = bearer ?? parameters.get('access_token') ?? parameters.get('auth');
  if (!credential) return ANONYMOUS;
  const identity = identify(credential, now);
  const override = parameters.get('auth_variable_override');
  if (identity.kind !== 'admin' || override === null) return identity;
  const auth = parseBody(override);
  return impersonate(isObject(auth) ? auth : null);
}
