import { expect, test } from 'vitest';
import { CommitQueue } from './commit-queue.ts';
import { Outbox } from './outbox.ts';

/** A queue that records calls and fails on request. */
function setUp() {
  const events: string[] = [];
  const disk = { isFull: false };
  const queue = new CommitQueue(() => {
    events.push('flush');
    if (disk.isFull) throw new Error('disk');
  }, 10);
  const outbox = (name: string) =>
    new Outbox(
      queue,
      (texts) => {
        events.push(`${name}: ${texts.join(' ')}`);
        return name !== 'gone';
      },
      () => events.push(`${name} failed`),
    );
  return { queue, outbox, events, disk };
}

test('messages are sent in order after a single flush', async () => {
  const { queue, outbox, events } = setUp();
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

test('a failed flush drops its whole batch, and the next batch succeeds', async () => {
  const { queue, outbox, events, disk } = setUp();
  const a = outbox('a');
  disk.isFull = true;
  a.send('1');
  await queue.settled();
  disk.isFull = false;
  a.send('2');
  await queue.settled();
  expect(events).toEqual(['flush', 'a failed', 'flush', 'a: 2']);
});

test('a full batch postpones requests until it is sent, in order', async () => {
  const { queue, outbox, events } = setUp();
  const a = outbox('a');
  const request = (text: string) => queue.whenRoom(() => a.send(text));
  void request('123456');
  void request('7890');
  expect(queue.isFull).toBe(true);
  for (const text of ['b', 'c'.repeat(20), 'd']) void request(text);
  await queue.settled();
  expect(events).toEqual(['flush', 'a: 123456 7890', 'flush', `a: b ${'c'.repeat(20)}`, 'flush', 'a: d']);
  expect(queue.isFull).toBe(false);
});

test("a postponed request's result or error reaches its caller regardless of the flush", async () => {
  const { queue, outbox, events, disk } = setUp();
  disk.isFull = true;
  outbox('a').send('x'.repeat(10));
  const replies = [
    queue.whenRoom(() => 'returned'),
    queue.whenRoom(() => {
      throw new Error('thrown');
    }),
  ];
  expect(await Promise.allSettled(replies)).toMatchObject([
    { value: 'returned' },
    { reason: { message: 'thrown' } },
  ]);
  expect(events).toEqual(['flush', 'a failed']);
});

test('messages are built lazily when sent, long ones one at a time, and none for disconnected clients', async () => {
  const { queue, outbox, events } = setUp();
  const long = 'x'.repeat(70_000);
  const built: string[] = [];
  const message = (name: string, text: string) => () => {
    built.push(name);
    return text;
  };
  const [a, gone] = [outbox('a'), outbox('gone')];
  for (const [i, text] of ['1', long, '2', '3'].entries()) a.send(message(`a${i}`, text));
  gone.send(message('gone', long));
  gone.send(message('never', long));
  expect(built).toEqual([]);
  await queue.settled();
  expect(events).toEqual(['flush', `a: 1 ${long}`, 'a: 2 3', `gone: ${long}`]);
  expect(built).toEqual(['a0', 'a1', 'a2', 'a3', 'gone']);
});
