/**
 * Tests the package as published: packed, unpacked into an empty folder with only its declared dependencies, and used
 * through its command, entry point, and types, with every official client.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { get, limitToLast, onValue, orderByChild, push, query, ref, runTransaction } from 'firebase/database';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { unsignedToken } from './auth/token.ts';
import { connectClient, NAMESPACE } from './testing/clients.ts';

const PATIENT = 180_000;
const NAME = '@anbahn/realtime-database';
const RULES = `{"rules": {
  // Comments are valid in rules.
  "open": {".read": true, ".write": true, ".indexOn": "n"},
  "own": {"$uid": {".read": "auth.uid === $uid", ".write": "auth.uid === $uid && newData.val().matches(/^[a-z ]+$/)"}}
}}`;

const require = createRequire(import.meta.url);
let folder: string;
let installed: string;

function textOf(file: string): string {
  return fs.readFileSync(path.join(installed, file), 'utf8');
}

/** Where a dependency is installed in this repository. */
function folderOf(name: string): string {
  const entry = require.resolve(name);
  const end = `${path.sep}node_modules${path.sep}${name.replace('/', path.sep)}`;
  return entry.slice(0, entry.lastIndexOf(end) + end.length);
}

beforeAll(() => {
  // Outside the repository, so that no parent folder's modules resolve.
  folder = fs.mkdtempSync(path.join(tmpdir(), 'rtdb-package-'));
  const packed = execFileSync('npm', ['pack', '--json', '--silent', '--pack-destination', folder], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [, tarball = ''] = /"filename": "([^"]+\.tgz)"/.exec(packed) ?? [];
  installed = path.join(folder, 'node_modules', NAME);
  fs.mkdirSync(installed, { recursive: true });
  execFileSync('tar', [
    '-xzf',
    path.join(folder, path.basename(tarball)),
    '--strip-components=1',
    '-C',
    installed,
  ]);
  const { dependencies } = JSON.parse(textOf('package.json'));
  for (const [name, version] of Object.entries(dependencies)) {
    const source = folderOf(name);
    expect(JSON.parse(fs.readFileSync(path.join(source, 'package.json'), 'utf8')).version).toBe(version);
    fs.cpSync(source, path.join(folder, 'node_modules', name), { recursive: true });
  }
}, PATIENT);

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Starts the package's command; resolves with its port. */
async function start(...args: readonly string[]): Promise<{ child: ChildProcess; port: number }> {
  const rules = path.join(folder, 'database.rules.json');
  fs.writeFileSync(rules, RULES);
  const command = path.join(installed, JSON.parse(textOf('package.json')).bin['realtime-database']);
  const all = [command, '--rules', rules, '--port', '0', '--namespace', NAMESPACE, ...args];
  const child = spawn(process.execPath, all, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /:(\d+)\//.exec(line) ?? [];
    if (port) return { child, port: Number(port) };
  }
  throw new Error('the server printed no port');
}

