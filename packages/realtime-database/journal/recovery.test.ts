/** What a start reads, cuts, and refuses. */
import fs from 'node:fs';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import {
  append,
  contentsOf,
  filesIn,
  keysIn,
  NAME,
  openJournal,
  textOf,
  writeRun,
} from '../testing/journal.ts';
import { journalFile, markFile, unfinishedFile } from './files.ts';
import { encodeLine } from './line.ts';
import { markLine, recover } from './recovery.ts';

/** A folder with a snapshot of three records, and three records behind it. */
async function sampleFolder(): Promise<string> {
  const folder = temporaryFolder();
  await writeRun(folder, ['a', 'b', 'c']);
  await writeRun(folder, ['d', 'e', 'f'], 1);
  return folder;
}

const linesOf = (file: string): string[] => fs.readFileSync(file, 'utf8').split(/(?<=\n)/);

/** Expects a start to fail with this message and to leave everything as it is. */
function expectRefusal(folder: string, message: string | RegExp): void {
  const before = contentsOf(folder);
  expect(() => openJournal(folder)).toThrow(message);
  expect(() => openJournal(folder)).toThrow('; nothing was changed');
  expect(contentsOf(folder)).toEqual(before);
}

/** A folder opens with the expected state, or is refused. */
function readOrRefuse(folder: string, expected: string, damage: string): 'read' | 'refused' {
  let text: string;
  try {
    text = textOf(recover(folder).state);
  } catch (error) {
    expect(String(error), damage).toContain('nothing was changed');
    return 'refused';
  }
  expect(text, `lost by ${damage}`).toBe(expected);
  return 'read';
}

test('a start finds all values of all namespaces', async () => {
  const folder = temporaryFolder();
  const journal = openJournal(folder);
  const value = { text: 'Grüße\n🙂', n: -0.5, done: false, deep: { er: { still: 1 } } };
  journal.append('one', [{ path: [], value }], value);
  journal.append('two', [{ path: ['gone'], value: null }], null);
  journal.append('two', [], null);
  journal.append('two', [{ path: ['x', 'y'], value: 1 }], { x: { y: 1 } });
  journal.flush();
  await journal.close();
  expect(filesIn(folder)).toEqual(['acknowledged', 'journal.log']);
  const expected = new Map<string, unknown>([
    ['one', value],
    ['two', { x: { y: 1 } }],
  ]);
  expect(recover(folder).state).toEqual(expected);
  await writeRun(folder, ['more'], 1);
  expect(recover(folder).state).toEqual(
    new Map([...expected, [NAME, { list: { more: 'value ä of more' } }]]),
  );
});

test('a batch of many megabytes is read back', async () => {
  const folder = temporaryFolder();
  const journal = openJournal(folder);
  const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (const key of keys) append(journal, key, key.repeat(700_000));
  journal.flush();
  await journal.close();
  expect(await keysIn(folder)).toEqual(keys);
});

test('any byte of any file, changed, is refused', async () => {
  const folder = await sampleFolder();
  const expected = textOf(recover(folder).state);
  for (const file of [journalFile(folder), markFile(folder)]) {
    const bytes = fs.readFileSync(file);
    const handle = fs.openSync(file, 'r+');
    for (const [place, byte] of bytes.entries()) {
      for (const value of [0, 10, 0x20, 0x39, byte ^ 1, byte ^ 0x20, byte ^ 0x80]) {
        if (value === byte) continue;
        fs.writeSync(handle, Uint8Array.of(value), 0, 1, place);
        const damage = `${value} at ${place} of ${file}`;
        expect(readOrRefuse(folder, expected, damage), damage).toBe('refused');
      }
      fs.writeSync(handle, bytes, place, 1, place);
    }
    fs.closeSync(handle);
  }
});

