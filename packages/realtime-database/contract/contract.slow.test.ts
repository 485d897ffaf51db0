/** What a project relies on, in seconds: the SDKs, rules, and that an acknowledged write survives a crash. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import {
  get,
  limitToLast,
  onChildAdded,
  onValue,
  orderByChild,
  push,
  query,
  ref,
  runTransaction,
  serverTimestamp,
  set,
  update,
} from 'firebase/database';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectClient, NAMESPACE, OPEN_RULES, startServer } from '../testing/clients.ts';
import { temporaryFolder } from '../testing/folder.ts';

const RULES = `{
  "rules": {
    "leads": {
      ".read": "auth.token.team === true && root.child('team/' + auth.uid).exists()",
      ".indexOn": "at",
      "$id": {
        ".write": "!data.exists()",
        ".validate": "newData.hasChildren(['name', 'at']) && $id.length === 20",
        "name": { ".validate": "newData.isString() && newData.val().matches(/^[A-Z]/)" },
        "at": { ".validate": "newData.val() === now" },
        "$other": { ".validate": false }
      }
    }
  }
}`;

test('the SDK reads, writes, queries, listens, and runs transactions', async () => {
  const server = await startServer();
  const [writer, reader] = [connectClient(server), connectClient(server)];
  const seen: unknown[] = [];
  onValue(ref(reader, 'state'), (snapshot) => seen.push(snapshot.val()));
  await set(ref(writer, 'state'), { text: 'Grüße 🙂', n: 1 });
  await update(ref(writer), { 'state/n': 2, 'other/at': serverTimestamp() });
  const added: unknown[] = [];
  onChildAdded(query(ref(reader, 'list'), orderByChild('n'), limitToLast(2)), (child) =>
    added.push(child.val()),
  );
  for (const n of [3, 1, 2]) await push(ref(writer, 'list'), { n });
  const places = [ref(reader, 'count'), ref(writer, 'count')];
  await Promise.all(places.map((place) => runTransaction(place, (count) => (count ?? 0) + 1)));
  expect((await get(ref(reader, 'count'))).val()).toBe(2);
  expect((await get(ref(reader, 'other/at'))).val()).toBeCloseTo(Date.now(), -4);
  await vi.waitUntil(() => added.length === 3, { timeout: 20_000 });
  expect(added).toEqual([{ n: 3 }, { n: 1 }, { n: 2 }]);
  expect(seen.at(-1)).toEqual({ text: 'Grüße 🙂', n: 2 });
});

test('rules decide for users, and firebase-admin may do everything', async () => {
  const server = await startServer({ rules: RULES });
  const app = initializeApp({ databaseURL: `http://127.0.0.1:${server.port}?ns=${NAMESPACE}` }, 'contract');
  onTestFinished(() => deleteApp(app));
  const [visitor, mara] = [connectClient(server), connectClient(server, { sub: 'mara', team: true })];
  const lead = push(ref(visitor, 'leads'), { name: 'Ada', at: serverTimestamp() });
  await lead;
  await expect(set(ref(visitor, lead.key ?? ''), 1)).rejects.toThrow('PERMISSION_DENIED');
  await expect(push(ref(visitor, 'leads'), { name: 'ada', at: serverTimestamp() })).rejects.toThrow();
  await expect(push(ref(visitor, 'leads'), { name: 'Ada', at: 1 })).rejects.toThrow();
  await expect(get(ref(mara, 'leads'))).rejects.toThrow('Permission denied');
  await getDatabase(app).ref('team/mara').set(true);
  const counts: number[] = [];
  const ended = new Promise((resolve) => {
    onValue(ref(mara, 'leads'), (leads) => counts.push(leads.size), resolve);
  });
  await vi.waitUntil(() => counts.length === 1, { timeout: 20_000 });
  await getDatabase(app).ref('team/mara').remove();
  await ended;
  expect(counts).toEqual([1]);
});

/** Runs a server; resolves once it serves. */
async function serve(dataDir: string): Promise<{ child: ChildProcess; port: number }> {
  const program = path.join(import.meta.dirname, '../testing/serve.ts');
  const options = { port: 0, namespace: NAMESPACE, rules: OPEN_RULES, dataDir };
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  for await (const line of createInterface({ input: child.stdout }))
    return { child, port: Number(new URL(line).port) };
  throw new Error('the server printed no port');
}

test('acknowledged writes survive kill -9 while others are being written', async () => {
  const dataDir = path.join(temporaryFolder(), 'data');
  const { child, port } = await serve(dataDir);
  const client = connectClient({ port });
  const acknowledged: number[] = [];
  const killed = once(child, 'close');
  for (let n = 0; n < 2000; n += 1)
    set(ref(client, `writes/${n}`), { n, pad: 'x'.repeat(n % 500) }).then(
      () => {
        acknowledged.push(n);
        if (acknowledged.length === 500) child.kill('SIGKILL');
      },
      () => undefined,
    );
  await killed;
  const { port: next } = await serve(dataDir);
  const stored = (await get(ref(connectClient({ port: next }), 'writes'))).val();
  expect(acknowledged.filter((n) => stored[n]?.n !== n)).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(500);
});
