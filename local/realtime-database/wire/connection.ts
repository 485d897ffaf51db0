/**
 * One WebSocket of one client.
 * Source: @firebase/database `PersistentConnection` (actions q, n, g, p, m, o, om, oc, auth, gauth, unauth, s),
 * `Connection.onHandshake_`.
 */
import type { WebSocket } from 'ws';
import { ANONYMOUS, type Identity, identify, impersonate, TokenError } from '../auth/token.ts';
import type { CommitQueue } from '../commit-queue.ts';
import { type Database, PermissionDeniedError, StaleDataError, type Subscriber } from '../database.ts';
import { JournalError } from '../journal/files.ts';
import type { Change, View } from '../listeners.ts';
import { Outbox } from '../outbox.ts';
import { loadsAllData, parseWireQuery } from '../query/query.ts';
import { hashOf } from '../tree/hash.ts';
import { toJsonText } from '../tree/json.ts';
import { formatPath, InvalidDataError, type Path, parsePath } from '../tree/path.ts';
import { FrameJoiner, ProtocolError, toFrames } from './frames.ts';
import { helloMessage, PONG, parseMessage, pushMessage, type Request, responseMessage } from './messages.ts';
import { childWrites, OnDisconnect } from './on-disconnect.ts';

/** Longest message, in UTF-16 units. Source: Firebase docs "Realtime Database Limits", 16 MB for a write from the SDKs. */
const MAX_MESSAGE = 64 * 1024 * 1024;

/** What a connection needs of its server. */
export interface ConnectionHost {
  readonly queue: CommitQueue;
  /** Host and port by which the client reached the server. */
  readonly address: string;
  /** Name of this session. */
  readonly session: string;
  now(): number;
  log(line: string): void;
}

interface Listen {
  readonly view: View<Subscriber>;
  readonly subscriber: TaggedSubscriber;
}

/** One listen of one client. */
class TaggedSubscriber implements Subscriber {
  readonly tag: number | null;
  /** The query in the client's own words, for telling it which listen has ended. */
  readonly rawQuery: unknown;
  readonly #connection: Connection;

  constructor(connection: Connection, tag: number | null, rawQuery: unknown) {
    this.#connection = connection;
    this.tag = tag;
    this.rawQuery = rawQuery;
  }

  get identity(): Identity {
    return this.#connection.identity;
  }

  changed(view: View<Subscriber>, change: Change): void {
    this.#connection.send(changeMessage(view.path, change, this.tag));
  }

  revoked(view: View<Subscriber>): void {
    this.#connection.revoked(view, this);
  }
}

function wirePath(path: Path): string {
  return JSON.stringify(path.join('/'));
}

function changeMessage(path: Path, change: Change, tag: number | null): string {
  const suffix = tag === null ? '' : `,"t":${tag}`;
  const [first] = change;
  if (change.length === 1 && first) {
    const [relative, value] = first;
    return pushMessage('d', `{"p":${wirePath([...path, ...relative])},"d":${toJsonText(value)}${suffix}}`);
  }
  const entries = change.map(([relative, value]) => `${wirePath(relative)}:${toJsonText(value)}`);
  return pushMessage('m', `{"p":${wirePath(path)},"d":{${entries.join(',')}}${suffix}}`);
}

/** See the head of this file. */
export class Connection {
  identity: Identity = ANONYMOUS;
  readonly #socket: WebSocket;
  readonly #database: Database;
  readonly #host: ConnectionHost;
  readonly #joiner = new FrameJoiner(MAX_MESSAGE);
  readonly #listens = new Map<string, Listen>();
  readonly #onDisconnect = new OnDisconnect();
  readonly #outbox: Outbox;

  constructor(socket: WebSocket, database: Database, host: ConnectionHost) {
    this.#socket = socket;
    this.#database = database;
    this.#host = host;
    this.#outbox = new Outbox(
      host.queue,
      (messages) => this.#transmit(messages),
      () => this.terminate(),
    );
    socket.on('message', (data) => this.#onFrame(String(data)));
    socket.on('close', () => this.#onClose());
    socket.on('error', () => socket.terminate());
    this.send(helloMessage(host.now(), host.address, host.session));
  }

  /** Queues a message; it leaves when all that was written before it is durable. */
  send(message: string): void {
    this.#outbox.send(message);
  }

  #transmit(messages: readonly string[]): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    for (const message of messages) for (const frame of toFrames(message)) this.#socket.send(frame);
  }

