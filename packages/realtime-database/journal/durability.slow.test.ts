import { get, ref, set, update } from 'firebase/database';
import { expect, test } from 'vitest';
import { startRealtimeDatabase } from '../server.ts';
import { connectClient, NAMESPACE, OPEN_RULES, startServer } from '../testing/clients.ts';
import { temporaryFolder } from '../testing/folder.ts';

test('writes survive a restart, and clients reconnect by themselves', async () => {
  const dataDir = temporaryFolder();
  const options = { port: 0, rules: OPEN_RULES, namespace: NAMESPACE, dataDir };
  const first = await startRealtimeDatabase(options);
  const client = connectClient(first);
  await set(ref(client, 'a'), { b: 1, 'Ü ñ': 'x' });
  await update(ref(client, 'a'), { c: 2, b: null });
  await first.close();
  await startServer({ dataDir, port: first.port });
  expect((await get(ref(client, 'a'))).val()).toEqual({ c: 2, 'Ü ñ': 'x' });
});

test('two servers cannot share a folder', async () => {
  const dataDir = temporaryFolder();
  await startServer({ dataDir });
  await expect(startServer({ dataDir })).rejects.toThrow(/in use by another server/);
});
