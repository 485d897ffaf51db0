/** A Realtime Database on this machine: see README.md. */
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { WebSocketServer } from 'ws';
import { CommitQueue } from './commit-queue.ts';
import { Database, type Write } from './database.ts';
import { Journal, type State } from './journal/store.ts';
import { handleRest } from './rest/handler.ts';
import { loadRules } from './rules/load.ts';
import { assertKey } from './tree/path.ts';
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
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Starts a server. Other namespaces than the default one come to be when a client names them, with the same rules.
 * @throws RulesError JournalError
 */
export function startRealtimeDatabase(options: RealtimeDatabaseOptions): Promise<RealtimeDatabase> {
  return new Server(options).listen();
}

class Server {
  readonly #options: RealtimeDatabaseOptions;
  readonly #journal: Journal | null;
  readonly #state: State;
  readonly #queue: CommitQueue;
  readonly #databases = new Map<string, Database>();
  readonly #connections = new Set<Connection>();
  readonly #http = http.createServer();
  readonly #sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  #rules: string;

  constructor(options: RealtimeDatabaseOptions) {
    this.#options = options;
    loadRules(options.rules);
    this.#rules = options.rules;
    const opened =
      options.dataDir === undefined ? null : Journal.open(options.dataDir, (line) => this.#log(line));
    this.#journal = opened?.journal ?? null;
    this.#state = opened?.state ?? new Map();
    this.#queue = new CommitQueue(this.#journal, (error) => this.#log(`journal: ${error}`));
    this.#http.on('request', (request, response) => {
      if (!isLoopbackHost(request)) {
        response.writeHead(403).end('{"error":"This server answers to loopback names only."}\n');
        return;
      }
      handleRest(request, response, {
        queue: this.#queue,
        now: () => this.#now(),
        log: (line) => this.#log(line),
        database: (namespace) => this.#database(namespace),
        defaultNamespace: options.namespace,
      });
    });
    this.#http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  #log(line: string): void {
    this.#options.log?.(line);
  }

  #now(): number {
    return Date.now();
  }

  #database(namespace: string): Database {
    const known = this.#databases.get(namespace);
    if (known) return known;
    assertKey(namespace);
    const database = new Database(namespace, this.#rules, this.#state.get(namespace) ?? null, {
      now: () => this.#now(),
      record: (name: string, writes: readonly Write[]) => this.#journal?.append(name, writes),
    });
    this.#databases.set(namespace, database);
    return database;
  }

  #upgrade(request: http.IncomingMessage, socket: import('node:stream').Duplex, head: Buffer): void {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (!isLoopbackHost(request) || url.pathname !== '/.ws') {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const host = request.headers.host ?? HOST;
      const database = this.#database(url.searchParams.get('ns') ?? this.#options.namespace);
      const connection = new Connection(
        webSocket,
        database,
        { queue: this.#queue, now: () => this.#now(), log: (line) => this.#log(line) },
        host,
        randomBytes(16).toString('hex'),
      );
      this.#connections.add(connection);
      webSocket.on('close', () => this.#connections.delete(connection));
    });
  }

  listen(): Promise<RealtimeDatabase> {
    return new Promise((resolve, reject) => {
      this.#http.once('error', reject);
      this.#http.listen(this.#options.port, HOST, () => {
        const address = this.#http.address();
        const port = typeof address === 'object' && address ? address.port : this.#options.port;
        resolve({
          port,
          url: `http://${HOST}:${port}/?ns=${this.#options.namespace}`,
          setRules: (text) => this.#setRules(text),
          close: () => this.#close(),
        });
      });
    });
  }

  #setRules(text: string): void {
    loadRules(text);
    this.#rules = text;
    for (const database of this.#databases.values()) database.setRules(text);
  }

  async #close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#http.close(() => resolve()));
    await this.#queue.settled();
    for (const connection of this.#connections) connection.terminate();
    this.#http.closeAllConnections();
    await closed;
    this.#journal?.close();
  }
}

/** A page from elsewhere can make a browser send requests here under its own host name (DNS rebinding). */
function isLoopbackHost(request: http.IncomingMessage): boolean {
  return LOOPBACK_HOST.test(request.headers.host ?? '');
}
