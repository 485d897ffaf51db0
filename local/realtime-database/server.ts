/** A Realtime Database on this machine: see README.md. */
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Database } from './database.ts';
import { Journal } from './journal/journal.ts';
import { Namespaces } from './namespaces.ts';
import { handleRest } from './rest/handler.ts';
import { Connection } from './wire/connection.ts';

export { RulesError } from './rules/rules-error.ts';

export interface RealtimeDatabaseOptions {
  /** TCP port on 127.0.0.1; 0 picks a free one. */
  port: number;
  /** Folder of the journal and snapshot; created when missing; omitted: memory only. */
  dataDir?: string;
  /** Text of database.rules.json (with comments allowed as Firebase does). */
  rules: string;
  /** Default namespace, for example 'demo-anbahn-default-rtdb'. */
  namespace: string;
  /** Debug log: denials and which rule denied. */
  log?: (line: string) => void;
}

export interface RealtimeDatabase {
  readonly port: number;
  /** For `databaseURL`, with the default namespace. */
  readonly url: string;
  /** Replaces the rules; throws RulesError naming the path */
  setRules(text: string): void;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
/** How often clients are asked for a sign of life, ms. The SDK itself sends one after 45 s of silence. */
const PING_INTERVAL = 30_000;
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const LOOPBACK_ORIGIN = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Starts a server. Other namespaces than the default one come to be when a client names them, with the same rules.
 * @throws RulesError for faulty rules, JournalError for a data folder that cannot be used, InvalidDataError for a namespace
 * that cannot be a name
 */
export async function startRealtimeDatabase(options: RealtimeDatabaseOptions): Promise<RealtimeDatabase> {
  const log = options.log ?? (() => undefined);
  const opened = options.dataDir === undefined ? null : Journal.open({ folder: options.dataDir, log });
  try {
    const journal = opened?.journal ?? null;
    const namespaces = new Namespaces({
      rules: options.rules,
      journal,
      state: opened?.state ?? new Map(),
      now: () => Date.now(),
      log,
    });
    namespaces.get(options.namespace);
    return await new Server(options.namespace, namespaces, journal, log).listen(options.port);
  } catch (error) {
    await opened?.journal.close();
    throw error;
  }
}

class Server {
  readonly #defaultNamespace: string;
  readonly #namespaces: Namespaces;
  readonly #journal: Journal | null;
  readonly #log: (line: string) => void;
  /** By the name of their session. */
  readonly #connections = new Map<string, Connection>();
  readonly #pings = setInterval(() => {
    for (const connection of this.#connections.values()) connection.ping();
  }, PING_INTERVAL).unref();
  readonly #http = http.createServer((request, response) => this.#answer(request, response));
  readonly #sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });

  constructor(
    defaultNamespace: string,
    namespaces: Namespaces,
    journal: Journal | null,
    log: (line: string) => void,
  ) {
    this.#defaultNamespace = defaultNamespace;
    this.#namespaces = namespaces;
    this.#journal = journal;
    this.#log = log;
    this.#http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  listen(wanted: number): Promise<RealtimeDatabase> {
    return new Promise((resolve, reject) => {
      this.#http.once('error', reject);
      this.#http.listen(wanted, HOST, () => {
        const address = this.#http.address();
        const port = typeof address === 'object' && address ? address.port : wanted;
        resolve({
          port,
          url: `http://${HOST}:${port}/?ns=${this.#defaultNamespace}`,
          setRules: (text) => this.#namespaces.setRules(text),
          close: () => this.#close(),
        });
      });
    });
  }

  #answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    if (!isFromHere(request)) {
      response.writeHead(403).end('{"error":"This server answers to this machine only."}\n');
      return;
    }
    handleRest(request, response, {
      queue: this.#namespaces.queue,
      now: () => Date.now(),
      log: this.#log,
      database: (name) => this.#namespaces.get(name ?? this.#defaultNamespace),
    });
  }

  #upgrade(request: http.IncomingMessage, socket: Duplex, head: Buffer): void {
    // Until a WebSocket has it, a socket is nobody's; an error without a listener would end the process.
    socket.on('error', () => socket.destroy());
    const database = this.#databaseFor(request);
    if (!database) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) =>
      this.#connect(request, webSocket, database),
    );
  }

  /** Null for a request that is not for this server. */
  #databaseFor(request: http.IncomingMessage): Database | null {
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    if (!isFromHere(request) || url?.pathname !== '/.ws') return null;
    try {
      return this.#namespaces.get(url.searchParams.get('ns') ?? this.#defaultNamespace);
    } catch {
      return null;
    }
  }

  #connect(request: http.IncomingMessage, webSocket: WebSocket, database: Database): void {
    const session = randomBytes(16).toString('hex');
    const connection = new Connection(webSocket, database, {
      queue: this.#namespaces.queue,
      now: () => Date.now(),
      log: this.#log,
      address: request.headers.host ?? HOST,
      session,
    });
    this.#connections.set(session, connection);
    webSocket.on('close', () => this.#connections.delete(session));
    // A client that comes back names its last session: when that line still looks open, it is dead.
    const last = URL.parse(request.url ?? '', 'http://localhost')?.searchParams.get('ls');
    if (last) this.#connections.get(last)?.terminate();
  }

  async #close(): Promise<void> {
    clearInterval(this.#pings);
    const closed = new Promise<void>((resolve) => this.#http.close(() => resolve()));
    await this.#namespaces.queue.settled();
    for (const connection of this.#connections.values()) connection.terminate();
    this.#http.closeAllConnections();
    await closed;
    // The end of the connections has run what they left for it.
    await this.#namespaces.queue.settled();
    await this.#journal?.close();
  }
}

/**
 * True for a request that this server should answer. Tokens prove nothing here, so no page from elsewhere may use it: not
 * under its own host name (DNS rebinding), and not across origins.
 */
function isFromHere(request: http.IncomingMessage): boolean {
  const { host, origin } = request.headers;
  return LOOPBACK_HOST.test(host ?? '') && (origin === undefined || LOOPBACK_ORIGIN.test(origin));
}
