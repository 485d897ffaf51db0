/** A full, slow, or broken disk: no write is acknowledged or visible unless it is on disk. */
import fs from 'node:fs';
import path from 'node:path';
import { get, onValue, ref, set } from 'firebase/database';
import { afterEach, expect, test, vi } from 'vitest';
import { ADMIN } from '../auth/token.ts';
import { Namespaces } from '../namespaces.ts';
import { startRealtimeDatabase } from '../server.ts';
import { connectClient, NAMESPACE, OPEN_RULES, startServer } from '../testing/clients.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { JournalError, journalFile } from './files.ts';
import { Journal } from './journal.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Lets the disk accept this many more bytes, then none. */
function fillDisk(bytesLeft: number): void {
  const { writeSync } = fs;
  let left = bytesLeft;
  vi.spyOn(fs, 'writeSync').mockImplementation((file: number, ...rest: unknown[]) => {
    const [bytes, offset, length, position] = rest;
    if (!Buffer.isBuffer(bytes) || left === 0)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const taken = Math.min(Number(length), left);
    left -= taken;
    return writeSync(file, bytes, Number(offset), taken, Number(position));
  });
}

const urlOf = (port: number, place: string) => `http://127.0.0.1:${port}/${place}.json?ns=${NAMESPACE}`;
const put = (port: number, place: string, value: unknown) =>
  fetch(urlOf(port, place), { method: 'PUT', body: JSON.stringify(value) }).then(
    (response) => response.status,
  );
const read = (port: number, place: string) => fetch(urlOf(port, place)).then((response) => response.json());

test('a full disk rejects writes, keeps acknowledged ones, and recovers when there is space', async () => {
  const dataDir = temporaryFolder();
  const lines: string[] = [];
  const options = { port: 0, rules: OPEN_RULES, namespace: NAMESPACE, dataDir };
  const server = await startRealtimeDatabase({ ...options, log: (line) => lines.push(line) });
  const { port } = server;
  expect(await put(port, 'a', 1)).toBe(200);
  fillDisk(30);
  expect(await put(port, 'a', 2)).toBe(503);
  expect(await put(port, 'b', 'x'.repeat(1000))).toBe(503);
  expect(await read(port, '')).toEqual({ a: 1 });
  expect(lines.filter((line) => line.includes('ENOSPC'))).toHaveLength(1);
  vi.restoreAllMocks();
  expect(await put(port, 'c', 3)).toBe(200);
  expect(await put(port, 'd', 4)).toBe(200);
  expect(lines.at(-1)).toContain('is writable again');
  await server.close();
  expect(await read((await startServer(options)).port, '')).toEqual({ a: 1, c: 3, d: 4 });
});

test('after a failure, a further failed write is rolled back alone', async () => {
  const folder = temporaryFolder();
  const journal = Journal.open({ folder, log: () => undefined });
  const namespaces = new Namespaces({
    rules: OPEN_RULES,
    journal,
    now: () => 0,
    log: () => undefined,
  });
  const database = namespaces.get('test');
  const settle = async (): Promise<string> => {
    const outcome = new Promise<string>((resolve) => {
      namespaces.queue.add({ deliver: () => resolve('delivered'), fail: () => resolve('failed') });
    });
    await namespaces.queue.settled();
    return outcome;
  };
  fillDisk(0);
  database.put(['a'], 1, ADMIN);
  expect(await settle()).toBe('failed');
  expect(database.root).toBeNull();
  expect(() => database.put(['a'], 2, ADMIN)).toThrow(JournalError);
  expect(database.root).toBeNull();
  vi.restoreAllMocks();
  database.put(['a'], 3, ADMIN);
  fillDisk(5);
  database.put(['b'], 4, ADMIN);
  expect(await settle()).toBe('failed');
  expect(database.root).toEqual({ a: 3 });
  vi.restoreAllMocks();
  await journal.close();
  const reopened = Journal.open({ folder, log: () => undefined });
  expect(reopened.acknowledged.get('test')).toEqual({ a: 3 });
  await reopened.close();
});

test('a listener never sees a rolled-back write, and its client converges to the stored state', async () => {
  const { port } = await startServer({ dataDir: temporaryFolder() });
  const seen: unknown[] = [];
  const reader = connectClient({ port });
  await set(ref(reader, 'a'), 'before');
  onValue(ref(reader, 'a'), (snapshot) => seen.push(snapshot.val()));
  await vi.waitUntil(() => seen.length === 1, { timeout: 20_000 });
  fillDisk(10);
  expect(await put(port, 'a', 'lost')).toBe(503);
  vi.restoreAllMocks();
  await set(ref(connectClient({ port }), 'a'), 'after');
  await vi.waitUntil(() => seen.length === 2, { timeout: 4000 });
  expect(seen).toEqual(['before', 'after']);
});

