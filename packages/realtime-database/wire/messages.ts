/**
 * The protocol's envelope: `{t: 'c' | 'd', d: ...}`, control and data messages.
 * Source: @firebase/database `Connection` (MESSAGE_TYPE, SERVER_HELLO and its siblings),
 * `PersistentConnection.sendRequest`, `PersistentConnection.onDataMessage_`; `Repo.onDataUpdate_` (tags, merges with
 * paths).
 */

import { toJsonText } from '../tree/json.ts';
import type { Path } from '../tree/path.ts';
import { isJsonObject } from '../tree/value.ts';
import type { Change } from '../view.ts';
import { ProtocolError } from './frames.ts';

/** A data message from a client: request number, action, body. */
export interface Request {
  readonly r: number;
  readonly a: string;
  readonly b: Readonly<Record<string, unknown>>;
}

/** Parses a message; null if it needs no response. @throws ProtocolError */
export function parseMessage(text: string): Request | 'ping' | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ProtocolError('Message is not JSON');
  }
  const { t, d: data } = isJsonObject(json) ? json : {};
  if (!isJsonObject(data)) throw new ProtocolError('Message has no body');
  if (t === 'c') return data.t === 'p' ? 'ping' : null;
  const { r, a, b } = data;
  if (t !== 'd' || typeof r !== 'number' || typeof a !== 'string' || !isJsonObject(b))
    throw new ProtocolError('Malformed request');
  return { r, a, b };
}

/** First message of the server: time, PROTOCOL_VERSION, host and session. */
export function helloMessage(now: number, host: string, session: string): string {
  return JSON.stringify({ t: 'c', d: { t: 'h', d: { ts: now, v: '5', h: host, s: session } } });
}

export const PONG = JSON.stringify({ t: 'c', d: { t: 'o', d: null } });

/** Response to a request; `data` is JSON text. */
export function responseMessage(request: number, status: string, data: string): string {
  return `{"t":"d","d":{"r":${request},"b":{"s":${JSON.stringify(status)},"d":${data}}}}`;
}

/** An unsolicited message; `body` is JSON text. */
export function pushMessage(action: 'd' | 'm' | 'c' | 'ac', body: string): string {
  return `{"t":"d","d":{"b":${body},"a":"${action}"}}`;
}

const wirePath = (path: Path): string => JSON.stringify(path.join('/'));

/** A change for a listen at a path. @param tag null for a listen without a query */
export function changeMessage(path: Path, change: Change, tag: number | null): string {
  const end = tag === null ? '}}}' : `,"t":${tag}}}}`;
  const [first] = change;
  if (change.length === 1 && first)
    return `{"t":"d","d":{"a":"d","b":{"p":${wirePath([...path, ...first[0]])},"d":${toJsonText(first[1])}${end}`;
  const entries = change.map(([relative, value]) => `${wirePath(relative)}:${toJsonText(value)}`);
  return `{"t":"d","d":{"a":"m","b":{"p":${wirePath(path)},"d":{${entries.join(',')}}${end}`;
}
