import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { toJsonText } from '../tree/json.ts';
import { withValueAt } from '../tree/tree.ts';
import type { Value } from '../tree/value.ts';
import { extentFile } from './extent.ts';
import { Journal } from './journal.ts';
import { FIRST_LINE } from './record.ts';

const NAME = 'demo';
/** These tests open a folder hundreds of times, with a sync each. */
const PATIENT = { timeout: 60_000 };

function open(folder: string, compactAfterBytes?: number) {
  const lines: string[] = [];
  const options = { folder, log: (line: string) => lines.push(line) };
  const journal = Journal.open(compactAfterBytes === undefined ? options : { ...options, compactAfterBytes });
  const json: unknown = JSON.parse(toJsonText(journal.acknowledged.get(NAME) ?? null));
  return { journal, lines, json };
}

function write(journal: Journal, key: string, value: Value | null): void {
  const path = ['list', key];
  journal.append(NAME, [{ path, value }]);
  journal.flush([[NAME, withValueAt(journal.acknowledged.get(NAME) ?? null, path, value)]]);
}

/** Creates a folder with `count` writes; returns the state after each. */
async function written(folder: string, count: number): Promise<unknown[]> {
  const states: unknown[] = [null];
  const { journal } = open(folder);
  const list: Record<string, string> = {};
  for (let i = 0; i < count; i += 1) {
    list[`k${i}`] = `wert ä ${i}`;
    write(journal, `k${i}`, `wert ä ${i}`);
    states.push({ list: { ...list } });
  }
  await journal.close();
  asKilled(folder);
  return states;
}

const filesIn = (folder: string) =>
  fs
    .readdirSync(folder)
    .filter((name) => name !== 'lock.sqlite' && name !== 'extent')
    .sort();
/** Removes the note of a clean stop. */
const asKilled = (folder: string) => fs.rmSync(extentFile(folder));
const journalIn = (folder: string, generation = 1) => path.join(folder, `journal-0000000${generation}.log`);
const snapshotIn = (folder: string, generation: number) =>
  path.join(folder, `snapshot-0000000${generation}.log`);

/** Compacts and ends in generation 2. */
async function writeAndCompact(folder: string): Promise<unknown> {
  const states = await written(folder, 5);
  const { journal } = open(folder, 1);
  write(journal, 'before', true);
  write(journal, 'after', true);
  await journal.close();
  asKilled(folder);
  const { list } = Object(states.at(-1));
  return { list: { ...list, before: true, after: true } };
}

test('a journal truncated at any byte opens with every record before it', PATIENT, async () => {
  const folder = temporaryFolder();
  const states = await written(folder, 2);
  const bytes = fs.readFileSync(journalIn(folder));
  for (let length = 0; length <= bytes.length; length += 1) {
    fs.writeFileSync(journalIn(folder), bytes.subarray(0, length));
    const end = bytes.subarray(0, length).lastIndexOf(10) + 1;
    if (end === 0) {
      expect(() => open(folder), 'without its first line').toThrow(length === 0 ? 'is empty' : 'is damaged');
      continue;
    }
    const complete = bytes.subarray(FIRST_LINE.length, length).toString('latin1').split('\n').length - 1;
    const { journal, json, lines } = open(folder);
    expect(json).toEqual(states[complete]);
    expect(lines.length).toBe(end === length ? 0 : 1);
    await journal.close();
    asKilled(folder);
    expect(fs.readFileSync(journalIn(folder)).length, 'the torn tail is gone').toBe(end);
    if (end === length) continue;
    const aside = `${journalIn(folder)}.cut-at-${end}`;
    expect(fs.readFileSync(aside).equals(bytes.subarray(end, length)), 'and stored').toBe(true);
    fs.rmSync(aside);
  }
});

test(
  'a batch is recovered completely or not at all, wherever the journal is truncated',
  PATIENT,
  async () => {
    const folder = temporaryFolder();
    const { journal } = open(folder);
    for (const key of ['a', 'b', 'c']) journal.append(NAME, [{ path: [key], value: `wert ä ${key}` }]);
    journal.append('other', [{ path: [], value: 1 }]);
    journal.append(NAME, []);
    journal.flush([]);
    await journal.close();
    asKilled(folder);
    const bytes = fs.readFileSync(journalIn(folder));
    const end = bytes.indexOf(10, FIRST_LINE.length) + 1;
    for (let length = FIRST_LINE.length; length <= bytes.length; length += 1) {
      fs.writeFileSync(journalIn(folder), bytes.subarray(0, length));
      const opened = open(folder);
      expect(opened.json).toEqual(length < end ? null : { a: 'wert ä a', b: 'wert ä b', c: 'wert ä c' });
      expect(opened.journal.acknowledged.get('other')).toBe(length < bytes.length ? undefined : 1);
      await opened.journal.close();
      asKilled(folder);
    }
  },
);

