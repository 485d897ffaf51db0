import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDropCounter } from './drop-counter.ts';

vi.mock('firebase-functions/logger');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('writes dropped counts once a minute, and nothing if there are none', async () => {
  const write = vi.fn(async () => undefined);
  const drop = createDropCounter(write);
  drop(0);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(write).not.toHaveBeenCalled();
  drop(3);
  drop(4);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(write).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  drop(5);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(write.mock.calls).toEqual([[7], [5]]);
});

it('retries a failed write in the next minute', async () => {
  const write = vi.fn<(count: number) => Promise<void>>().mockRejectedValueOnce(new Error('down'));
  const drop = createDropCounter(write);
  drop(3);
  await vi.advanceTimersByTimeAsync(60_000);
  drop(4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(write.mock.calls).toEqual([[3], [7]]);
});
