import { expect, test } from 'vitest';
import { CommitQueue } from './commit-queue.ts';
import { Outbox } from './outbox.ts';

/** A queue that notes what happens, and fails when it is told to. */
function observed() {
  const events: string[] = [];
  const disk = { isFull: false };
  const queue = new CommitQueue(() => {
    events.push('flush');
    if (disk.isFull) throw new Error('disk');
  });
  const outbox = (name: string) =>
    new Outbox(
      queue,
      (messages) => events.push(`${name}: ${messages.join(' ')}`),
      () => events.push(`${name} failed`),
    );
  return { queue, outbox, events, disk };
}

test('messages leave in order, after one flush for all of them', async () => {
  const { queue, outbox, events } = observed();
  const [a, b] = [outbox('a'), outbox('b')];
  a.send('1');
  b.send('2');
  a.send('3');
  expect(events).toEqual([]);
  await queue.settled();
  expect(events).toEqual(['flush', 'a: 1 3', 'b: 2']);
  b.send('4');
  await queue.settled();
  expect(events.slice(3)).toEqual(['flush', 'b: 4']);
});

test('when a flush fails nothing of its batch leaves, and the next one does', async () => {
  const { queue, outbox, events, disk } = observed();
  const a = outbox('a');
  disk.isFull = true;
  a.send('1');
  await queue.settled();
  disk.isFull = false;
  a.send('2');
  await queue.settled();
  expect(events).toEqual(['flush', 'a failed', 'flush', 'a: 2']);
});