test('a batch of many megabytes is split into lines of limited length', async () => {
  const folder = temporaryFolder();
  const { journal } = open(folder);
  const text = 'x'.repeat(700_000);
  for (let i = 0; i < 6; i += 1) journal.append(NAME, [{ path: [`k${i}`], value: text }]);
  journal.flush([]);
  await journal.close();
  expect(fs.readFileSync(journalIn(folder), 'utf8').trimEnd().split('\n')).toHaveLength(1 + 3);
  const { journal: reopened } = open(folder);
  expect(Object.keys(Object(reopened.acknowledged.get(NAME)))).toHaveLength(6);
  await reopened.close();
});

test('an error about damage says how to proceed', async () => {
  const folder = temporaryFolder();
  await written(folder, 1);
  fs.writeFileSync(journalIn(folder), '{"a journal of": "another format"}\n');
  expect(() => open(folder)).toThrow(
    `${journalIn(folder)} is damaged at byte 0; nothing was changed. ` +
      `Restore ${folder} from a backup, or delete it if its data is not needed`,
  );
});

test('compaction keeps the state and deletes older files', async () => {
  const folder = temporaryFolder();
  const expected = await writeAndCompact(folder);
  expect(filesIn(folder)).toEqual(['journal-00000002.log', 'snapshot-00000002.log']);
  const { journal, json } = open(folder);
  expect(json).toEqual(expected);
  await journal.close();
});

test('a stop at any point of a compaction loses nothing', PATIENT, async () => {
  const source = temporaryFolder();
  const expected = await writeAndCompact(source);
  const before = temporaryFolder();
  await written(before, 5);
  const first = open(before);
  write(first.journal, 'before', true);
  await first.journal.close();
  const old = fs.readFileSync(journalIn(before));
  const fresh = fs.readFileSync(journalIn(source, 2));
  const snapshot = fs.readFileSync(snapshotIn(source, 2));

  // Stopped while writing the snapshot, at any length.
  for (let length = 0; length <= snapshot.length; length += 1) {
    fs.writeFileSync(journalIn(before), old);
    fs.writeFileSync(`${journalIn(before, 3)}.new`, fresh.subarray(0, length));
    fs.writeFileSync(journalIn(before, 2), fresh);
    fs.writeFileSync(`${snapshotIn(before, 2)}.new`, snapshot.subarray(0, length));
    const { journal, json } = open(before);
    expect(json).toEqual(expected);
    await journal.close();
    expect(filesIn(before)).toEqual(['journal-00000001.log', 'journal-00000002.log']);
  }
  // Stopped before deleting the older journal.
  fs.writeFileSync(snapshotIn(before, 2), snapshot);
  const { journal, json } = open(before);
  expect(json).toEqual(expected);
  await journal.close();
  expect(filesIn(before)).toEqual(['journal-00000002.log', 'snapshot-00000002.log']);
});

test('a missing, truncated, or damaged snapshot or journal prevents a start', async () => {
  const folder = temporaryFolder();
  await writeAndCompact(folder);
  const snapshot = fs.readFileSync(snapshotIn(folder, 2));
  fs.writeFileSync(snapshotIn(folder, 2), snapshot.subarray(0, snapshot.length - 1));
  expect(() => open(folder)).toThrow(/snapshot-00000002.log is damaged/);
  const lastLine = snapshot.lastIndexOf(10, snapshot.length - 2) + 1;
  fs.writeFileSync(snapshotIn(folder, 2), snapshot.subarray(0, lastLine));
  expect(() => open(folder)).toThrow(/snapshot-00000002.log is incomplete/);
  fs.rmSync(snapshotIn(folder, 2));
  expect(() => open(folder)).toThrow(/journal-00000001.log is missing/);
  fs.writeFileSync(snapshotIn(folder, 2), snapshot);
  fs.rmSync(journalIn(folder, 2));
  expect(() => open(folder)).toThrow(/journal-00000002.log is missing/);
});

test('an unreadable journal prevents a start with a one-line message', () => {
  const folder = temporaryFolder();
  fs.mkdirSync(journalIn(folder));
  expect(() => open(folder)).toThrow(/^cannot read .*journal-00000001.log: EISDIR.*$/);
  const file = path.join(folder, 'no-folder');
  fs.writeFileSync(file, '');
  expect(() => open(file)).toThrow(/^cannot use the data folder .*$/);
});
