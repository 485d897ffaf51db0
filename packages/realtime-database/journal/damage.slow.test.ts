/**
 * Damaged files. Either a start recovers every acknowledged write, or it fails without changing a file; truncated
 * data is set aside. Positions and bytes come from a seed, which failure messages include.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { bundledWriter, liveAndDie } from '../testing/killed-writer.ts';
import { toJsonText } from '../tree/json.ts';
import { withValueAt } from '../tree/tree.ts';
import { Journal } from './journal.ts';
import { FIRST_LINE, HEADER_LENGTH } from './record.ts';
import { recover, type State } from './recovery.ts';

const PATIENT = { timeout: 120_000 };
const SEED = Math.trunc(Math.random() * 2 ** 31);
const log = () => undefined;

/** Generates random numbers below a limit, reproducible by seed (mulberry32). */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const textOf = (state: ReadonlyMap<string, State extends Map<string, infer V> ? V : never>) =>
  JSON.stringify([...state].map(([name, root]) => [name, toJsonText(root)]));
const logsIn = (folder: string) => fs.readdirSync(folder).filter((name) => name.endsWith('.log'));

/** Writes records, one line each; optionally compacts on the way. */
async function write(folder: string, count: number, compactAfterBytes = Number.POSITIVE_INFINITY) {
  const journal = Journal.open({ folder, log, compactAfterBytes });
  for (let i = 0; i < count; i += 1) {
    const keys = ['list', `k${i}`];
    const value = { text: `wert ä ${i}`, n: i, done: i % 2 === 0 };
    journal.append('demo', [{ path: keys, value }]);
    journal.flush([['demo', withValueAt(journal.acknowledged.get('demo') ?? null, keys, value)]]);
  }
  await journal.close();
}

/** A folder either opens with the expected content or is rejected. */
function outcome(folder: string, expected: string, damage: string): 'read' | 'refused' {
  let text: string;
  try {
    text = textOf(recover(folder, true).state);
  } catch (error) {
    if (!String(error).includes('nothing was changed')) throw error;
    return 'refused';
  }
  if (text !== expected) expect.fail(`data was lost: ${damage}`);
  return 'read';
}

interface Damage {
  /** In addition to the first and last line. */
  readonly placesPerFile: number;
  /** 256: every one. */
  readonly valuesPerPlace: number;
  /** Whether a kill may have left an unacknowledged tail, where damage may go unnoticed. */
  readonly isTorn: boolean;
}

/** Changes bytes at random positions of every file to many values. */
function damageEverywhere(folder: string, { placesPerFile, valuesPerPlace, isTorn }: Damage): void {
  const random = numbersFrom(SEED);
  const expected = textOf(recover(folder, true).state);
  for (const name of logsIn(folder)) {
    const file = path.join(folder, name);
    const bytes = fs.readFileSync(file);
    const handle = fs.openSync(file, 'r+');
    // The first and last line, and random positions between; a kill may leave a shorter file.
    const places = [
      ...Array.from({ length: placesPerFile }, () => random(bytes.length)),
      ...Array.from({ length: 5 }, () => random(FIRST_LINE.length + 30)),
      ...Array.from({ length: 5 }, () => bytes.length - 1 - random(Math.min(bytes.length, 120))),
      bytes.length - 1,
    ].filter((position) => position >= 0 && position < bytes.length);
    for (const position of places) {
      const first = random(256);
      for (let step = 0; step < valuesPerPlace; step += 1) {
        // An odd stride never repeats a value.
        const value = (first + step * 37) % 256;
        if (value === bytes[position]) continue;
        fs.writeSync(handle, Uint8Array.of(value), 0, 1, position);
        const damage = `byte ${position} of ${name} is ${value} (seed ${SEED})`;
        if (outcome(folder, expected, damage) !== 'refused' && !isTorn) expect.fail(`undetected: ${damage}`);
      }
      fs.writeSync(handle, bytes, position, 1, position);
    }
    fs.closeSync(handle);
  }
}

test('any byte of any file, to any value, after a clean stop', PATIENT, async () => {
  const folder = temporaryFolder();
  await write(folder, 30);
  await write(folder, 10, 1);
  await write(folder, 10);
  expect(logsIn(folder).length).toBe(2);
  damageEverywhere(folder, { placesPerFile: 15, valuesPerPlace: 256, isTorn: false });
});

// Its files are long, and each change rereads all of them.
test('any byte of any file, to one value in eight, after kills', PATIENT, async () => {
  const folder = temporaryFolder();
  const writer = bundledWriter();
  for (let kill = 0; kill < 3; kill += 1) await liveAndDie(writer, folder);
  damageEverywhere(folder, { placesPerFile: 8, valuesPerPlace: 32, isTorn: true });
});

test('several bytes at once, zeros among them', PATIENT, async () => {
  const folder = temporaryFolder();
  await write(folder, 20);
  const file = path.join(folder, 'journal-00000001.log');
  const bytes = fs.readFileSync(file);
  const expected = textOf(recover(folder, true).state);
  const random = numbersFrom(SEED);
  for (let run = 0; run < 2000; run += 1) {
    const damaged = Buffer.from(bytes);
    const places = Array.from({ length: 2 + random(6) }, () => random(bytes.length));
    for (const position of places) damaged[position] = random(3) === 0 ? 0 : random(256);
    fs.writeFileSync(file, damaged);
    outcome(folder, expected, `bytes ${places} (seed ${SEED})`);
  }
});

