/** Files deleted, moved, replaced, or truncated while a server writes to them: memory has all the data. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { withValueAt } from '../tree/tree.ts';
import { Journal } from './journal.ts';

const NAME = 'demo';

/** Creates a journal in a new folder; in generation 2, its records follow a snapshot. */
async function journalWith(records: number, generation: 1 | 2 = 1) {
  const folder = temporaryFolder();
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const options = generation === 2 ? { compactAfterBytes: 1 } : {};
  if (generation === 2) {
    const first = Journal.open({ folder, log, ...options });
    write(first, 'first');
    await first.close();
  }
  const journal = Journal.open({ folder, log });
  for (let i = 0; i < records; i += 1) write(journal, `k${i}`);
  return { folder, journal, lines };
}

function write(journal: Journal, key: string): void {
  const root = withValueAt(journal.acknowledged.get(NAME) ?? null, [key], `value of ${key}`);
  journal.append(NAME, [{ path: [key], value: `value of ${key}` }]);
  journal.flush([[NAME, root]]);
}

async function keysIn(folder: string): Promise<readonly string[]> {
  const journal = Journal.open({ folder, log: () => undefined });
  await journal.close();
  return Object.keys(Object(journal.acknowledged.get(NAME)));
}

const journalIn = (folder: string, generation = 1) => path.join(folder, `journal-0000000${generation}.log`);
const snapshotIn = (folder: string) => path.join(folder, 'snapshot-00000002.log');

type Harm = (file: string, aside: string) => void;

const HARM: readonly (readonly [what: string, harm: Harm])[] = [
  ['removed', (file) => fs.rmSync(file)],
  ['moved away', (file, aside) => fs.renameSync(file, aside)],
  [
    'deleted, but hard-linked under another name',
    (file, aside) => {
      fs.linkSync(file, aside);
      fs.rmSync(file);
    },
  ],
  [
    'replaced by a copy',
    (file, aside) => {
      fs.copyFileSync(file, aside);
      fs.renameSync(aside, file);
    },
  ],
  ['cut', (file) => fs.truncateSync(file, 50)],
  ['emptied', (file) => fs.truncateSync(file, 0)],
  ['made longer', (file) => fs.appendFileSync(file, 'x')],
];

test.each(HARM)('a journal that is %s before a stop is restored by the stop', async (_, harm) => {
  const { folder, journal } = await journalWith(5);
  harm(journalIn(folder), path.join(temporaryFolder(), 'aside'));
  await journal.close();
  expect(await keysIn(folder)).toEqual(['k0', 'k1', 'k2', 'k3', 'k4']);
});

test.each(HARM)(
  'after its journal is %s, nothing is acknowledged until everything is rewritten',
  async (_, harm) => {
    const { folder, journal, lines } = await journalWith(2);
    harm(journalIn(folder), path.join(temporaryFolder(), 'aside'));
    expect(() => write(journal, 'refused')).toThrow('the file has been removed or changed');
    await vi.waitUntil(() => journal.failure === null, { timeout: 20_000 });
    expect(lines.at(-1)).toBe('the journal is writable again');
    write(journal, 'k2');
    await journal.close();
    expect(await keysIn(folder)).toEqual(['k0', 'k1', 'k2']);
  },
);

test.each(HARM)('a snapshot that is %s before a stop is restored by the stop', async (_, harm) => {
  const { folder, journal } = await journalWith(2, 2);
  harm(snapshotIn(folder), path.join(temporaryFolder(), 'aside'));
  await journal.close();
  expect(await keysIn(folder)).toEqual(['first', 'k0', 'k1']);
});

test('a write detects that the snapshot is missing', async () => {
  const { folder, journal } = await journalWith(1, 2);
  fs.rmSync(snapshotIn(folder));
  expect(() => write(journal, 'refused')).toThrow('a file that it depends on has been removed or changed');
  await vi.waitUntil(() => journal.failure === null, { timeout: 20_000 });
  write(journal, 'k1');
  await journal.close();
  expect(await keysIn(folder)).toEqual(['first', 'k0', 'k1']);
});

test('an older copy that replaced the journal is set aside', async () => {
  const { folder, journal, lines } = await journalWith(1);
  const copy = path.join(temporaryFolder(), 'copy');
  fs.copyFileSync(journalIn(folder), copy);
  const bytes = fs.readFileSync(copy);
  write(journal, 'k1');
  fs.renameSync(copy, journalIn(folder));
  await journal.close();
  const [, aside = ''] = /moved the file that replaced .* to (.*)$/m.exec(lines.join('\n')) ?? [];
  expect(fs.readFileSync(aside).equals(bytes)).toBe(true);
  expect(await keysIn(folder)).toEqual(['k0', 'k1']);
});

test('a journal closed by a compaction is needed until the snapshot is complete', async () => {
  const folder = temporaryFolder();
  const journal = Journal.open({ folder, log: () => undefined, compactAfterBytes: 1 });
  const { rename } = fs.promises;
  const renamed = vi.spyOn(fs.promises, 'rename').mockRejectedValueOnce(new Error('EIO'));
  write(journal, 'k0');
  await vi.waitUntil(() => renamed.mock.calls.length === 1, { timeout: 20_000 });
  renamed.mockImplementation(rename);
  await vi.waitUntil(() => fs.existsSync(journalIn(folder, 2)), { timeout: 20_000 });
  fs.rmSync(journalIn(folder));
  await journal.close();
  expect(await keysIn(folder)).toEqual(['k0']);
});

test('a snapshot of this run that is deleted before a stop is restored by the stop', async () => {
  const folder = temporaryFolder();
  const journal = Journal.open({ folder, log: () => undefined, compactAfterBytes: 1 });
  write(journal, 'k0');
  await vi.waitUntil(() => fs.existsSync(snapshotIn(folder)) && !fs.existsSync(journalIn(folder)), {
    timeout: 20_000,
  });
  fs.rmSync(snapshotIn(folder));
  await journal.close();
  expect(await keysIn(folder)).toEqual(['k0']);
});

test('intact files are left unchanged', async () => {
  const { folder, journal } = await journalWith(2, 2);
  const names = fs.readdirSync(folder);
  await journal.close();
  expect(fs.readdirSync(folder)).toEqual(names);
});
