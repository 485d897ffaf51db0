/**
 * A streaming GET with server-sent events.
 * Source: Firebase docs "Firebase Database REST API", "Streaming from the REST API" (put, patch, keep-alive, cancel,
 * auth_revoked).
 */
import type { ServerResponse } from 'node:http';
import type { Identity } from '../auth/token.ts';
import type { CommitQueue } from '../commit-queue.ts';
import type { Database, Listening, Subscriber } from '../database.ts';
import type { Change, View } from '../listeners.ts';
import { type Message, Outbox } from '../outbox.ts';
import type { Query } from '../query/query.ts';
import { formatPath, type Path } from '../tree/path.ts';
import type { UnreadBudget } from '../unread.ts';
import { readerOf } from './reader.ts';
import { toRestText } from './rest-json.ts';

const KEEP_ALIVE_INTERVAL = 30_000;
/** Maximum delay of a timer, ms. */
const MAX_TIMEOUT = 2 ** 31 - 1;

function event(name: string, data: string): string {
  return `event: ${name}\ndata: ${data}\n\n`;
}

function eventOf(change: Change): string {
  const [first] = change;
  if (change.length === 1 && first) {
    const [relative, value] = first;
    return event('put', `{"path":${JSON.stringify(formatPath(relative))},"data":${toRestText(value)}}`);
  }
  const entries = change.map(
    ([relative, value]) => `${JSON.stringify(relative.join('/'))}:${toRestText(value)}`,
  );
  return event('patch', `{"path":"/","data":{${entries.join(',')}}}`);
}

/** A stream's dependencies. */
export interface StreamHost {
  readonly queue: CommitQueue;
  readonly unread: UnreadBudget;
  log(line: string): void;
}

/** See the top of this file. */
export class EventStream implements Subscriber {
  readonly identity: Identity;
  readonly #outbox: Outbox;
  readonly #timers: NodeJS.Timeout[] = [];
  /** The last event is in the outbox or sent. */
  #isOver = false;
  #isLastMade = false;

  private constructor(response: ServerResponse, identity: Identity, host: StreamHost) {
    this.identity = identity;
    const reader = readerOf(response, host);
    this.#outbox = new Outbox(
      host.queue,
      (texts) => {
        host.unread.send(reader, () => {
          // As bytes, which are stored outside the heap.
          response.write(Buffer.from(texts.join('')));
          if (this.#isLastMade) response.end();
        });
        return !response.destroyed;
      },
      () => response.destroy(),
    );
  }

  /**
   * Starts a stream.
   * @param now ms since 1970
   * @throws PermissionDeniedError before anything is sent
   */
  static begin(
    response: ServerResponse,
    database: Database,
    streamRequest: {
      readonly path: Path;
      readonly query: Query;
      readonly identity: Identity;
      readonly now: number;
    },
    host: StreamHost,
  ): void {
    const { path, query, identity, now } = streamRequest;
    const stream = new EventStream(response, identity, host);
    const { view, value }: Listening = database.listen(path, query, stream);
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
    response.once('close', () => {
      for (const timer of stream.#timers) clearTimeout(timer);
      database.unlisten(view, stream);
    });
    stream.#send(event('put', `{"path":"/","data":${toRestText(value)}}`));
    const keepAlive = () => stream.#send(event('keep-alive', 'null'));
    stream.#timers.push(setInterval(keepAlive, KEEP_ALIVE_INTERVAL).unref());
    if (identity.kind === 'user' && identity.expires - now < MAX_TIMEOUT) {
      const expire = () => stream.#end(event('auth_revoked', '"credential is no longer valid"'));
      stream.#timers.push(setTimeout(expire, identity.expires - now).unref());
    }
  }

  changed(_: View<Subscriber>, change: Change): void {
    this.#send(() => eventOf(change));
  }

  revoked(): void {
    this.#end(event('cancel', 'null'));
  }

  #send(message: Message): void {
    if (!this.#isOver) this.#outbox.send(message);
  }

  /** Ends after pending events, once the underlying writes are durable. */
  #end(last: string): void {
    this.#send(() => {
      this.#isLastMade = true;
      return last;
    });
    this.#isOver = true;
  }
}