test('a journal that is cut anywhere is refused, naming the first missing record and its offset', async () => {
  const folder = await sampleFolder();
  const file = journalFile(folder);
  const bytes = fs.readFileSync(file);
  for (let length = 0; length < bytes.length; length += 1) {
    fs.writeFileSync(file, bytes.subarray(0, length));
    expectRefusal(folder, / (?:is damaged in|ends before) record \d+ at byte \d+;/);
  }
  fs.writeFileSync(file, bytes);
  const [e = '', f = ''] = linesOf(file).slice(-2);
  const lines = bytes.toString().slice(0, -f.length);
  fs.writeFileSync(file, lines);
  const end = Buffer.byteLength(lines);
  expectRefusal(folder, `${file} ends before record 6 at byte ${end}; nothing was changed.`);
  fs.writeFileSync(file, `${lines.slice(0, -e.length)}${e.replace('value', 'other')}${f}`);
  expectRefusal(
    folder,
    `${file} is damaged in record 5 at byte ${end - Buffer.byteLength(e)}; nothing was changed.`,
  );
});

test('a start continues as the message says', async () => {
  const folder = await sampleFolder();
  const file = journalFile(folder);
  const lines = linesOf(file);
  fs.writeFileSync(file, lines.toSpliced(-2, 1).join(''));
  let advice = '';
  try {
    openJournal(folder);
  } catch (error) {
    advice = String(error);
  }
  const [, size = '', cut, mark = ''] = /"truncate -s (\d+) (.*)" and delete (\S+)/.exec(advice) ?? [];
  expect([cut, mark]).toEqual([file, markFile(folder)]);
  fs.truncateSync(file, Number(size));
  fs.rmSync(mark);
  expect(await keysIn(folder)).toEqual(['a', 'b', 'c', 'd']);
  await writeRun(folder, ['g']);
  expect(await keysIn(folder)).toEqual(['a', 'b', 'c', 'd', 'g']);
});

test('a missing, repeated, or misplaced line is refused, in the snapshot, too', async () => {
  const folder = await sampleFolder();
  const file = journalFile(folder);
  const lines = linesOf(file);
  expect(lines.length).toBe(1 + 1 + 1 + 3);
  for (const [index, line] of lines.entries()) {
    fs.writeFileSync(file, lines.toSpliced(index, 1).join(''));
    expectRefusal(folder, /record \d+ at byte/);
    for (let other = index + 1; other < lines.length; other += 1) {
      fs.writeFileSync(
        file,
        lines
          .with(index, lines[other] ?? '')
          .with(other, line)
          .join(''),
      );
      expectRefusal(folder, /record \d+ at byte/);
    }
    // The last line, repeated, is behind everything acknowledged.
    if (index === lines.length - 1) continue;
    fs.writeFileSync(file, lines.toSpliced(index, 0, line).join(''));
    expectRefusal(folder, /record \d+ at byte/);
  }
});

test('any part of an interrupted write is cut, and the next write follows the last acknowledged one', async () => {
  const folder = await sampleFolder();
  const file = journalFile(folder);
  const bytes = fs.readFileSync(file);
  const next = Buffer.from(encodeLine(7, `{"n":"${NAME}","w":[[["list","g"],"lost"]]}`));
  const tails = [
    ...Array.from({ length: next.length - 1 }, (_, i) => next.subarray(0, i + 1)),
    Buffer.alloc(5000),
    Buffer.concat([Buffer.alloc(512), next]),
    Buffer.from(next).fill('x', 20, 25),
  ];
  for (const tail of tails) {
    fs.writeFileSync(file, Buffer.concat([bytes, tail]));
    const log = vi.fn<(line: string) => void>();
    await openJournal(folder, { log }).close();
    expect(log.mock.calls).toEqual([
      [
        `repaired ${file}: cut ${tail.length} bytes of a write that was interrupted before it was acknowledged`,
      ],
    ]);
    expect(fs.readFileSync(file).equals(bytes)).toBe(true);
  }
  await writeRun(folder, ['h']);
  expect(await keysIn(folder)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'h']);
});

