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

/** Creates readers whose readings the test finishes. */
function createFakeReaders(queue: Partial<QueueLimits> = {}) {
  const opened: { isEnded: boolean; isFit: boolean; readonly finish: (error?: Error) => void }[] = [];
  const { read, prepare } = createReaders({
    queue: { ...QUEUE, ...queue },
    open: async (): Promise<Reader> => {
      let done = Promise.withResolvers<typeof REPORT>();
      const state = {
        isEnded: false,
        isFit: true,
        finish: (error?: Error): void => (error ? done.reject(error) : done.resolve(REPORT)),
      };
      opened.push(state);
      return {
        isFit: () => state.isFit && !state.isEnded,
        end: () => {
          state.isEnded = true;
        },
        read: () => {
          done = Promise.withResolvers();
          return done.promise;
        },
      };
    },
  });
  const requestRead = (caller: string): Promise<unknown> =>
    read(TASK, { caller, contact: async () => null }).catch((error: unknown) => error);
  return { opened, requestRead, prepare };
}
const flushPromises = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('runs readings up to the limit, queues as many more, and rejects the rest', async () => {
  const { opened, requestRead } = createFakeReaders();
  const [first, , third] = ['a', 'b', 'c', 'd'].map(requestRead);
  await flushPromises();
  expect(opened.length).toBe(2);
  expect(await requestRead('e')).toEqual(new AnalysisError('busy'));
  opened[0]?.finish();
  expect(await first).toBe(REPORT);
  await flushPromises();
  // The third reading reuses the free process.
  expect(opened.length).toBe(2);
  opened[0]?.finish();
  expect(await third).toBe(REPORT);
});

it('rejects a caller that waited too long', async () => {
  vi.useFakeTimers();
  const { requestRead } = createFakeReaders({ running: 1 });
  void requestRead('a');
  const second = requestRead('b');
  await vi.advanceTimersByTimeAsync(999);
  expect(await Promise.race([second, 'waits'])).toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect(await second).toEqual(new AnalysisError('busy'));
  vi.useRealTimers();
});

it('keeps readers free for other callers', async () => {
  const { opened, requestRead } = createFakeReaders({ perCaller: 1 });
  void requestRead('greedy');
  void requestRead('greedy');
  const other = requestRead('other');
  await flushPromises();
  expect(opened.length).toBe(2);
  opened[1]?.finish();
  expect(await other).toBe(REPORT);
});

it('keeps queue places free for other callers', async () => {
  const { opened, requestRead } = createFakeReaders({ running: 1, waitingPerCaller: 1 });
  void requestRead('greedy');
  void requestRead('greedy');
  await flushPromises();
  expect(await requestRead('greedy')).toEqual(new AnalysisError('busy'));
  const other = requestRead('other');
  for (let turn = 0; turn < 3; turn += 1) {
    await flushPromises();
    opened[0]?.finish();
  }
  expect(await other).toBe(REPORT);
});

it('discards a process that exceeded a limit, and surplus idle ones', async () => {
  const { opened, requestRead } = createFakeReaders();
  const first = requestRead('a');
  await flushPromises();
  if (opened[0]) opened[0].isFit = false;
  opened[0]?.finish(new AnalysisError('too-complex'));
  expect(await first).toEqual(new AnalysisError('too-complex'));
  expect(opened[0]?.isEnded).toBe(true);
  const both = [requestRead('a'), requestRead('b')];
  await flushPromises();
  expect(opened.length).toBe(3);
  for (const reader of opened.slice(1)) reader.finish();
  await Promise.all(both);
  expect(opened.map(({ isEnded }) => isEnded)).toEqual([true, false, true]);
});

it('starts one spare process, and uses it even before it is ready', async () => {
  const { opened, requestRead, prepare } = createFakeReaders();
  prepare();
  prepare();
  const first = requestRead('a');
  await flushPromises();
  expect(opened.length).toBe(1);
  if (opened[0]) opened[0].isFit = false;
  opened[0]?.finish();
  expect(await first).toBe(REPORT);
  await flushPromises();
  expect(opened.length, 'replaces the used-up one').toBe(2);
  const second = requestRead('b');
  await flushPromises();
  prepare();
  await flushPromises();
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
  const requestRead = (): Promise<unknown> => read(TASK, { caller: 'a', contact: async () => null });
  await expect(requestRead()).rejects.toThrow('start 1');
  await expect(requestRead()).rejects.toThrow('start 2');
});
