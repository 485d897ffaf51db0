/** kill -9 at any time loses no acknowledged write, leaves no partial write, and the folder opens again. */
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { bundledWriter, liveAndDie } from '../testing/killed-writer.ts';
import { valueAt } from '../tree/tree.ts';
import { Journal } from './journal.ts';

async function killManyTimes(writerFile: string, kills: number): Promise<void> {
  const folder = temporaryFolder();
  const expected = new Map<string, number>();
  for (let i = 0; i < kills; i += 1) {
    for (const [client, n] of await liveAndDie(writerFile, folder)) expected.set(client, n);
    const journal = Journal.open({ folder, log: () => undefined });
    await journal.close();
    const root = journal.acknowledged.get('crash') ?? null;
    for (const [client, n] of expected) {
      const left = valueAt(root, ['left', client, 'n']);
      expect(left, `${client} after kill ${i}`).toBeGreaterThanOrEqual(n);
      expect(valueAt(root, ['right', client, 'n']), `${client} after kill ${i}`).toBe(left);
      expect(valueAt(root, ['log', `${client}-${Number(left) % 50}`])).toBe(left);
    }
  }
}

test('a hundred kills while writing and compacting lose nothing', { timeout: 300_000 }, async () => {
  const writerFile = bundledWriter();
  await Promise.all([killManyTimes(writerFile, 50), killManyTimes(writerFile, 50)]);
});
