/** Journals in tests, without a server. */
import fs from 'node:fs';
import path from 'node:path';
import { Journal, type JournalOptions } from '../journal/journal.ts';
import { toJsonText } from '../tree/json.ts';
import { withValueAt } from '../tree/tree.ts';

export const NAME = 'demo';

export function openJournal(folder: string, options: Partial<JournalOptions> = {}): Journal {
  return Journal.open({ folder, log: () => undefined, ...options });
}

export function append(journal: Journal, key: string, value: string): void {
  const root = withValueAt(journal.acknowledged.get(NAME) ?? null, ['list', key], value);
  journal.append(NAME, [{ path: ['list', key], value }], root);
}

/** Writes records one by one in a run of their own, which ends cleanly. */
export async function writeRun(
  folder: string,
  keys: readonly string[],
  compactAfterBytes = 1e9,
): Promise<void> {
  const journal = openJournal(folder, { compactAfterBytes });
  for (const key of keys) {
    append(journal, key, `value ä of ${key}`);
    journal.flush();
  }
  await journal.close();
}

export const textOf = (state: Journal['acknowledged']): string =>
  JSON.stringify([...state].map(([name, root]) => [name, toJsonText(root)]));

/** The keys that a start finds. */
export async function keysIn(folder: string): Promise<readonly string[]> {
  const journal = openJournal(folder);
  await journal.close();
  return Object.keys(Object(Object(journal.acknowledged.get(NAME)).list));
}

/** All files except for the lock. */
export const filesIn = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder)
    .filter((name) => name !== 'lock.sqlite')
    .sort();

export const contentsOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(filesIn(folder).map((name) => [name, fs.readFileSync(path.join(folder, name), 'latin1')]));
