import { expect, it, vi } from 'vitest';
import { AnalysisError } from '../fault.ts';
import type { QueueLimits } from './limits.ts';
import type { Reader } from './reader.ts';
import { createReaders, type Read } from './readers.ts';

const QUEUE: QueueLimits = {
  running: 2,
  perCaller: 2,
  waiting: 2,
  waitingPerCaller: 2,
  waitMs: 1_000,
  warm: 1,
};
const TASK = { websiteUrl: 'a.de', language: 'en' } as const;
const REPORT: Awaited<ReturnType<Read>> = JSON.parse('{"title":"x"}');

/** Readers whose readings the test finishes. */
function fakeReaders(queue: Partial<QueueLimits> = {}) {
  const opened: { ended: boolean; fit: boolean; readonly finish: (error?: Error) => void }[] = [];
  const { read, prepare } = createReaders({
    queue: { ...QUEUE, ...queue },
    open: async (): Promise<Reader> => {
      let done = Promise.withResolvers<typeof REPORT>();
      const state = {
        ended: false,
        fit: true,
        finish: (error?: Error): void => (error ? done.reject(error) : done.resolve(REPORT)),
      };
      opened.push(state);
      return {
        isFit: () => state.fit && !state.ended,
        end: () => {
          state.ended = true;
        },
        read: () => {
          done = Promise.withResolvers();
          return done.promise;
        },
      };
    },
  });
  const ask = (caller: string): Promise<unknown> =>
    read(TASK, { caller, contact: async () => null }).catch((error: unknown) => error);
  return { opened, ask, prepare };
}
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('runs up to the limit concurrently, queues as many, and rejects the rest', async () => {
  const { opened, ask } = fakeReaders();
  const [first, , third] = ['a', 'b', 'c', 'd'].map(ask);
  await settle();
  expect(opened.length).toBe(2);
  expect(await ask('e')).toEqual(new AnalysisError('busy'));
  opened[0]?.finish();
  expect(await first).toBe(REPORT);
  await settle();
  // The third reading reuses the free process.
  expect(opened.length).toBe(2);
  opened[0]?.finish();
  expect(await third).toBe(REPORT);
});

it('rejects a caller that waited too long', async () => {
  vi.useFakeTimers();
  const { ask } = fakeReaders({ running: 1 });
  void ask('a');
  const second = ask('b');
  await vi.advanceTimersByTimeAsync(999);
  expect(await Promise.race([second, 'waits'])).toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect(await second).toEqual(new AnalysisError('busy'));
  vi.useRealTimers();
});

it('keeps readers free for others', async () => {
  const { opened, ask } = fakeReaders({ perCaller: 1 });
  void ask('greedy');
  void ask('greedy');
  const other = ask('other');
  await settle();
  expect(opened.length).toBe(2);
  opened[1]?.finish();
  expect(await other).toBe(REPORT);
});

it('keeps places in the queue for others', async () => {
  const { opened, ask } = fakeReaders({ running: 1, waitingPerCaller: 1 });
  void ask('greedy');
  void ask('greedy');
  await settle();
  expect(await ask('greedy')).toEqual(new AnalysisError('busy'));
  const other = ask('other');
  for (let turn = 0; turn < 3; turn += 1) {
    await settle();
    opened[0]?.finish();
  }
  expect(await other).toBe(REPORT);
});

it('discards a process that exceeded a limit, and surplus idle ones', async () => {
  const { opened, ask } = fakeReaders();
  const first = ask('a');
  await settle();
  if (opened[0]) opened[0].fit = false;
  opened[0]?.finish(new AnalysisError('too-complex'));
  expect(await first).toEqual(new AnalysisError('too-complex'));
  expect(opened[0]?.ended).toBe(true);
  const both = [ask('a'), ask('b')];
  await settle();
  expect(opened.length).toBe(3);
  for (const reader of opened.slice(1)) reader.finish();
  await Promise.all(both);
  expect(opened.map(({ ended }) => ended)).toEqual([true, false, true]);
});

it('starts one spare process, and uses it even while it starts', async () => {
  const { opened, ask, prepare } = fakeReaders();
  prepare();
  prepare();
  const first = ask('a');
  await settle();
  expect(opened.length).toBe(1);
  if (opened[0]) opened[0].fit = false;
  opened[0]?.finish();
  expect(await first).toBe(REPORT);
  await settle();
  expect(opened.length, 'replaces the used-up one').toBe(2);
  const second = ask('b');
  await settle();
  prepare();
  await settle();
  expect(opened.length, 'starts another spare while the first one reads').toBe(3);
  opened[1]?.finish();
  expect(await second).toBe(REPORT);
});

it('recovers after a process fails to start', async () => {
  let starts = 0;
  const { read } = createReaders({
    queue: { ...QUEUE, running: 1 },
    open: () => Promise.reject(new Error(`start ${++starts}`)),
  });
  const ask = (): Promise<unknown> => read(TASK, { caller: 'a', contact: async () => null });
  await expect(ask()).rejects.toThrow('start 1');
  await expect(ask()).rejects.toThrow('start 2');
});
