/**
 * A process to be killed in tests: twenty clients write as fast as possible, and each acknowledgement prints a line
 * "client number". Compacts at each start. Argument: the data folder.
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

/** Two paths per write, to detect partial writes; a node with many children, to detect torn slices. */
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
      // Random delays vary the batch size.
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
