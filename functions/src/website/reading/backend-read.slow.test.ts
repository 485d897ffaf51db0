import { readFileSync } from 'node:fs';
import * as logger from 'firebase-functions/logger';
import { expect, it, onTestFinished, vi } from 'vitest';
import { writeProgram } from '../../testing/reader-program.ts';
import { SYSTEM } from './limits.ts';
import type { ReaderChild } from './spawn-reader.ts';

vi.mock('firebase-functions/logger');

const CONTEXT = { caller: 'a', contact: async () => null };
const FAILS = 'process.exit(3)';
/** Reports the limits of its own process as an unreadable website would. */
const READS = `process.stdin.resume();
const send = (message) => console.log(JSON.stringify(message)); send({ type: 'ready' });
process.stdin.on('data', () => send({ type: 'fault', fault: 'blank', values: {} }));`;

/** The pool of a new instance, whose processes run these programs one after another. */
async function startInstance(programs: readonly string[]) {
  vi.resetModules();
  vi.mocked(logger.error).mockClear();
  const children: ReaderChild[] = [];
  const limits: string[] = [];
  vi.doMock('./spawn-reader.ts', async (importOriginal) => {
    const original = await importOriginal<typeof import('./spawn-reader.ts')>();
    return {
      ...original,
      spawnReader: (isLimited: boolean) => {
        const child = original.spawnReader(isLimited, writeProgram(programs[children.length] ?? READS));
        children.push(child);
        child.stdout.once('data', () => limits.push(readFileSync(`/proc/${child.pid}/limits`, 'latin1')));
        return child;
      },
    };
  });
  onTestFinished(() => {
    for (const child of children) child.kill('SIGKILL');
    vi.doUnmock('./spawn-reader.ts');
  });
  const { backendRead } = await import('./backend-read.ts');
  const read = (): Promise<unknown> =>
    backendRead({ websiteUrl: 'a.de', language: 'en' }, CONTEXT).catch((error: unknown) => error);
  return { read, limits, children };
}

const LIMITED = expect.stringMatching(
  new RegExp(`Max cpu time +${SYSTEM.cpuSeconds} [^]*Max data size +${SYSTEM.dataKiB * 1024} `),
);

it.each([
  ['one start failed', [FAILS], ['blank']],
  ['two starts failed', [FAILS, FAILS], ['unexpected', 'blank']],
])('keeps the limits after %s', async (_what, programs, faults) => {
  const { read, limits } = await startInstance(programs);
  for (const fault of faults) expect(await read()).toMatchObject({ fault });
  expect(limits.length).toBeGreaterThan(0);
  for (const each of limits) expect(each).toEqual(LIMITED);
  expect(logger.error).not.toHaveBeenCalled();
});

it('goes without limits where the platform has none, and reports it once', async () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('darwin');
  const { read, limits } = await startInstance([READS, FAILS]);
  for (const _ of ['first', 'second']) expect(await read()).toMatchObject({ fault: 'blank' });
  for (const each of limits) expect(each).not.toEqual(LIMITED);
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no limits'));
});
