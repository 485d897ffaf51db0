/** kill -9 at any moment: no acknowledged write is lost, no write is half done, and the folder opens again. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { valueAt } from '../tree/tree.ts';
import { Journal } from './journal.ts';

/** In one file, a process starts in half the time. */
function bundledWriter(): string {
  const outfile = path.join(temporaryFolder(), 'writer.mjs');
  const source = path.join(import.meta.dirname, '../testing/crash-writer.ts');
  buildSync({
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  return outfile;
}

const LINES_PER_LIFE = 250;

/** Lets a writer live until a random number of acknowledgements, kills it, and returns the last one of each client. */
async function liveAndDie(writerFile: string, folder: string): Promise<Map<string, number>> {
  const acknowledged = new Map<string, number>();
  const writer = spawn(process.execPath, [writerFile, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const died = new Promise<NodeJS.Signals | null>((resolve) =>
    writer.once('close', (_, signal) => resolve(signal)),
  );
  let left = Math.ceil(Math.random() * LINES_PER_LIFE);
  for await (const line of createInterface({ input: writer.stdout })) {
    const [client, n] = line.split(' ');
    acknowledged.set(client ?? '', Number(n));
    left -= 1;
    if (left === 0) writer.kill('SIGKILL');
  }
  expect(await died).toBe('SIGKILL');
  return acknowledged;
}

async function killManyTimes(writerFile: string, kills: number): Promise<void> {
  const folder = temporaryFolder();
  const expected = new Map<string, number>();
  for (let i = 0; i < kills; i += 1) {
    for (const [client, n] of await liveAndDie(writerFile, folder)) expected.set(client, n);
    const { journal, state } = Journal.open({ folder, log: () => undefined });
    await journal.close();
    const root = state.get('crash') ?? null;
    for (const [client, n] of expected) {
      const left = valueAt(root, ['left', client, 'n']);
      expect(left, `${client} after kill ${i}`).toBeGreaterThanOrEqual(n);
      expect(valueAt(root, ['right', client, 'n']), `${client} after kill ${i}`).toBe(left);
      expect(valueAt(root, ['log', `${client}-${Number(left) % 50}`])).toBe(left);
    }
  }
}

test('two hundred kills while writing and compacting lose nothing', { timeout: 300_000 }, async () => {
  const writerFile = bundledWriter();
  await Promise.all([killManyTimes(writerFile, 100), killManyTimes(writerFile, 100)]);
});
