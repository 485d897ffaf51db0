/** Runs the local database in its own process, which can be killed, paused, and replaced on the same port. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocketServer } from 'ws';

const ROOT = join(import.meta.dirname, '../../..');

export type LoadDatabase = Awaited<ReturnType<typeof startDatabase>>;

/** Responds to every request and every message with random bytes. */
export async function serveGarbage(port: number, ms: number): Promise<void> {
  const garbage = (): string => randomBytes(200).toString('latin1');
  const server = createServer((_, response) => response.end(garbage()));
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    socket.on('message', () => socket.send(garbage()));
    socket.send(garbage());
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  await new Promise((resolve) => setTimeout(resolve, ms));
  for (const socket of sockets.clients) socket.terminate();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

/** @param namespace of the functions' project */
export async function startDatabase(namespace: string) {
  const data = mkdtempSync(join(tmpdir(), 'bench-load-'));
  let child: ChildProcess;
  const start = async (port: number): Promise<number> => {
    const rules = readFileSync(join(ROOT, 'database.rules.json'), 'utf8');
    const options = JSON.stringify({ port, rules, dataDir: data, namespace });
    child = fork(join(ROOT, 'packages/realtime-database/testing/serve.ts'), [options], {
      execArgv: ['--import', join(ROOT, 'local/end-with-parent.ts')],
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    if (!child.stdout) throw new Error('The database has no output.');
    const [line] = await once(createInterface(child.stdout), 'line');
    return Number(new URL(String(line)).port);
  };
  const kill = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const port = await start(0);
  const request = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const headers = { authorization: 'Bearer owner' };
    const response = await fetch(`http://127.0.0.1:${port}/${path}ns=${namespace}`, { ...init, headers });
    return response.json();
  };
  return {
    url: `http://127.0.0.1:${port}?ns=${namespace}`,
    pid: (): number => child.pid ?? 0,
    /** Ids of the stored applications. */
    applications: async (): Promise<ReadonlySet<string>> =>
      new Set(Object.keys(Object(await request('applications.json?')))),
    deleteApplication: async (id: string): Promise<void> => {
      const parents = ['applications', 'intake', 'deliveries', 'log'];
      const body = JSON.stringify(Object.fromEntries(parents.map((parent) => [`${parent}/${id}`, null])));
      await request('.json?', { method: 'PATCH', body });
    },
    signal: (signal: 'SIGSTOP' | 'SIGCONT'): void => void child.kill(signal),
    /** Kills the database, runs a replacement on its port, and restarts it on the same data. */
    replaceWith: async (run: (port: number) => Promise<void>): Promise<void> => {
      await kill();
      await run(port);
      await start(port);
    },
    close: async (): Promise<void> => {
      await kill();
      rmSync(data, { recursive: true });
    },
  };
}
