/** Requests that any page in the same browser can send must not crash the local backend. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ID, ROOT } from './backend.ts';
import { buildFunctions } from './build.ts';
import { startEmulators } from './emulators.ts';
import { type FolderServer, serveFolder } from './folder-server.ts';
import { type Ports, pickPorts } from './ports.ts';
import { temporaryState } from './testing/temporary-state.ts';

/** Malformed request targets. */
const UNREADABLE = ['//', '///', '//:', '//[', '//@', '//x:99999/', '\\\\', '*', 'x', 'http://', 'http://[/'];
const READABLE = [
  ...[
    '/%',
    '/%zz',
    '/%ff',
    '/%00',
    '/?%',
    '//..',
    '//../..',
    '/\\',
    '/\\\\',
    '/..%2f..%2f',
    '/%2e%2e/%2e%2e',
  ],
  ...['//index.html', '/index.html//', '/a//..//b', '/[a', '/{a', '/!(a)', `/${'('.repeat(500)}`],
  ...[`/${'a'.repeat(12_000)}`, `/${'../'.repeat(3000)}`, `/${'%25'.repeat(3000)}`, `/${'*'.repeat(3000)}`],
];
const HOSTS = ['', 'Host: [\r\n', 'Host: a b\r\n', 'Host: %\r\n', 'Host: 127.0.0.1:99999\r\n'];

/** Sends raw bytes; resolves with the response's status, or null if the connection closes without one. */
const statusOf = (port: number, request: string): Promise<number | null> =>
  new Promise((resolve) => {
    let reply = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1'));
    socket.setEncoding('latin1').on('data', (piece) => {
      reply += piece;
      if (reply.includes('\r\n')) socket.destroy();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1] ?? Number.NaN) || null));
  });

const get = (port: number, target: string, host = 'Host: 127.0.0.1\r\n'): Promise<number | null> =>
  statusOf(port, `GET ${target} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);

describe('Firebase emulators', () => {
  let stateDir = '';
  let ports: Ports;
  let emulators: Awaited<ReturnType<typeof startEmulators>>;
  const lines: string[] = [];

  beforeAll(async () => {
    stateDir = temporaryState('hostile');
    mkdirSync(join(stateDir, 'site'));
    writeFileSync(join(stateDir, 'site', 'index.html'), 'here');
    await buildFunctions(ROOT, stateDir, {});
    ports = await pickPorts(false);
    emulators = await startEmulators({
      ...{ projectId: PROJECT_ID, ports, stateDir, firebaseJson: join(ROOT, 'firebase.json') },
      ...{
        officialDatabase: false,
        hosting: true,
        accounts: null,
        env: {},
        log: (line: string) => lines.push(line),
      },
    });
  }, 120_000);
  afterAll(async () => {
    await emulators?.close();
    rmSync(stateDir, { recursive: true, force: true });
  }, 60_000);

  it.each(['site', 'functions', 'auth', 'hub', 'tasks', 'eventarc', 'logging'] as const)(
    'survive any request target on the port of %s',
    async (service) => {
      const port = ports[service];
      for (const target of UNREADABLE) expect(await get(port, target), target).toBe(400);
      for (const target of READABLE) expect(await get(port, target), target).toBeGreaterThanOrEqual(200);
      for (const host of HOSTS) expect(await get(port, '/', host), host).toBe(400);
      expect(await get(ports.site, '/'), lines.slice(-20).join('\n')).toBe(200);
    },
  );

  it("don't let a page overwrite a folder with an export", async () => {
    const folder = join(stateDir, 'precious');
    mkdirSync(folder);
    writeFileSync(join(folder, 'file'), '');
    for (const path of ['/_admin/export', '/_ADMIN/export/?']) {
      const { status } = await fetch(`http://127.0.0.1:${ports.hub}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
        body: JSON.stringify({ path: folder }),
      });
      expect(status).toBe(400);
    }
    expect(readdirSync(folder)).toEqual(['file']);
    expect(await get(ports.site, '/')).toBe(200);
  });

  it('survive an uncaught error in an emulator', async () => {
    const event = JSON.stringify({ events: [{ type: 'x', '@type': 'y' }] });
    const channel = '/projects/x/locations/y/channels/z:publishEvents';
    const sent = fetch(`http://127.0.0.1:${ports.eventarc}${channel}`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: event,
    }).catch(() => null);
    await expect.poll(() => lines.join('\n')).toContain("CloudEvent 'id' is required");
    expect(await get(ports.eventarc, '/')).toBe(404);
    expect(await get(ports.site, '/')).toBe(200);
    await emulators.close();
    await sent;
  });
});

describe('sample website', () => {
  let server: FolderServer;
  beforeAll(async () => {
    server = await serveFolder(join(ROOT, 'local', 'sample-site'));
  });
  afterAll(() => server.close());

  it('survives any request target', async () => {
    const port = Number(new URL(server.origin).port);
    for (const target of [...UNREADABLE, ...READABLE])
      expect(await get(port, target), target).toBeGreaterThanOrEqual(200);
    expect(await get(port, '/..%2f..%2fpackage.json')).toBe(404);
    expect(await get(port, '/')).toBe(200);
  });
});
