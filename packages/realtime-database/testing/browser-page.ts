/** Runs in the page of browser.test.ts, not in Node. Exposes its results on window. */
import { initializeApp } from 'firebase/app';
import {
  connectDatabaseEmulator,
  get,
  getDatabase,
  goOffline,
  goOnline,
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
} from 'firebase/database';

declare global {
  interface Window {
    runScenario(port: number): Promise<unknown>;
  }
}

window.runScenario = async (port) => {
  const app = initializeApp({ projectId: 'demo-test', databaseURL: `http://127.0.0.1:${port}?ns=browser` });
  const database = getDatabase(app);
  connectDatabaseEmulator(database, '127.0.0.1', port, { mockUserToken: { sub: 'anna' } });

  const added: unknown[] = [];
  const newest = query(ref(database, 'list'), orderByChild('at'), limitToLast(2));
  onChildAdded(newest, (snapshot) => added.push(snapshot.child('text').val()));
  for (const text of ['eins', 'zwei', 'drei 🙂'])
    await push(ref(database, 'list'), { text, at: serverTimestamp() });

  const counted = await runTransaction(ref(database, 'count'), (n) => (n ?? 0) + 1);
  const big = 'ü'.repeat(300_000);
  await set(ref(database, 'big'), big);
  const isBigWhole = (await get(ref(database, 'big'))).val() === big;

  const values: unknown[] = [];
  onValue(ref(database, 'state'), (snapshot) => values.push(snapshot.val()));
  goOffline(database);
  const pending = set(ref(database, 'state'), 'written offline');
  goOnline(database);
  await pending;

  const denied = await set(ref(database, 'secret'), 1).then(
    () => 'allowed',
    (error: Error) => error.message,
  );
  // Like the site's form: REST from another origin, with a header that requires a preflight.
  const response = await fetch(`http://127.0.0.1:${port}/rest.json?ns=browser`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Anna' }),
  });
  return {
    added,
    counted: counted.snapshot.val(),
    isBigWhole,
    last: values.at(-1),
    denied,
    rest: [response.status, await response.json()],
  };
};
