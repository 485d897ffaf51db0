import { expect, test } from 'vitest';
import { CommitQueue } from './commit-queue.ts';

/** A queue that records calls and fails on request. */
function setUp() {
  const events: string[] = [];
  const disk = { isFull: false };
  const queue = new CommitQueue(() => {
    events.push('flush');
    if (disk.isFull) throw new Error('disk');
  }, 10);
  const add = (text: string) => {
    queue.makeRoom();
    queue.add({ deliver: () => events.push(text), fail: () => events.push(`${text} failed`) });
    queue.count(text.length);
  };
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

test('a full batch is sent before the next request', async () => {
  const { queue, add, events } = setUp();
  for (const text of ['123456', '7890', 'b', 'c'.repeat(20), 'd']) add(text);
  expect(events).toEqual(['flush', '123456', '7890', 'flush', 'b', 'c'.repeat(20)]);
  await queue.settled();
  expect(events.filter((event) => event !== 'flush').at(-1)).toBe('d');
});
