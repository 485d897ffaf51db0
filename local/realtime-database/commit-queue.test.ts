import { expect, test } from 'vitest';
import { CommitQueue } from './commit-queue.ts';
import { Outbox } from './outbox.ts';

/** A queue whose flushes end when the test says so. */
function controlled() {
  const flushes: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const queue = new CommitQueue(
    () => new Promise<void>((resolve, reject) => flushes.push({ resolve, reject })),
  );
  const sent: string[] = [];
  const outbox = new Outbox(
    queue,
    (messages) => sent.push(...messages),
    () => sent.push('failed'),
  );
  /** Resolves when the next flush has begun. */
  const flushing = async (count: number) => {
    while (flushes.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, flushes, outbox, sent, flushing };
}

test('a message leaves with the flush that began after it, and never with an earlier one', async () => {
  const { queue, flushes, outbox, sent, flushing } = controlled();
  outbox.send('a');
  outbox.send('b');
  await flushing(1);
  expect(sent).toEqual([]);
  outbox.send('c');
  flushes[0]?.resolve();
  await flushing(2);
  expect(sent).toEqual(['a', 'b']);
  flushes[1]?.resolve();
  await queue.settled();
  expect(sent).toEqual(['a', 'b', 'c']);
});

test('when a flush fails, what has come since fails too, since it builds on what was undone', async () => {
  const { queue, flushes, outbox, sent, flushing } = controlled();
  outbox.send('a');
  await flushing(1);
  outbox.send('b');
  flushes[0]?.reject(new Error('disk'));
  await queue.settled();
  expect(sent).toEqual(['failed', 'failed']);
  outbox.send('c');
  await flushing(2);
  flushes[1]?.resolve();
  await queue.settled();
  expect(sent).toEqual(['failed', 'failed', 'c']);
});
