/**
 * One listen of one client: encodes changes as protocol messages.
 * Source: @firebase/database `PersistentConnection.onDataPush_` (d, m, c), `Repo.onDataUpdate_` (tags, merges with
 * paths).
 */
import type { Identity } from '../auth/token.ts';
import type { Subscriber } from '../database.ts';
import type { Change, View } from '../listeners.ts';
import { loadsAllData } from '../query/query.ts';
import { toJsonText } from '../tree/json.ts';
import type { Path } from '../tree/path.ts';
import type { Value } from '../tree/value.ts';
import { pushMessage } from './messages.ts';

export interface SubscriberHost {
  readonly identity: Identity;
  send(message: string): void;
  ended(subscriber: TaggedSubscriber): void;
}

function wirePath(path: Path): string {
  return JSON.stringify(path.join('/'));
}

/** Messages of changes without their ends: encoded for one listener and reused for the others of the view. */
const heads = new WeakMap<Change, string>();

function headOf(path: Path, change: Change): string {
  const existing = heads.get(change);
  if (existing !== undefined) return existing;
  const [first] = change;
  let head: string;
  if (change.length === 1 && first) {
    head = `{"t":"d","d":{"a":"d","b":{"p":${wirePath([...path, ...first[0]])},"d":${toJsonText(first[1])}`;
  } else {
    const entries = change.map(([relative, value]) => `${wirePath(relative)}:${toJsonText(value)}`);
    head = `{"t":"d","d":{"a":"m","b":{"p":${wirePath(path)},"d":{${entries.join(',')}}`;
  }
  heads.set(change, head);
  return head;
}

const endOf = (tag: number | null): string => (tag === null ? '}}}' : `,"t":${tag}}}}`);

export class TaggedSubscriber implements Subscriber {
  /** Null for a listen without a query. */
  readonly #tag: number | null;
  readonly #rawQuery: unknown;
  readonly #host: SubscriberHost;

  /** @param rawQuery the query as the client sent it, which identifies the listen */
  constructor(host: SubscriberHost, tag: number | null, rawQuery: unknown) {
    this.#host = host;
    this.#tag = tag;
    this.#rawQuery = rawQuery;
  }

  get identity(): Identity {
    return this.#host.identity;
  }

  begin(path: Path, value: Value | null): void {
    this.#host.send(headOf(path, [[[], value]]) + endOf(this.#tag));
  }

  changed(view: View<Subscriber>, change: Change): void {
    this.#host.send(headOf(view.path, change) + endOf(this.#tag));
  }

  revoked(view: View<Subscriber>): void {
    this.#host.ended(this);
    const query = loadsAllData(view.query) ? '' : `,"q":[${JSON.stringify(this.#rawQuery)}]`;
    this.#host.send(pushMessage('c', `{"p":${wirePath(view.path)}${query}}`));
  }
}
