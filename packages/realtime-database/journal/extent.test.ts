/** Tests the note that a clean stop writes: how far the data reached. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { withValueAt } from '../tree/tree.ts';
import { extentFile } from './extent.ts';
import { Journal } from './journal.ts';

const log = () => undefined;

/** Writes records of a thousand characters, then stops. */
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

/** Expects a start to fail without changing anything. */
function expectRefusal(folder: string, reason: string | RegExp): void {
  const contents = () =>
    fs.readdirSync(folder).map((name) => [name, fs.readFileSync(path.join(folder, name))]);
  const before = contents();
  expect(() => Journal.open({ folder, log })).toThrow(reason);
  expect(contents()).toEqual(before);
}

const journalIn = (folder: string, generation = 1) => path.join(folder, `journal-0000000${generation}.log`);

test('after a clean stop, a zeroed block or truncation is not treated as an interrupted write', async () => {
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
  expect(await keysIn(folder), 'unless the note is deleted').toEqual(['a']);
});

test('data after a clean stop can be truncated as usual', async () => {
  const folder = temporaryFolder();
  await write(folder, ['a']);
  const extent = fs.readFileSync(extentFile(folder));
  await write(folder, ['b', 'c']);
  // As after a kill.
  fs.writeFileSync(extentFile(folder), extent);
  fs.truncateSync(journalIn(folder), fs.statSync(journalIn(folder)).size - 1);
  expect(await keysIn(folder)).toEqual(['a', 'b']);
});

test('a folder with deleted data is not treated as new', async () => {
  const folder = temporaryFolder();
  await Journal.open({ folder, log }).close();
  fs.rmSync(journalIn(folder));
  expectRefusal(folder, `${journalIn(folder)} is missing; nothing was changed`);
  fs.rmSync(extentFile(folder));
  expect(await keysIn(folder)).toEqual([]);
});

test('a server killed during its first run leaves a note, too', async () => {
  const folder = temporaryFolder();
  const journal = Journal.open({ folder, log });
  expect(fs.readdirSync(folder).sort()).toEqual(['extent', 'journal-00000001.log', 'lock.sqlite']);
  await journal.close();
});

test('a failure to write the note is not fatal', async () => {
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
  expect(lines).toEqual([expect.stringContaining('cannot record the extent of the data')]);
});

test('an older copy is rejected until its note is deleted', async () => {
  const folder = temporaryFolder();
  await write(folder, ['a']);
  const copy = fs.readFileSync(journalIn(folder));
  await write(folder, ['b'], 1);
  for (const name of fs.readdirSync(folder))
    if (/^(journal|snapshot)/.test(name)) fs.rmSync(path.join(folder, name));
  fs.writeFileSync(journalIn(folder), copy);
  expectRefusal(folder, `to continue with the remaining data, delete ${extentFile(folder)}`);
  fs.rmSync(extentFile(folder));
  expect(await keysIn(folder)).toEqual(['a']);
});

test('a server without support for the note may have continued without it', async () => {
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

test('a note that is damaged or not a file prevents a start', async () => {
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