test('complete records that were not acknowledged in time are kept', async () => {
  const folder = await sampleFolder();
  fs.writeFileSync(markFile(folder), markLine(4));
  expect(await keysIn(folder)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  // Clients may have seen them.
  expect(fs.readFileSync(markFile(folder), 'utf8')).toBe(markLine(6));
});

test('an older copy of the journal, and a missing one, are refused', async () => {
  const folder = await sampleFolder();
  const older = fs.readFileSync(journalFile(folder));
  await writeRun(folder, ['g']);
  fs.writeFileSync(journalFile(folder), older);
  expectRefusal(folder, 'ends before record 7 at byte');
  fs.rmSync(journalFile(folder));
  expectRefusal(
    folder,
    `${journalFile(folder)} is missing; nothing was changed. Restore ${folder} from a backup`,
  );
});

test('without the note of what was acknowledged, an intact journal is read, and a torn one refused', async () => {
  const folder = await sampleFolder();
  fs.rmSync(markFile(folder));
  fs.appendFileSync(journalFile(folder), '7 ');
  expectRefusal(folder, /is damaged in record 7 at byte \d+/);
  fs.truncateSync(journalFile(folder), fs.statSync(journalFile(folder)).size - 2);
  expect(await keysIn(folder)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(fs.readFileSync(markFile(folder), 'utf8')).toBe(markLine(6));
});

test('a damaged note of what was acknowledged is refused', async () => {
  const folder = await sampleFolder();
  for (const text of ['', '6', markLine(6).slice(0, -1), `${markLine(6)}x`, markLine(6).replace('6', '5')]) {
    fs.writeFileSync(markFile(folder), text);
    expectRefusal(folder, `${markFile(folder)} is damaged; nothing was changed.`);
  }
});

test('a stop at any point of a compaction loses nothing', async () => {
  const folder = await sampleFolder();
  await writeRun(folder, ['d', 'e', 'f']);
  const before = fs.readFileSync(journalFile(folder));
  const expected = textOf(recover(folder).state);
  await openJournal(folder, { compactAfterBytes: 1 }).close();
  const after = fs.readFileSync(journalFile(folder));
  expect(textOf(recover(folder).state)).toBe(expected);
  expect(after.length).toBeLessThan(before.length);
  for (let length = 0; length <= after.length; length += 1) {
    fs.writeFileSync(journalFile(folder), before);
    fs.writeFileSync(unfinishedFile(journalFile(folder)), after.subarray(0, length));
    const reopened = openJournal(folder);
    expect(textOf(reopened.acknowledged)).toBe(expected);
    await reopened.close();
    expect(filesIn(folder)).toEqual(['acknowledged', 'journal.log']);
  }
});

test('a start that compacts drops an interrupted write', async () => {
  const folder = await sampleFolder();
  await writeRun(folder, ['d', 'e', 'f']);
  fs.appendFileSync(journalFile(folder), '7 ');
  const log = vi.fn<(line: string) => void>();
  await openJournal(folder, { compactAfterBytes: 1, log }).close();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('cut 2 bytes'));
  await writeRun(folder, ['g']);
  expect(await keysIn(folder)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
});

test('a journal of a later version is refused', async () => {
  const folder = await sampleFolder();
  const [, ...rest] = linesOf(journalFile(folder));
  const first = encodeLine(0, '{"realtime-database":"journal","format":4}');
  fs.writeFileSync(journalFile(folder), [first, ...rest].join(''));
  expectRefusal(
    folder,
    'has format 4, which this version cannot read; nothing was changed. Start the version',
  );
});

test('an unusable folder is refused in one line', () => {
  const folder = temporaryFolder();
  fs.mkdirSync(journalFile(folder));
  expect(() => openJournal(folder)).toThrow(/^cannot read .*journal\.log: EISDIR.*$/);
  const file = `${folder}/no-folder`;
  fs.writeFileSync(file, '');
  expect(() => openJournal(file)).toThrow(/^cannot use the data folder .*$/);
});
