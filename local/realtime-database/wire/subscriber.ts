/**
 * One listen of one client: puts what has changed into words of the protocol.
 * Source: @firebase/database `PersistentConnection.onDataPush_` (d, m, c), `Repo.onDataUpdate_` (tags, merges with paths).
 */
import type { Identity } from '../auth/token.ts';
import type { Subscriber } from '../database.ts';
import type { Change, View } from '../listeners.ts';
import { loadsAllData } from '../query/query.ts';
import { toJsonText } from '../tree/json.ts';
import type { Path } from '../tree/path.ts';
import type { Value } from '../tree/value.ts';
import { pushMessage } from './messages.ts';

/** What a listen needs of its session. */
export interface SubscriberHost {
  readonly identity: Identity;
  send(message: string): void;
  ended(subscriber: TaggedSubscriber): void;
}

function wirePath(path: Path): string {
  return JSON.stringify(path.join('/'));
}

/** The body of a change without its tag: the same for all listeners of a view. */
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

/** The last change that was put into words: the next listener of the view is told the same. */
let lastChange: Change | null = null;
let lastBody: Body = { action: 'd', text: '' };
let lastUntagged = '';

/** See the head of this file. */
export class TaggedSubscriber implements Subscriber {
  /** Null for a listen without a query. */
  readonly #tag: number | null;
  readonly #rawQuery: unknown;
  readonly #host: SubscriberHost;

  /** @param rawQuery the query in the client's own words, by which it knows the listen */
  constructor(host: SubscriberHost, tag: number | null, rawQuery: unknown) {
    this.#host = host;
    this.#tag = tag;
    this.#rawQuery = rawQuery;
  }

  get identity(): Identity {
    return this.#host.identity;
  }

  /** Sends what the place holds when the listen begins. */
  begin(path: Path, value: Value | null): void {
    this.#send(bodyOf(path, [[[], value]]));
  }

  changed(view: View<Subscriber>, change: Change): void {
    if (change !== lastChange) {
      lastChange = change;
      lastBody = bodyOf(view.path, change);
      lastUntagged = pushMessage(lastBody.action, `{${lastBody.text}}`);
    }
    if (this.#tag === null) this.#host.send(lastUntagged);
    else this.#send(lastBody);
  }

  #send({ action, text }: Body): void {
    this.#host.send(pushMessage(action, `{${text}${this.#tag === null ? '' : `,"t":${this.#tag}`}}`));
  }

  revoked(view: View<Subscriber>): void {
    this.#host.ended(this);
    const query = loadsAllData(view.query) ? '' : `,"q":[${JSON.stringify(this.#rawQuery)}]`;
    this.#host.send(pushMessage('c', `{"p":${wirePath(view.path)}${query}}`));
  }
}
