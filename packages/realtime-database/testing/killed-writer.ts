/** Runs crash-writer.ts and kills it. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildSync } from 'esbuild';
import { temporaryFolder } from './folder.ts';

const LINES_PER_LIFE = 250;

/** Bundles the writer into one file, which starts in half the time. */
export function bundledWriter(): string {
  const outfile = path.join(temporaryFolder(), 'writer.mjs');
  const source = path.join(import.meta.dirname, 'crash-writer.ts');
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

/** Runs a writer until a random number of acknowledgements, kills it, and returns the last one of each client. */
export async function liveAndDie(writerFile: string, folder: string): Promise<Map<string, number>> {
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
  if ((await died) !== 'SIGKILL') throw new Error('the writer ended by itself');
  return acknowledged;
}