test('contains only what users need', () => {
  const files = fs.readdirSync(installed, { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(
    expect.arrayContaining(['package.json', 'README.md', 'LICENSE', path.join('dist', 'index.d.ts')]),
  );
  expect(files.filter((file) => /test|testing|(?<!\.d)\.ts$/.test(file))).toEqual([]);
  expect(textOf('dist/main.js')).toMatch(/^#!\/usr\/bin\/env node\n/);
});

test('its entry point starts a server and exposes no internals', { timeout: PATIENT }, () => {
  const script = `
    import * as face from '${NAME}';
    const server = await face.startRealtimeDatabase({ port: 0, namespace: 'demo', rules: '{"rules": {}}', dataDir: 'data' });
    const response = await fetch(new URL('a.json', server.url), {
      method: 'PUT', body: '1', headers: { Authorization: 'Bearer owner' } });
    await server.close();
    const inside = await import('${NAME}/dist/server.js').catch((error) => error.code);
    console.log(JSON.stringify({ names: Object.keys(face), status: response.status, inside }));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(JSON.parse(output)).toEqual({
    names: ['JournalError', 'MISSING_INDEX', 'RulesError', 'startRealtimeDatabase', 'unsignedToken'],
    status: 200,
    inside: 'ERR_PACKAGE_PATH_NOT_EXPORTED',
  });
});

test('its types work in a strict program', { timeout: PATIENT }, () => {
  const program = `
    import { type RealtimeDatabase, startRealtimeDatabase, unsignedToken } from '${NAME}';
    export const server: RealtimeDatabase = await startRealtimeDatabase({ port: 0, namespace: 'demo', rules: '' });
    export const port: number = server.port;
    export const token: string = unsignedToken({ sub: 'anna' });
    // @ts-expect-error a port is a number
    await startRealtimeDatabase({ port: '0', namespace: 'demo', rules: '' });`;
  fs.writeFileSync(path.join(folder, 'program.mts'), program);
  const compiler = path.join(path.dirname(require.resolve('@typescript/native/package.json')), 'bin/tsc');
  const args = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--types',
    '',
    'program.mts',
  ];
  execFileSync(process.execPath, [compiler, ...args], { cwd: folder, stdio: 'inherit' });
});

test('the SDK can read, write, listen, query, and run transactions', { timeout: PATIENT }, async () => {
  const { port } = await start();
  const [anna, visitor] = [connectClient({ port }, { sub: 'anna' }), connectClient({ port })];
  const seen: unknown[] = [];
  onValue(query(ref(visitor, 'open'), orderByChild('n'), limitToLast(1)), (snapshot) =>
    seen.push(Object.values(snapshot.val() ?? {})),
  );
  await vi.waitUntil(() => seen.length === 1, { timeout: 10_000 });
  await push(ref(anna, 'open'), { n: 2 });
  await push(ref(anna, 'open'), { n: 1 });
  await vi.waitUntil(() => seen.length === 2, { timeout: 10_000 });
  expect(seen).toEqual([[], [{ n: 2 }]]);
  const { snapshot } = await runTransaction(ref(anna, 'own/anna'), () => 'mine alone');
  expect(snapshot.val()).toBe('mine alone');
  await expect(get(ref(visitor, 'own/anna'))).rejects.toThrow('Permission denied');
});

test('firebase-admin bypasses the rules', { timeout: PATIENT }, async () => {
  const { port } = await start();
  const app = initializeApp({ databaseURL: `http://127.0.0.1:${port}?ns=${NAMESPACE}` }, 'packed');
  onTestFinished(() => deleteApp(app));
  await getDatabase(app).ref('closed').update({ a: 1, 'b/c': 2 });
  expect((await getDatabase(app).ref('closed').once('value')).val()).toEqual({ a: 1, b: { c: 2 } });
});

test('@firebase/rules-unit-testing loads rules and acts as users', { timeout: PATIENT }, async () => {
  const { port } = await start();
  const environment = await initializeTestEnvironment({
    projectId: 'demo-packed',
    database: { host: '127.0.0.1', port, rules: '{"rules": {"$uid": {".write": "auth.uid == $uid"}}}' },
  });
  onTestFinished(() => environment.cleanup());
  await environment.authenticatedContext('anna').database().ref('anna').set(1);
  await expect(environment.authenticatedContext('ben').database().ref('anna').set(2)).rejects.toThrow(
    'PERMISSION_DENIED',
  );
  await environment.withSecurityRulesDisabled(async (context) => {
    expect((await context.database().ref('anna').get()).val()).toBe(1);
  });
});

test('REST supports owner and users, and a restart keeps the data', { timeout: PATIENT }, async () => {
  const args = ['--data', 'kept'];
  const { child, port } = await start(...args);
  const status = async (place: string, token: string, at = port) => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch(`http://127.0.0.1:${at}/${place}.json?ns=${NAMESPACE}`, { headers })).status;
  };
  const stored = await fetch(`http://127.0.0.1:${port}/own/anna.json?ns=${NAMESPACE}`, {
    method: 'PUT',
    body: '"by the owner"',
    headers: { Authorization: 'Bearer owner' },
  });
  expect(stored.status).toBe(200);
  expect(await status('own/anna', unsignedToken({ sub: 'anna', iat: 0 }))).toBe(200);
  expect(await status('own/anna', unsignedToken({ sub: 'ben', iat: 0 }))).toBe(401);
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  const restarted = await start(...args);
  const response = await fetch(`http://127.0.0.1:${restarted.port}/own/anna.json?ns=${NAMESPACE}&auth=owner`);
  expect(await response.json()).toBe('by the owner');
});
