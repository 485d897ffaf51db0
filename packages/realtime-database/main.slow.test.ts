/** Starts and stops the server as a process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { OPEN_RULES } from './testing/clients.ts';
import { temporaryFolder } from './testing/folder.ts';

const MAIN = path.join(import.meta.dirname, 'main.ts');
const PATIENT = { timeout: 60_000 };

function rulesFile(rules: string): string {
  const file = path.join(temporaryFolder(), 'database.rules.json');
  writeFileSync(file, rules);
  return file;
}

function run(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [MAIN, '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Starts a server; resolves with its address without the namespace. */
async function start(...args: string[]): Promise<{ child: ChildProcess; origin: string }> {
  const child = run(...args);
  if (!child.stdout) throw new Error('no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const [url] = /http:\S+/.exec(line) ?? [];
    if (url) return { child, origin: new URL(url).origin };
  }
  throw new Error('the server printed no address');
}

/** The output and exit code of a server that fails to start. */
async function startupFailure(...args: string[]): Promise<{ lines: string[]; code: unknown }> {
  const child = run(...args);
  let text = '';
  child.stderr?.on('data', (data) => {
    text += data;
  });
  const [code] = await once(child, 'close');
  return { lines: text.trim().split('\n'), code };
}

const put = (origin: string, place: string, value: unknown) =>
  fetch(`${origin}/${place}.json`, { method: 'PUT', body: JSON.stringify(value) });
const read = (origin: string, place: string) =>
  fetch(`${origin}/${place}.json`).then((response) => response.json());

test('serves until stopped, and keeps the data', PATIENT, async () => {
  const args = ['--rules', rulesFile(OPEN_RULES), '--data', temporaryFolder()];
  const first = await start(...args);
  expect((await put(first.origin, 'a', { b: 1 })).status).toBe(200);
  const stopped = once(first.child, 'close');
  first.child.kill('SIGTERM');
  expect(await stopped).toEqual([0, null]);
  expect(await read((await start(...args)).origin, '')).toEqual({ a: { b: 1 } });
});

test('loses no acknowledged write when killed repeatedly under load', PATIENT, async () => {
  const args = ['--rules', rulesFile(OPEN_RULES), '--data', temporaryFolder()];
  const acknowledged: Record<string, number> = {};
  for (let life = 0; life < 5; life += 1) {
    const { child, origin } = await start(...args);
    expect(await read(origin, '')).toEqual(life === 0 ? null : expect.objectContaining(acknowledged));
    const client = async (name: string) => {
      for (let n = 0; ; n += 1) {
        const response = await put(origin, `${name}-${life}-${n}`, n).catch(() => null);
        if (!response?.ok) return;
        acknowledged[`${name}-${life}-${n}`] = n;
        if (name === 'a' && n === 20 + life) child.kill('SIGKILL');
      }
    };
    await Promise.all(['a', 'b', 'c'].map(client));
  }
  expect(Object.keys(acknowledged).length).toBeGreaterThan(100);
});

test('reports a startup failure in one line', PATIENT, async () => {
  const bad = rulesFile('{"rules": {"a": {"$id": {".read": "nobody.uid"}}}}');
  expect(await startupFailure('--rules', bad)).toEqual({
    lines: ['Realtime database: /a/$id/.read: unknown variable "nobody"'],
    code: 1,
  });
  expect((await startupFailure()).lines).toEqual([
    'Realtime database: missing rules file: --rules database.rules.json (see --help)',
  ]);
  expect((await startupFailure('--rulez', bad)).lines).toEqual([
    expect.stringContaining("Unknown option '--rulez'"),
  ]);
  expect((await startupFailure('--port', 'abc', '--rules', bad)).lines).toEqual([
    'Realtime database: --port must be a number from 0 to 65535, not "abc"',
  ]);
  const open = rulesFile(OPEN_RULES);
  expect((await startupFailure('--rules', open, '--namespace', 'a/b')).lines).toEqual([
    expect.stringContaining('Invalid key "a/b"'),
  ]);
  const dataDir = temporaryFolder();
  const args = ['--rules', open, '--data', dataDir];
  await start(...args);
  const { lines, code } = await startupFailure(...args);
  expect(lines).toEqual([expect.stringContaining('is in use by another server')]);
  expect(code).toBe(1);
});

test('prints its usage', PATIENT, async () => {
  const child = run('--help');
  let text = '';
  child.stdout?.on('data', (data) => {
    text += data;
  });
  expect(await once(child, 'close')).toEqual([0, null]);
  for (const option of ['rules', 'data', 'port', 'namespace', 'debug'])
    expect(text).toContain(`--${option} `);
});
