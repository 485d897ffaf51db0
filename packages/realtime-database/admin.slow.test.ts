import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { get, ref, set } from 'firebase/database';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { expect, onTestFinished, test } from 'vitest';
import { connectClient, NAMESPACE, startServer } from './testing/clients.ts';

const CLOSED = '{"rules": {".read": false, ".write": false}}';

test('firebase-admin bypasses the rules', async () => {
  const server = await startServer({ rules: CLOSED });
  const app = initializeApp({
    projectId: 'demo-test',
    databaseURL: `http://127.0.0.1:${server.port}?ns=${NAMESPACE}`,
  });
  onTestFinished(() => deleteApp(app));
  const database = getDatabase(app);
  await database.ref('a').set({ b: 1 });
  const result = await database.ref('a/b').transaction((n) => (n ?? 0) + 1);
  expect(result.snapshot.val()).toBe(2);
  expect((await database.ref('a').once('value')).val()).toEqual({ b: 2 });
  await expect(get(ref(connectClient(server), 'a'))).rejects.toThrow('Permission denied');
});

test('@firebase/rules-unit-testing loads rules, acts as users, and clears data', async () => {
  const server = await startServer({ rules: CLOSED });
  const environment = await initializeTestEnvironment({
    projectId: 'demo-other',
    database: {
      host: '127.0.0.1',
      port: server.port,
      rules: '{"rules": {"$uid": {".write": "auth.uid == $uid", ".read": "auth.uid == $uid"}}}',
    },
  });
  onTestFinished(() => environment.cleanup());
  const anna = environment.authenticatedContext('anna').database();
  await anna.ref('anna').set(1);
  await expect(anna.ref('ben').set(1)).rejects.toThrow('PERMISSION_DENIED');
  await expect(environment.unauthenticatedContext().database().ref('anna').get()).rejects.toThrow(
    'Permission denied',
  );
  await environment.clearDatabase();
  expect((await anna.ref('anna').get()).exists()).toBe(false);
});

test('a user of another namespace is subject to the rules from startup', async () => {
  const server = await startServer({ rules: CLOSED });
  const response = await fetch(`http://127.0.0.1:${server.port}/a.json?ns=another-one`);
  expect(response.status).toBe(401);
  await expect(set(ref(connectClient(server, { sub: 'anna' }), 'a'), 1)).rejects.toThrow('PERMISSION_DENIED');
});