test('an SDK is notified if its write cannot be stored', async () => {
  const { port } = await startServer({ dataDir: temporaryFolder() });
  fillDisk(0);
  expect(await put(port, 'a', 1)).toBe(503);
  const client = connectClient({ port });
  await expect(set(ref(client, 'a'), 2)).rejects.toThrow('UNAVAILABLE');
  expect((await get(ref(client, 'a'))).val()).toBeNull();
});

/** A server whose log lines can be awaited. */
async function startWatched(dataDir: string) {
  const lines: string[] = [];
  const options = { port: 0, rules: OPEN_RULES, namespace: NAMESPACE, dataDir };
  const server = await startRealtimeDatabase({ ...options, log: (line) => lines.push(line) });
  const waitForLog = (text: string) =>
    vi.waitUntil(() => lines.some((line) => line.includes(text)), { timeout: 4000 });
  return { server, port: server.port, lines, waitForLog };
}

test.each([
  ['removed', (file: string) => fs.rmSync(file)],
  ['replaced by a copy', (file: string) => fs.writeFileSync(`${file}.copy`, fs.readFileSync(file))],
  ['made longer', (file: string) => fs.appendFileSync(file, 'x')],
  ['emptied', (file: string) => fs.truncateSync(file)],
])('after its journal was %s, nothing is acknowledged', async (_, harm) => {
  const dataDir = temporaryFolder();
  const { server, port, lines } = await startWatched(dataDir);
  expect(await put(port, 'a', 1)).toBe(200);
  const file = journalFile(fs.realpathSync(dataDir));
  harm(file);
  if (fs.existsSync(`${file}.copy`)) fs.renameSync(`${file}.copy`, file);
  expect(await put(port, 'a', 2)).toBe(503);
  expect(await put(port, 'a', 3)).toBe(503);
  expect(await read(port, 'a')).toBe(1);
  expect(lines).toEqual([
    `${file} was removed or changed by somebody else; rejecting writes until it recovers`,
  ]);
  await expect(server.close()).rejects.toThrow('the next start may lack acknowledged writes');
});

test('a server whose folder was replaced leaves the new one alone', async () => {
  const dataDir = temporaryFolder();
  const { server, port } = await startWatched(dataDir);
  expect(await put(port, 'a', 'first')).toBe(200);
  fs.rmSync(dataDir, { recursive: true });
  const second = await startServer({ dataDir });
  expect(await put(second.port, 'a', 'second')).toBe(200);
  expect(await put(port, 'a', 'refused')).toBe(503);
  await expect(server.close()).rejects.toThrow('was removed or changed');
  await second.close();
  expect(await read((await startWatched(dataDir)).port, 'a')).toBe('second');
});

test('after a failed sync, nothing is acknowledged until the next start', async () => {
  const dataDir = temporaryFolder();
  const { server, port, waitForLog } = await startWatched(dataDir);
  const failing = vi.spyOn(fs, 'fdatasync').mockImplementation((_, callback) => callback(new Error('EIO')));
  expect(await put(port, 'a', 1)).toBe(200);
  await waitForLog('rejecting writes until the next start');
  failing.mockRestore();
  expect(await put(port, 'b', 2)).toBe(503);
  await expect(server.close()).rejects.toThrow(
    /^cannot store the data in .*: EIO; the next start may lack acknowledged writes$/,
  );
  const restarted = await startServer({ dataDir });
  expect(await put(restarted.port, 'c', 3)).toBe(200);
  expect(await read(restarted.port, '')).toEqual({ a: 1, c: 3 });
});

test('a full disk at startup leaves nothing behind that prevents the next start', async () => {
  const dataDir = temporaryFolder();
  fillDisk(0);
  await expect(startServer({ dataDir })).rejects.toThrow('ENOSPC');
  vi.restoreAllMocks();
  expect(fs.readdirSync(dataDir)).toEqual(['lock.sqlite']);
  expect(fs.statSync(path.join(dataDir, 'lock.sqlite')).size).toBe(0);
  expect(await put((await startServer({ dataDir })).port, 'a', 1)).toBe(200);
});
