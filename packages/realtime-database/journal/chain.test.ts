/** Valid records in an invalid sequence: one missing, or out of order. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { withValueAt } from '../tree/tree.ts';
import { extentFile } from './extent.ts';
import { Journal } from './journal.ts';

const log = () => undefined;

/** Writes records of equal length; optionally compacts on the way. */
async function write(folder: string, count: number, compactAfterBytes = 1e9): Promise<void> {
  const journal = Journal.open({ folder, log, compactAfterBytes });
  for (let i = 0; i < count; i += 1) {
    journal.append('demo', [{ path: ['list', `key ${i}`], value: `${i}` }]);
    const list = withValueAt(journal.acknowledged.get('demo') ?? null, ['list', `key ${i}`], `${i}`);
    journal.flush([['demo', list]]);
  }
  await journal.close();
}

/** Lines with their line feeds; the first names the format. */
const linesOf = (file: string): string[] => fs.readFileSync(file, 'utf8').split(/(?<=\n)/);

function expectRefusal(folder: string, file: string, lines: readonly string[], damage: string): void {
  fs.writeFileSync(file, lines.join(''));
  expect(() => Journal.open({ folder, log }), damage).toThrow(/is damaged at byte \d+; nothing was changed/);
  expect(fs.readFileSync(file, 'utf8')).toBe(lines.join(''));
}

/** Expects an error if any record but the last is missing, duplicated, or out of place. */
function expectOrderToMatter(folder: string, file: string): void {
  const lines = linesOf(file);
  expect(lines.length).toBeGreaterThan(4);
  for (let index = 1; index < lines.length - 1; index += 1) {
    const line = lines[index] ?? '';
    expectRefusal(folder, file, lines.toSpliced(index, 1), `without record ${index}`);
    expectRefusal(folder, file, lines.toSpliced(index, 0, line), `with record ${index} twice`);
    for (let other = index + 1; other < lines.length; other += 1)
      expectRefusal(
        folder,
        file,
        lines.with(index, lines[other] ?? '').with(other, line),
        `with records ${index} and ${other} swapped`,
      );
  }
  fs.writeFileSync(file, lines.join(''));
}

test.each(['a clean stop', 'a kill'])(
  'rejects a journal with a missing or swapped record after %s',
  async (stop) => {
    const folder = temporaryFolder();
    await write(folder, 3);
    await write(folder, 3);
    if (stop === 'a kill') fs.rmSync(extentFile(folder));
    expectOrderToMatter(folder, path.join(folder, 'journal-00000001.log'));
    const journal = Journal.open({ folder, log });
    expect(Object.keys(Object(Object(journal.acknowledged.get('demo')).list))).toHaveLength(3);
    await journal.close();
  },
);

test('rejects a snapshot with a missing or swapped record', async () => {
  const folder = temporaryFolder();
  const journal = Journal.open({ folder, log, compactAfterBytes: 1 });
  // One line each.
  for (const name of ['one', 'two', 'six', 'ten']) journal.append(name, [{ path: [], value: name }]);
  journal.flush(['one', 'two', 'six', 'ten'].map((name) => [name, name] as const));
  await journal.close();
  expectOrderToMatter(folder, path.join(folder, 'snapshot-00000002.log'));
});