  #onFrame(frame: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    try {
      const text = this.#joiner.push(frame);
      const message = text === null ? null : parseMessage(text);
      if (message?.kind === 'ping') this.send(PONG);
      else if (message) this.#answer(message.request);
    } catch (error) {
      // Whatever one client sends, the others are served.
      const isTheirs = error instanceof ProtocolError;
      this.#host.log(
        `closed a connection: ${error instanceof Error ? (isTheirs ? error.message : error.stack) : error}`,
      );
      this.#socket.close(isTheirs ? 1002 : 1011);
    }
  }

  #answer(request: Request): void {
    try {
      const data = this.#perform(request);
      this.send(responseMessage(request.r, 'ok', data));
    } catch (error) {
      const [status, data] = this.#refusal(error);
      this.send(responseMessage(request.r, status, JSON.stringify(data)));
    }
  }

  #refusal(error: unknown): readonly [status: string, data: string] {
    if (error instanceof PermissionDeniedError) {
      this.#host.log(`denied: ${error.message}`);
      return ['permission_denied', 'Permission denied'];
    }
    if (error instanceof StaleDataError)
      return ['datastale', 'Transaction needs to be run again with current data'];
    if (error instanceof InvalidDataError) return ['invalid_data', error.message];
    if (error instanceof TokenError) return [error.status, error.message];
    if (error instanceof JournalError) return ['unavailable', 'The service is unavailable'];
    throw error;
  }

  /** Does what a request asks; returns the JSON text of the answer's data. */
  #perform({ a, b }: Request): string {
    switch (a) {
      case 'q':
        return this.#listen(b);
      case 'n':
        this.#unlisten(b);
        return '""';
      case 'g':
        return toJsonText(this.#database.read(pathOf(b), parseWireQuery(b.q), this.identity));
      case 'p':
        this.#database.put(pathOf(b), b.d, this.identity, typeof b.h === 'string' ? b.h : undefined);
        return '""';
      case 'm':
        this.#database.merge(pathOf(b), b.d, this.identity);
        return '""';
      case 'auth':
      case 'gauth':
        return this.#authenticate(b);
      case 'unauth':
        this.#become(ANONYMOUS);
        return '""';
      case 'o':
        this.#database.checkPut(pathOf(b), b.d, this.identity);
        this.#onDisconnect.set([{ path: pathOf(b), json: b.d }]);
        return '""';
      case 'om':
        this.#database.checkMerge(pathOf(b), b.d, this.identity);
        this.#onDisconnect.set(childWrites(pathOf(b), b.d));
        return '""';
      case 'oc':
        this.#onDisconnect.cancel(pathOf(b));
        return '""';
      case 's':
        return '""';
      default:
        throw new InvalidDataError('Unknown action');
    }
  }

  #authenticate(body: Request['b']): string {
    const identity = identify(String(body.cred), this.#host.now());
    if (identity.kind !== 'admin') this.#become(identity);
    else if (body.noauth === true) this.#become(impersonate(null));
    else if (isObject(body.authvar)) this.#become(impersonate(body.authvar));
    else this.#become(identity);
    return JSON.stringify({ auth: this.identity.kind === 'user' ? this.identity.auth : null });
  }

  #become(identity: Identity): void {
    this.identity = identity;
    for (const { subscriber } of this.#listens.values()) this.#database.reviewListeners(subscriber);
  }

  #listen(body: Request['b']): string {
    const path = pathOf(body);
    const query = parseWireQuery(body.q);
    const value = this.#database.read(path, query, this.identity);
    const tag = typeof body.t === 'number' ? body.t : null;
    const key = listenKey(path, body.q, tag);
    this.#drop(key);
    const subscriber = new TaggedSubscriber(this, tag, body.q);
    const view = this.#database.listeners.add(path, query, this.#database.root, subscriber);
    this.#listens.set(key, { view, subscriber });
    if (body.h !== hashOf(value) || body.h === '') this.send(changeMessage(path, [[[], value]], tag));
    return '{}';
  }

  #unlisten(body: Request['b']): void {
    const tag = typeof body.t === 'number' ? body.t : null;
    this.#drop(listenKey(pathOf(body), body.q, tag));
  }

  #drop(key: string): void {
    const listen = this.#listens.get(key);
    if (!listen) return;
    this.#listens.delete(key);
    this.#database.listeners.remove(listen.view, listen.subscriber);
  }

  /** Tells the client that a listen has ended. */
  revoked(view: View<Subscriber>, subscriber: TaggedSubscriber): void {
    for (const [key, listen] of this.#listens)
      if (listen.subscriber === subscriber) this.#listens.delete(key);
    this.#host.log(`revoked: listen at ${formatPath(view.path)}`);
    const query = loadsAllData(view.query) ? '' : `,"q":[${JSON.stringify(subscriber.rawQuery)}]`;
    this.send(pushMessage('c', `{"p":${wirePath(view.path)}${query}}`));
  }

  #onClose(): void {
    for (const { view, subscriber } of this.#listens.values())
      this.#database.listeners.remove(view, subscriber);
    this.#listens.clear();
    this.#onDisconnect.run(this.#database, this.identity, (line) => this.#host.log(line));
  }

  /** Cuts the line, as when the server stops. */
  terminate(): void {
    this.#socket.terminate();
  }
}

function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function pathOf(body: Request['b']): Path {
  if (typeof body.p !== 'string') throw new InvalidDataError('A request needs a path');
  return parsePath(body.p);
}

function listenKey(path: Path, query: unknown, tag: number | null): string {
  return `${path.join('/')}?${tag === null ? '' : `${tag}${JSON.stringify(query)}`}`;
}
