/**
 * One client's session: its requests and their state.
 * Source: @firebase/database `PersistentConnection` (actions q, n, g, p, m, auth, gauth, unauth, s;
 * `onDataPush_` for d, m, c).
 */
import { ANONYMOUS, type Identity, identify, impersonate, TokenError } from '../auth/token.ts';
import type { Services } from '../commit-queue.ts';
import { type Database, StaleDataError, type Subscriber } from '../database.ts';
import { JournalError } from '../journal/files.ts';
import { loadsAllData, parseWireQuery } from '../query/query.ts';
import { PermissionDeniedError } from '../rules/ruleset.ts';
import { hashOf } from '../tree/hash.ts';
import { toJsonText } from '../tree/json.ts';
import { InvalidDataError, type Path, parsePath } from '../tree/path.ts';
import { isJsonObject } from '../tree/value.ts';
import type { Change } from '../view.ts';
import { changeMessage, pushMessage, type Request, responseMessage } from './messages.ts';

/** Maximum delay of a timer, ms. */
const MAX_TIMEOUT = 2 ** 31 - 1;

export interface SessionHost extends Pick<Services, 'now' | 'log'> {
  send(message: string): void;
}

export class Session {
  #identity: Identity = ANONYMOUS;
  #expiry: NodeJS.Timeout | undefined;
  readonly #database: Database;
  readonly #host: SessionHost;
  readonly #listens = new Map<string, Subscriber>();

  constructor(database: Database, host: SessionHost) {
    this.#database = database;
    this.#host = host;
  }

  handle(request: Request): void {
    try {
      const data = this.#perform(request);
      this.#host.send(responseMessage(request.r, 'ok', data));
    } catch (error) {
      const [status, data] = this.#errorStatus(error);
      this.#host.send(responseMessage(request.r, status, JSON.stringify(data)));
    }
  }

  #errorStatus(error: unknown): readonly [status: string, data: string] {
    if (error instanceof PermissionDeniedError) {
      this.#host.log(`denied: ${error.message}`);
      return ['permission_denied', 'Permission denied'];
    }
    if (error instanceof StaleDataError) return ['datastale', error.message];
    if (error instanceof InvalidDataError) return ['invalid_data', error.message];
    if (error instanceof TokenError) return [error.status, error.message];
    if (error instanceof JournalError) return ['unavailable', 'The service is unavailable'];
    throw error;
  }

  /** Returns the response's data as JSON text. */
  #perform({ a, b }: Request): string {
    switch (a) {
      case 'q':
        return this.#listen(b);
      case 'n':
        this.#drop(listenKey(pathOf(b), b.q, tagOf(b)));
        return '""';
      case 'g':
        return this.#get(b);
      case 'p':
        this.#database.put(pathOf(b), b.d, this.#identity, typeof b.h === 'string' ? b.h : undefined);
        return '""';
      case 'm':
        this.#database.merge(pathOf(b), b.d, this.#identity);
        return '""';
      case 'auth':
      case 'gauth':
        return this.#authenticate(b);
      case 'unauth':
        this.#become(ANONYMOUS);
        return '""';
      case 's':
      case 'appcheck':
      case 'unappeck':
        // Statistics and App Check are irrelevant here.
        return '""';
      default:
        throw new InvalidDataError('Unknown action');
    }
  }

  #get(body: Request['b']): string {
    const path = pathOf(body);
    const query = parseWireQuery(body.q);
    const missing = this.#database.missingIndex(path, query);
    if (missing !== null) throw new InvalidDataError(missing);
    return toJsonText(this.#database.read(path, query, this.#identity));
  }

  #listen(body: Request['b']): string {
    const path = pathOf(body);
    const query = parseWireQuery(body.q);
    const tag = tagOf(body);
    const key = listenKey(path, body.q, tag);
    const push = (change: Change) => this.#host.send(changeMessage(path, change, tag));
    const subscriber: Subscriber = {
      identity: () => this.#identity,
      changed: push,
      revoked: () => {
        this.#listens.delete(key);
        // The query as the client sent it, which identifies the listen.
        const q = loadsAllData(query) ? {} : { q: [body.q] };
        this.#host.send(pushMessage('c', JSON.stringify({ p: path.join('/'), ...q })));
      },
    };
    const value = this.#database.listen(path, query, subscriber);
    this.#drop(key);
    this.#listens.set(key, subscriber);
    // A reconnecting client sends the hash of its cached data.
    if (typeof body.h !== 'string' || body.h === '' || body.h !== hashOf(value)) push([[[], value]]);
    return this.#database.missingIndex(path, query) === null ? '{}' : '{"w":["no_index"]}';
  }

  #drop(key: string): void {
    const subscriber = this.#listens.get(key);
    if (subscriber) this.#database.unlisten(subscriber);
    this.#listens.delete(key);
  }

  #authenticate(body: Request['b']): string {
    if (typeof body.cred !== 'string') throw new TokenError('invalid_token', 'Could not parse auth token.');
    const identity = identify(body.cred, this.#host.now());
    if (identity.isAdmin && body.noauth === true) this.#become(ANONYMOUS);
    else if (identity.isAdmin && isJsonObject(body.authvar)) this.#become(impersonate(body.authvar));
    else this.#become(identity);
    return JSON.stringify({ auth: this.#identity.auth });
  }

  #become(identity: Identity): void {
    this.#identity = identity;
    clearTimeout(this.#expiry);
    // A longer one would fire at once.
    const left = identity.expires - this.#host.now();
    if (left < MAX_TIMEOUT) this.#expiry = setTimeout(() => this.#expire(identity), left).unref();
    for (const subscriber of [...this.#listens.values()]) this.#database.review(subscriber);
  }

  /** Notifies the client that its token has expired, so that it requests a new one. */
  #expire(identity: Identity): void {
    // Timers can be early.
    if (this.#host.now() < identity.expires) {
      this.#become(identity);
      return;
    }
    this.#host.send(pushMessage('ac', '{"s":"expired_token","d":"Auth token is expired."}'));
    this.#become(ANONYMOUS);
  }

  end(): void {
    clearTimeout(this.#expiry);
    for (const subscriber of this.#listens.values()) this.#database.unlisten(subscriber);
    this.#listens.clear();
  }
}

function pathOf(body: Request['b']): Path {
  if (typeof body.p !== 'string') throw new InvalidDataError('A request needs a path');
  return parsePath(body.p);
}

function tagOf(body: Request['b']): number | null {
  return typeof body.t === 'number' ? body.t : null;
}

function listenKey(path: Path, query: unknown, tag: number | null): string {
  return `${path.join('/')}?${tag === null ? '' : `${tag}${JSON.stringify(query)}`}`;
}
