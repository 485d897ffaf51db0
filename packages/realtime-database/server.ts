import { once } from 'node:events';
import http from 'node:http';
import { WebSocketServer } from 'ws';
import type { Database } from './database.ts';
import { isLocalRequest } from './hosts.ts';
import { Journal } from './journal/journal.ts';
import { Namespaces } from './namespaces.ts';
import { handleRest, type RestHost } from './rest/handler.ts';
import { Connection } from './wire/connection.ts';

export interface RealtimeDatabaseOptions {
  /** TCP port; 0 picks a free one. */
  port: number;
  /** Folder for journal and snapshot, created if missing; memory only if omitted. */
  dataDir?: string;
  rules: string;
  /** Default namespace, for example 'demo-anbahn-default-rtdb'. */
  namespace: string;
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
const FORBIDDEN = '{"error":"This server does not accept requests for this host or from this page."}\n';

/**
 * Starts a server. Clients create further namespaces by naming them; all share the same rules.
 * @throws RulesError for invalid rules, JournalError for an unusable data folder, InvalidDataError for an invalid
 * namespace
 */
export async function startRealtimeDatabase(options: RealtimeDatabaseOptions): Promise<RealtimeDatabase> {
  const { log = () => undefined, dataDir, rules, namespace } = options;
  const journal = dataDir === undefined ? null : Journal.open({ folder: dataDir, log });
  try {
    const now = () => Date.now();
    const namespaces = new Namespaces({ rules, journal, now, log });
    namespaces.get(namespace);
    const database = (name: string | null) => namespaces.get(name ?? namespace);
    const restHost = { queue: namespaces.queue, now, log, database };
    const server = http.createServer((request, response) => {
      if (isLocalRequest(request)) handleRest(request, response, restHost);
      else response.writeHead(403).end(FORBIDDEN);
    });
    const closeSockets = acceptWebSockets(server, restHost);
    server.listen(options.port, LOOPBACK);
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : options.port;
    const close = async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      await namespaces.queue.settled();
      closeSockets();
      server.closeAllConnections();
      await closed;
      // What arrived meanwhile.
      await namespaces.queue.settled();
      await journal?.close();
    };
    let closing: Promise<void> | null = null;
    return {
      port,
      url: `http://${LOOPBACK}:${port}/?ns=${namespace}`,
      setRules: (text) => namespaces.setRules(text),
      close: () => {
        closing ??= close();
        return closing;
      },
    };
  } catch (error) {
    await journal?.close();
    throw error;
  }
}

/** Accepts WebSockets; returns a function that closes them all. */
function acceptWebSockets(server: http.Server, host: RestHost): () => void {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.on('upgrade', (request, socket, head) => {
    // Before the WebSocket takes over, an unhandled socket error would crash the process.
    socket.on('error', () => socket.destroy());
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    let found: Database | null = null;
    try {
      if (url?.pathname === '/.ws' && isLocalRequest(request))
        found = host.database(url.searchParams.get('ns'));
    } catch {
      // An invalid namespace.
    }
    const database = found;
    if (!database) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      new Connection(webSocket, database, { ...host, address: request.headers.host ?? LOOPBACK });
    });
  });
  return () => {
    for (const socket of sockets.clients) socket.terminate();
  };
}
