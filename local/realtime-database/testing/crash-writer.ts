/**
 * A process to be killed: twenty clients write as fast as the journal takes it, and every acknowledgement is a line
 * "client number" on standard output. Compaction runs all the time. Arguments: the data folder.
 */
import { writeSync } from 'node:fs';
import { ADMIN } from '../auth/token.ts';
import { Journal } from '../journal/journal.ts';
import { Namespaces } from '../namespaces.ts';
import { valueAt } from '../tree/tree.ts';

const CLIENTS = 20;
const STANDARD_OUTPUT = 1;

const folder = process.argv[2] ?? '';
const journal = Journal.open({ folder, log: () => undefined, compactAfterBytes: 20_000 });
const namespaces = new Namespaces({
  rules: '{"rules": {}}',
  journal,
  now: () => Date.now(),
  log: () => undefined,
});
const database = namespaces.get('crash');

/** Two places in one write, so that a half-done write would show; a node of many children, so that slices are torn too. */
function write(client: string, n: number): void {
  const { queue } = namespaces;
  const pad = 'x'.repeat((n * 37) % 900);
  database.merge(
    [],
    { [`left/${client}`]: { n, pad }, [`right/${client}/n`]: n, [`log/${client}-${n % 50}`]: n },
    ADMIN,
  );
  queue.add({
    deliver: () => {
      writeSync(STANDARD_OUTPUT, `${client} ${n}\n`);
      // At its own pace, so that the batches are of every size.
      setTimeout(() => write(client, n + 1), Math.random() * 3);
    },
    fail: () => process.exit(2),
  });
}

for (let i = 0; i < CLIENTS; i += 1) {
  const client = `c${i}`;
  const last = valueAt(database.root, ['left', client, 'n']);
  write(client, typeof last === 'number' ? last + 1 : 0);
}
