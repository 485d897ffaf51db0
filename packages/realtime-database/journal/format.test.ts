/** Folders of other versions: older ones are migrated to the current format, newer ones are left alone. */
import fs from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { toJsonText } from '../tree/json.ts';
import { Journal } from './journal.ts';

const hexadecimal = (number: number) => number.toString(16).padStart(8, '0');

/** A line in the format without a format header. */
function legacyLine(record: unknown): string {
  const json = JSON.stringify(record);
  return `${hexadecimal(crc32(json))} ${hexadecimal(Buffer.byteLength(json))} ${json}\n`;
}

/** A legacy file with these records. */
function legacyFile(format: number, records: readonly unknown[]): string {
  const lines = records.map(legacyLine);
  if (format === 0) return lines.join('');
  const checked = lines.map(
    (line) => `${line.slice(0, 18)}${hexadecimal(crc32(line.slice(0, 17)))} ${line.slice(18)}`,
  );
  return ['realtime-database format 1\n', ...checked].join('');
}

const writeOf = (key: string, value: unknown) => ({ n: 'demo', w: [[[key], value]] });
const write = (key: string, value: unknown) => legacyLine(writeOf(key, value));

function open(folder: string) {
  const lines: string[] = [];
  const journal = Journal.open({ folder, log: (line) => lines.push(line) });
  const json: unknown = JSON.parse(toJsonText(journal.acknowledged.get('demo') ?? null));
  return { journal, json, lines };
}

describe.each([0, 1])('a folder of format %i', (format) => {
  const legacy = 'journal-00000002.log';

  function createLegacyFolder(): string {
    const folder = temporaryFolder();
    fs.writeFileSync(
      path.join(folder, 'snapshot-00000002.log'),
      legacyFile(format, [{ n: 'demo', p: [], c: { a: 'ä', b: 1 } }, { end: 2 }]),
    );
    const writes = [writeOf('b', 2), writeOf('c', 3), writeOf('d', 4)];
    fs.writeFileSync(path.join(folder, legacy), legacyFile(format, writes).slice(0, -3));
    return folder;
  }

  test('is read, its torn tail set aside, and all of it rewritten in the current format', async () => {
    const folder = createLegacyFolder();
    const { journal, json, lines } = open(folder);
    expect(json).toEqual({ a: 'ä', b: 2, c: 3 });
    expect(lines).toEqual([expect.stringContaining(`repaired ${path.join(folder, legacy)}`)]);
    journal.append('demo', [{ path: ['e'], value: 5 }]);
    journal.flush([['demo', { a: 'ä', b: 2, c: 3, e: 5 }]]);
    await journal.close();
    const files = fs.readdirSync(folder).filter((name) => name.endsWith('.log'));
    expect(files).toEqual(['journal-00000004.log', 'snapshot-00000004.log']);
    for (const file of files)
      expect(fs.readFileSync(path.join(folder, file), 'utf8')).toMatch(
        /^realtime-database format 2\n([0-9a-f ]{45}\{.*\}\n)+$/,
      );
    const reopened = open(folder);
    expect(reopened.json).toEqual({ a: 'ä', b: 2, c: 3, e: 5 });
    await reopened.journal.close();
  });

  test('is read again after a stop before the rewrite', async () => {
    const folder = createLegacyFolder();
    const { journal } = open(folder);
    journal.append('demo', [{ path: ['e'], value: 5 }]);
    journal.flush([['demo', { a: 'ä', b: 2, c: 3, e: 5 }]]);
    const stopped = temporaryFolder();
    for (const name of fs.readdirSync(folder))
      if (!name.endsWith('.sqlite')) fs.copyFileSync(path.join(folder, name), path.join(stopped, name));
    expect(fs.existsSync(path.join(stopped, 'snapshot-00000002.log'))).toBe(true);
    await journal.close();
    const reopened = open(stopped);
    expect(reopened.json).toEqual({ a: 'ä', b: 2, c: 3, e: 5 });
    await reopened.journal.close();
    expect(fs.existsSync(path.join(stopped, 'snapshot-00000002.log'))).toBe(false);
  });
});

test('an empty journal is either legacy or was emptied', async () => {
  const folder = temporaryFolder();
  fs.writeFileSync(path.join(folder, 'journal-00000001.log'), '');
  await open(folder).journal.close();
  fs.writeFileSync(path.join(folder, 'journal-00000001.log'), '');
  expect(() => open(folder)).toThrow(/journal-00000001.log is empty; nothing was changed/);
});

test.each([0, 1])('a damaged byte in a file of format %i prevents a start', (format) => {
  const folder = temporaryFolder();
  const bytes = Buffer.from(legacyFile(format, [writeOf('a', 1), writeOf('b', 2)]));
  for (let at = 0; at < bytes.length; at += 1) {
    for (const value of [0, 10, 32, 48, (bytes[at] ?? 0) ^ 1]) {
      if (value === bytes[at]) continue;
      const damaged = Buffer.from(bytes);
      damaged[at] = value;
      fs.writeFileSync(path.join(folder, 'journal-00000001.log'), damaged);
      expect(() => open(folder), `byte ${at} is ${value}`).toThrow(/nothing was changed/);
    }
  }
});

test('a legacy file that begins with zeros prevents a start', () => {
  const folder = temporaryFolder();
  const line = write('a', 'x'.repeat(2000));
  for (const lines of [line, line + line]) {
    fs.writeFileSync(path.join(folder, 'journal-00000001.log'), Buffer.from(lines).fill(0, 0, 512));
    expect(() => open(folder)).toThrow(/is damaged at byte 0; nothing was changed/);
  }
});

test('a folder of a newer version is left alone', () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'journal-00000001.log');
  fs.writeFileSync(file, 'realtime-database format 12\nanything\n');
  expect(() => open(folder)).toThrow(`${file} has format 12, which this version cannot read`);
  expect(fs.readFileSync(file, 'utf8')).toBe('realtime-database format 12\nanything\n');
});

test('an error about the lock of a legacy server says how to proceed', () => {
  const folder = temporaryFolder();
  fs.writeFileSync(path.join(folder, 'lock'), `${process.ppid} 1`);
  expect(() => open(folder)).toThrow(
    /locked by a server of an older version; if none is running, delete .*lock/,
  );
});
