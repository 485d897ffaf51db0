/** Sockets, who may connect, start and stop. */
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
  /** The address to listen on; 127.0.0.1 unless told otherwise. Whoever reaches another one is an administrator. */
  host?: string;
  /** Host names by which clients may reach it, beside those of this machine: without them a request is refused. */
  allowedHosts?: readonly string[];
  /** Folder of the journal and snapshot; created when missing; omitted: memory only. */
  dataDir?: string;
  /** Text of database.rules.json (with comments allowed as Firebase does). */
  rules: string;
  /** Default namespace, for example 'demo-anbahn-default-rtdb'. */
  namespace: string;
  /** Bytes that may wait for clients that do not read them, for all together; a part of the heap, unless told otherwise. */
  unreadBudget?: number;
  /** Debug log: denials and which rule denied. */
  log?: (line: string) => void;
}

export interface RealtimeDatabase {
  readonly port: number;
  /** For `databaseURL`, with the default namespace. */
  readonly url: string;
  /** Replaces the rules; throws RulesError naming the path */
  setRules(text: string): void;
  /** Ends all connections and keeps everything. @throws JournalError when the data folder does not take it */
  close(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';
/** How often clients are asked for a sign of life, ms. The SDK itself sends one after 45 s of silence. */
const PING_INTERVAL = 30_000;
/** So many batches of answers that have just been made fit into the budget for what is not read. */
const BATCHES = 8;

/**
 * Starts a server. Other namespaces than the default one come to be when a client names them, with the same rules.
 * @throws RulesError for faulty rules, JournalError for a data folder that cannot be used, InvalidDataError for a namespace
 * that cannot be a name
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

interface Parts {
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
  /** By the name of their session. */
  readonly #connections = new Map<string, Connection>();
  readonly #pings = setInterval(() => {
    for (const connection of this.#connections.values()) connection.ping();
  }, PING_INTERVAL).unref();
  readonly #http = http.createServer((request, response) => this.#answer(request, response));
  #closing: Promise<void> | null = null;
  readonly #sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });

  constructor({ defaultNamespace, namespaces, journal, hosts, unread, log }: Parts) {
    this.#defaultNamespace = defaultNamespace;
    this.#namespaces = namespaces;
    this.#journal = journal;
    this.#hosts = hosts;
    this.#unread = unread;
    this.#log = log;
    this.#http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  listen(wanted: number, host: string): Promise<RealtimeDatabase> {
    return new Promise((resolve, reject) => {
      this.#http.once('error', reject);
      this.#http.listen(wanted, host, () => {
        const address = this.#http.address();
        const port = typeof address === 'object' && address ? address.port : wanted;
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

  #answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    if (!this.#hosts.allows(request)) {
      response.writeHead(403).end('{"error":"This server does not answer to this host or page."}\n');
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
