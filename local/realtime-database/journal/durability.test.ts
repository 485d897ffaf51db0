import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { get, ref, set, update } from 'firebase/database';
import { expect, onTestFinished, test } from 'vitest';
import { startRealtimeDatabase } from '../server.ts';
import { connectClient, NAMESPACE, OPEN_RULES, startServer } from '../testing/clients.ts';

function folder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'rtdb-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

function journalIn(dir: string): string {
  const name = readdirSync(dir).find((file) => file.startsWith('journal-'));
  return path.join(dir, name ?? 'no journal');
}

test('what was written is there after a restart, and clients come back by themselves', async () => {
  const dataDir = folder();
  const options = { port: 0, rules: OPEN_RULES, namespace: NAMESPACE, dataDir };
  const first = await startRealtimeDatabase(options);
  const client = connectClient(first);
  await set(ref(client, 'a'), { b: 1, 'Ü ñ': 'x' });
  await update(ref(client, 'a'), { c: 2, b: null });
  await first.close();
  await startServer({ dataDir, port: first.port });
  expect((await get(ref(client, 'a'))).val()).toEqual({ c: 2, 'Ü ñ': 'x' });
});

test('a record cut off at the end is repaired, and the next start reads on', async () => {
  const dataDir = folder();
  const first = await startRealtimeDatabase({ port: 0, rules: OPEN_RULES, namespace: NAMESPACE, dataDir });
  await set(ref(connectClient(first), 'a'), 1);
  await first.close();
  appendFileSync(journalIn(dataDir), '0123abcd {"n":"half a rec');
  const lines: string[] = [];
  const second = await startRealtimeDatabase({
    port: 0,
    rules: OPEN_RULES,
    namespace: NAMESPACE,
    dataDir,
    log: (line) => lines.push(line),
  });
  expect(lines).toContainEqual(expect.stringContaining('repaired'));
  const client = connectClient(second);
  expect((await get(ref(client, 'a'))).val()).toBe(1);
  await set(ref(client, 'b'), 2);
  await second.close();
  const third = await startServer({ dataDir });
  expect((await get(ref(connectClient(third)))).val()).toEqual({ a: 1, b: 2 });
});

test('a damaged journal stops the start and stays as it is', async () => {
  const dataDir = folder();
  const first = await startRealtimeDatabase({ port: 0, rules: OPEN_RULES, namespace: NAMESPACE, dataDir });
  const client = connectClient(first);
  await set(ref(client, 'a'), 1);
  await set(ref(client, 'b'), 2);
  await first.close();
  const damaged = readFileSync(journalIn(dataDir), 'utf8').replace('"a"', '"x"');
  writeFileSync(journalIn(dataDir), damaged);
  await expect(startServer({ dataDir })).rejects.toThrow(/is damaged at byte 0/);
  expect(readFileSync(journalIn(dataDir), 'utf8')).toBe(damaged);
});

test('two servers cannot share a folder', async () => {
  const dataDir = folder();
  await startServer({ dataDir });
  await expect(startServer({ dataDir })).rejects.toThrow(/in use by another server/);
});
