/** What only a clean stop can say: that all of this was there. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { withValueAt } from '../tree/tree.ts';
import { extentFile } from './extent.ts';
import { Journal } from './journal.ts';

const log = () => undefined;

/** Writes so many records of a thousand characters, and stops as told. */
async function write(folder: string, keys: readonly string[], compactAfterBytes = 1e9): Promise<void> {
  const journal = Journal.open({ folder, log, compactAfterBytes });
  for (const key of keys) {
    const value = key.repeat(1000);
    journal.append('demo', [{ path: [key], value }]);
    journal.flush([['demo', withValueAt(journal.acknowledged.get('demo') ?? null, [key], value)]]);
  }
  await journal.close();
}

async function keysIn(folder: string): Promise<readonly string[]> {
  const journal = Journal.open({ folder, log });
  await journal.close();
  return Object.keys(Object(journal.acknowledged.get('demo')));
}

/** A start is refused, and changes nothing. */
function expectRefusal(folder: string, reason: string | RegExp): void {
  const contents = () =>
    fs.readdirSync(folder).map((name) => [name, fs.readFileSync(path.join(folder, name))]);
  const before = contents();
  expect(() => Journal.open({ folder, log })).toThrow(reason);
  expect(contents()).toEqual(before);
}

const journalIn = (folder: string, generation = 1) => path.join(folder, `journal-0000000${generation}.log`);

test('after a clean stop no empty block and no cut is an interrupted write', async () => {
  const folder = temporaryFolder();
  await write(folder, ['a', 'b']);
  const bytes = fs.readFileSync(journalIn(folder));
  for (let from = 0; from < bytes.length; from += 512) {
    for (const to of [Math.min(from + 512, bytes.length), bytes.length]) {
      fs.writeFileSync(journalIn(folder), Buffer.from(bytes).fill(0, from, to));
      expectRefusal(folder, 'nothing was changed');
    }
    fs.writeFileSync(journalIn(folder), bytes.subarray(0, from));
    expectRefusal(folder, 'nothing was changed');
  }
  fs.rmSync(extentFile(folder));
  fs.writeFileSync(journalIn(folder), bytes.subarray(0, bytes.length - 1));
  expect(await keysIn(folder), 'unless somebody says that it may be less').toEqual(['a']);
});

test('what follows a clean stop may be cut off as before', async () => {
  const folder = temporaryFolder();
  await write(folder, ['a']);
  const extent = fs.readFileSync(extentFile(folder));
  await write(folder, ['b', 'c']);
  // As a kill leaves it.
  fs.writeFileSync(extentFile(folder), extent);
  fs.truncateSync(journalIn(folder), fs.statSync(journalIn(folder)).size - 1);
  expect(await keysIn(folder)).toEqual(['a', 'b']);
});

test('a folder whose data somebody has removed is no new one', async () => {
  const folder = temporaryFolder();
  await Journal.open({ folder, log }).close();
  fs.rmSync(journalIn(folder));
  expectRefusal(folder, `${journalIn(folder)} is missing; nothing was changed`);
  fs.rmSync(extentFile(folder));
  expect(await keysIn(folder)).toEqual([]);
});

test('a server that is killed in its first life leaves a note, too', async () => {
  const folder = temporaryFolder();
  const journal = Journal.open({ folder, log });
  expect(fs.readdirSync(folder).sort()).toEqual(['extent', 'journal-00000001.log', 'lock.sqlite']);
  await journal.close();
});

test('a note that cannot be written keeps nobody from going on', async () => {
  const folder = temporaryFolder();
  await write(folder, ['a']);
  const lines: string[] = [];
  const journal = Journal.open({ folder, log: (line) => lines.push(line) });
  const before = fs.readdirSync(folder);
  const failing = vi.spyOn(fs, 'renameSync').mockImplementation(() => {
    throw new Error('ENOSPC');
  });
  await journal.close();
  failing.mockRestore();
  expect(fs.readdirSync(folder)).toEqual(before);
  expect(await keysIn(folder)).toEqual(['a']);
  expect(lines).toEqual([expect.stringContaining('cannot note how far the data')]);
});

test('an older copy is refused until somebody says that it is meant', async () => {
  const folder = temporaryFolder();
  await write(folder, ['a']);
  const copy = fs.readFileSync(journalIn(folder));
  await write(folder, ['b'], 1);
  for (const name of fs.readdirSync(folder))
    if (/^(journal|snapshot)/.test(name)) fs.rmSync(path.join(folder, name));
  fs.writeFileSync(journalIn(folder), copy);
  expectRefusal(folder, `to go on with what is left, delete ${extentFile(folder)}`);
  fs.rmSync(extentFile(folder));
  expect(await keysIn(folder)).toEqual(['a']);
});

test('a server that does not know the note may have gone on without it', async () => {
  const folder = temporaryFolder();
  await write(folder, ['a']);
  const extent = fs.readFileSync(extentFile(folder));
  await write(folder, ['b']);
  fs.writeFileSync(extentFile(folder), extent);
  expect(await keysIn(folder)).toEqual(['a', 'b']);
  await write(folder, ['c'], 1);
  fs.writeFileSync(extentFile(folder), extent);
  expect(await keysIn(folder)).toEqual(['a', 'b', 'c']);
});

test('a note that is damaged at any byte, or no file, stops the start', async () => {
  const folder = temporaryFolder();
  await write(folder, ['a']);
  const bytes = fs.readFileSync(extentFile(folder));
  for (let at = 0; at < bytes.length; at += 1) {
    const damaged = Buffer.from(bytes);
    damaged[at] = (damaged[at] ?? 0) ^ 1;
    fs.writeFileSync(extentFile(folder), damaged);
    expectRefusal(folder, `${extentFile(folder)} is damaged; nothing was changed`);
  }
  fs.rmSync(extentFile(folder));
  fs.mkdirSync(extentFile(folder));
  expect(() => Journal.open({ folder, log })).toThrow(/^cannot read .*extent: EISDIR/);
});
