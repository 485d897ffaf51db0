import { expect, test } from 'vitest';
import { CommitQueue } from './commit-queue.ts';

/** A queue that records calls and fails on request. */
function setUp() {
  const events: string[] = [];
  const disk = { isFull: false };
  const queue = new CommitQueue(() => {
    events.push('flush');
    if (disk.isFull) throw new Error('disk');
  });
  const add = (text: string) =>
    queue.add({ deliver: () => events.push(text), fail: () => events.push(`${text} failed`) });
  return { queue, add, events, disk };
}

test('deliveries follow a single flush, in order', async () => {
  const { queue, add, events } = setUp();
  for (const text of ['1', '2', '3']) add(text);
  expect(events).toEqual([]);
  await queue.settled();
  expect(events).toEqual(['flush', '1', '2', '3']);
  add('4');
  await queue.settled();
  expect(events.slice(4)).toEqual(['flush', '4']);
});

test('a failed flush fails its whole batch, and the next batch succeeds', async () => {
  const { queue, add, events, disk } = setUp();
  disk.isFull = true;
  add('1');
  add('2');
  await queue.settled();
  disk.isFull = false;
  add('3');
  await queue.settled();
  expect(events).toEqual(['flush', '1 failed', '2 failed', 'flush', '3']);
});
