/**
 * One listen of one client: encodes changes as protocol messages.
 * Source: @firebase/database `PersistentConnection.onDataPush_` (d, m, c), `Repo.onDataUpdate_` (tags, merges with
 * paths).
 */
import type { Identity } from '../auth/token.ts';
import type { Subscriber } from '../database.ts';
import type { Change, View } from '../listeners.ts';
import type { Message } from '../outbox.ts';
import { loadsAllData } from '../query/query.ts';
import { toJsonText } from '../tree/json.ts';
import type { Path } from '../tree/path.ts';
import type { Value } from '../tree/value.ts';
import { pushMessage } from './messages.ts';

/** A subscriber's dependencies. */
export interface SubscriberHost {
  readonly identity: Identity;
  send(message: Message): void;
  ended(subscriber: TaggedSubscriber): void;
}

function wirePath(path: Path): string {
  return JSON.stringify(path.join('/'));
}

/** A change's body without the tag: shared by all listeners of a view. */
interface Body {
  readonly action: 'd' | 'm';
  readonly text: string;
}

function bodyOf(path: Path, change: Change): Body {
  const [first] = change;
  if (change.length === 1 && first) {
    const [relative, value] = first;
    return { action: 'd', text: `"p":${wirePath([...path, ...relative])},"d":${toJsonText(value)}` };
  }
  const entries = change.map(([relative, value]) => `${wirePath(relative)}:${toJsonText(value)}`);
  return { action: 'm', text: `"p":${wirePath(path)},"d":{${entries.join(',')}}` };
}

function messageOf({ action, text }: Body, tag: number | null): string {
  return pushMessage(action, `{${text}${tag === null ? '' : `,"t":${tag}`}}`);
}

/** A view's change, encoded lazily for its first listener and reused for the others. */
class Words {
  readonly change: Change;
  readonly #path: Path;
  #body: Body | null = null;
  #untagged: string | null = null;

  constructor(path: Path, change: Change) {
    this.#path = path;
    this.change = change;
  }

  for(tag: number | null): string {
    this.#body ??= bodyOf(this.#path, this.change);
    if (tag !== null) return messageOf(this.#body, tag);
    this.#untagged ??= messageOf(this.#body, null);
    return this.#untagged;
  }
}

/** Cache of the last change. */
let last: Words | null = null;

/** See the top of this file. */
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

  /** Sends the initial value. */
  begin(path: Path, value: Value | null): void {
    this.#host.send(messageOf(bodyOf(path, [[[], value]]), this.#tag));
  }

  changed(view: View<Subscriber>, change: Change): void {
    const words = last?.change === change ? last : new Words(view.path, change);
    last = words;
    this.#host.send(() => words.for(this.#tag));
  }

  revoked(view: View<Subscriber>): void {
    this.#host.ended(this);
    const query = loadsAllData(view.query) ? '' : `,"q":[${JSON.stringify(this.#rawQuery)}]`;
    this.#host.send(pushMessage('c', `{"p":${wirePath(view.path)}${query}}`));
  }
}
