/** The server's sockets, access checks, startup, and shutdown. */
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Database } from './database.ts';
import { Hosts, inUrl } from './hosts.ts';
import { Journal } from './journal/journal.ts';
import { Namespaces } from './namespaces.ts';
import { handleRest } from './rest/handler.ts';
import { defaultBudget, UnreadBudget } from './unread.ts';
import { Connection } from './wire/connection.ts';

export interface RealtimeDatabaseOptions {
  /** TCP port; 0 picks a free one. */
  port: number;
  /** Address to listen on; 127.0.0.1 by default. Anybody who can reach it has admin access. */
  host?: string;
  /** Additional host names to accept; requests to others are rejected. */
  allowedHosts?: readonly string[];
  /** Folder for journal and snapshot, created if missing; memory only if omitted. */
  dataDir?: string;
  /** Text of database.rules.json (comments are allowed, as in Firebase). */
  rules: string;
  /** Default namespace, for example 'demo-anbahn-default-rtdb'. */
  namespace: string;
  /** Total bytes that may be pending for clients that don't read; defaults to a fraction of the heap. */
  unreadBudget?: number;
  /** Debug log: denials and the rules that caused them. */
  log?: (line: string) => void;
}

export interface RealtimeDatabase {
  readonly port: number;
  /** For `databaseURL`, with the default namespace. */
  readonly url: string;
  /** Replaces the rules. @throws RulesError with the path */
  setRules(text: string): void;
  /** Closes all connections and persists everything. @throws JournalError if the data cannot be written */
  close(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';
/** Ping interval, ms. The SDK itself sends a keepalive after 45 s of silence. */
const PING_INTERVAL = 30_000;
/** The budget for unread data holds this many full batches of responses. */
const BATCHES = 8;

/**
 * Starts a server. Clients create further namespaces by naming them; all share the same rules.
 * @throws RulesError for invalid rules, JournalError for an unusable data folder, InvalidDataError for an invalid
 * namespace
 */
export async function startRealtimeDatabase(options: RealtimeDatabaseOptions): Promise<RealtimeDatabase> {
  const log = options.log ?? (() => undefined);
  const journal = options.dataDir === undefined ? null : Journal.open({ folder: options.dataDir, log });
  try {
    const unread = new UnreadBudget(options.unreadBudget ?? defaultBudget());
    const namespaces = new Namespaces({
      rules: options.rules,
      journal,
      batchLength: unread.limit / BATCHES,
      now: () => Date.now(),
      log,
    });
    namespaces.get(options.namespace);
    const { host = LOOPBACK, allowedHosts = [] } = options;
    const hosts = new Hosts(host, allowedHosts);
    const server = new Server({
      defaultNamespace: options.namespace,
      namespaces,
      journal,
      hosts,
      unread,
      log,
    });
    return await server.listen(options.port, host);
  } catch (error) {
    await journal?.close();
    throw error;
  }
}

interface ServerDeps {
  readonly defaultNamespace: string;
  readonly namespaces: Namespaces;
  readonly journal: Journal | null;
  readonly hosts: Hosts;
  readonly unread: UnreadBudget;
  readonly log: (line: string) => void;
}

class Server {
  readonly #defaultNamespace: string;
  readonly #namespaces: Namespaces;
  readonly #journal: Journal | null;
  readonly #hosts: Hosts;
  readonly #unread: UnreadBudget;
  readonly #log: (line: string) => void;
  /** By session id. */
  readonly #connections = new Map<string, Connection>();
  readonly #pings = setInterval(() => {
    for (const connection of this.#connections.values()) connection.ping();
  }, PING_INTERVAL).unref();
  readonly #http = http.createServer((request, response) => this.#handleRequest(request, response));
  #closing: Promise<void> | null = null;
  readonly #sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });

  constructor({ defaultNamespace, namespaces, journal, hosts, unread, log }: ServerDeps) {
    this.#defaultNamespace = defaultNamespace;
    this.#namespaces = namespaces;
    this.#journal = journal;
    this.#hosts = hosts;
    this.#unread = unread;
    this.#log = log;
    this.#http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  listen(preferredPort: number, host: string): Promise<RealtimeDatabase> {
    return new Promise((resolve, reject) => {
      this.#http.once('error', reject);
      this.#http.listen(preferredPort, host, () => {
        const address = this.#http.address();
        const port = typeof address === 'object' && address ? address.port : preferredPort;
        resolve({
          port,
          url: `http://${inUrl(host)}:${port}/?ns=${this.#defaultNamespace}`,
          setRules: (text) => this.#namespaces.setRules(text),
          close: () => {
            this.#closing ??= this.#close();
            return this.#closing;
          },
        });
      });
    });
  }

  #handleRequest(request: http.IncomingMessage, response: http.ServerResponse): void {
    if (!this.#hosts.allows(request)) {
      response
        .writeHead(403)
        .end('{"error":"This server does not accept requests for this host or from this page."}\n');
      return;
    }
    handleRest(request, response, {
      queue: this.#namespaces.queue,
      unread: this.#unread,
      now: () => Date.now(),
      log: this.#log,
      database: (name) => this.#namespaces.get(name ?? this.#defaultNamespace),
    });
  }

  #upgrade(request: http.IncomingMessage, socket: Duplex, head: Buffer): void {
    // Before the WebSocket takes over, an unhandled socket error would crash the process.
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

  /** Null if the request is rejected. */
  #databaseFor(request: http.IncomingMessage): Database | null {
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    if (!this.#hosts.allows(request) || url?.pathname !== '/.ws') return null;
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
      unread: this.#unread,
      now: () => Date.now(),
      log: this.#log,
      address: request.headers.host ?? LOOPBACK,
      session,
    });
    this.#connections.set(session, connection);
    webSocket.on('close', () => this.#connections.delete(session));
    // A reconnecting client names its last session: if that connection still looks open, it is dead.
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
    // Closing the connections has run their onDisconnect writes.
    await this.#namespaces.queue.settled();
    await this.#journal?.close();
  }
}