test('a zero byte within 500 acknowledged writes prevents a start, and the file is unchanged', async () => {
  const folder = temporaryFolder();
  await write(folder, 500);
  const file = path.join(folder, 'journal-00000001.log');
  const bytes = fs.readFileSync(file);
  for (const position of [
    25,
    FIRST_LINE.length,
    FIRST_LINE.length + 25,
    bytes.length >> 1,
    bytes.length - 2,
  ]) {
    const damaged = Buffer.from(bytes);
    damaged[position] = 0;
    fs.writeFileSync(file, damaged);
    expect(() => Journal.open({ folder, log })).toThrow(/is damaged at byte \d+; nothing was changed/);
    expect(fs.readFileSync(file).equals(damaged)).toBe(true);
  }
  expect(fs.readdirSync(folder).sort()).toEqual(['extent', 'journal-00000001.log', 'lock.sqlite']);
});

/** Variants of a file with one block zeroed. */
function* withEmptyBlocks(bytes: Buffer) {
  for (const size of [FIRST_LINE.length, 512, 4096]) {
    for (let from = 0; from < bytes.length; from += size === FIRST_LINE.length ? bytes.length : size) {
      const to = Math.min(from + size, bytes.length);
      yield { from, to, damaged: Buffer.from(bytes).fill(0, from, to) };
    }
  }
}

test.each([1, 4, 500])('a zeroed block of %i acknowledged writes prevents a start', async (count) => {
  const folder = temporaryFolder();
  await write(folder, count);
  const file = path.join(folder, 'journal-00000001.log');
  const bytes = fs.readFileSync(file);
  const last = bytes.lastIndexOf(10, bytes.length - 2) + 1;
  for (const { from, to, damaged } of withEmptyBlocks(bytes)) {
    // A zeroed range that reaches the last record may be an interrupted write, as may an empty file.
    if (from > 0 && to > last) continue;
    fs.writeFileSync(file, damaged);
    const opening = () => Journal.open({ folder, log });
    expect(opening, `zeros from ${from} to ${to}`).toThrow(/is damaged at byte \d+; nothing was changed/);
    expect(fs.readFileSync(file).equals(damaged)).toBe(true);
  }
});

test('zeroed blocks at the end after a power cut are truncated and set aside', async () => {
  const folder = temporaryFolder();
  await write(folder, 3);
  const file = path.join(folder, 'journal-00000001.log');
  const bytes = fs.readFileSync(file);
  const expected = textOf(recover(folder, true).state);
  const line = bytes.subarray(FIRST_LINE.length, bytes.indexOf(10, FIRST_LINE.length));
  const interrupted = Buffer.concat([bytes, line.subarray(0, 40)]);
  const toBlock = Buffer.alloc(512 - (interrupted.length % 512), 'x');
  for (const tail of [
    Buffer.alloc(5000),
    Buffer.concat([interrupted.subarray(bytes.length), toBlock, Buffer.alloc(512), Buffer.from('rest')]),
  ]) {
    fs.writeFileSync(file, Buffer.concat([bytes, tail]));
    const lines: string[] = [];
    const journal = Journal.open({ folder, log: (text) => lines.push(text) });
    expect(textOf(journal.acknowledged)).toBe(expected);
    await journal.close();
    expect(fs.readFileSync(file).equals(bytes)).toBe(true);
    const [, aside = ''] = /bytes to (.*)$/.exec(lines[0] ?? '') ?? [];
    expect(fs.readFileSync(aside).equals(tail)).toBe(true);
  }
  // Both repairs kept their truncated data under separate names.
  expect(fs.readdirSync(folder).filter((name) => name.includes('cut-at'))).toHaveLength(2);
});

test("zeros in the last record that don't match a block prevent a start", async () => {
  const folder = temporaryFolder();
  await write(folder, 3);
  const file = path.join(folder, 'journal-00000001.log');
  const bytes = fs.readFileSync(file);
  const last = bytes.subarray(bytes.lastIndexOf(10, bytes.length - 2) + 1);
  const interrupted = Buffer.concat([bytes, last.subarray(0, HEADER_LENGTH), Buffer.alloc(3000, 'x')]);
  for (const [from, to] of [
    [513, 1024],
    [512, 1023],
    [1000, 1100],
    [1000, interrupted.length],
  ]) {
    fs.writeFileSync(file, Buffer.concat([Buffer.from(interrupted).fill(0, from, to), Buffer.from('\n')]));
    expect(() => Journal.open({ folder, log }), `zeros from ${from} to ${to}`).toThrow('is damaged');
  }
});

test('zeroed blocks before a complete record prevent a start', async () => {
  const folder = temporaryFolder();
  await write(folder, 3);
  const file = path.join(folder, 'journal-00000001.log');
  const bytes = fs.readFileSync(file);
  const last = bytes.lastIndexOf(10, bytes.length - 2) + 1;
  const hole = Buffer.alloc(512 * 3 - (last % 512), 0);
  fs.writeFileSync(
    file,
    Buffer.concat([bytes.subarray(0, last), hole, Buffer.from('\n'), bytes.subarray(last)]),
  );
  expect(() => Journal.open({ folder, log })).toThrow('is damaged');
});
