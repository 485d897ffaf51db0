import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { UnreadBudget } from '../unread.ts';
import { readerOf, whenAnswered } from './reader.ts';

/** A response that seems to have so many bytes unread, for good. */
function responseWith(unread: number): ServerResponse {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  return Object.defineProperty(response, 'writableLength', { value: unread });
}

test('a response that has ended takes nothing of the budget any more', () => {
  const lines: string[] = [];
  const host = { unread: new UnreadBudget(100), log: (line: string) => lines.push(line) };
  const [gone, next] = [responseWith(90), responseWith(90)];
  host.unread.send(readerOf(gone, host), () => undefined);
  gone.emit('close');
  host.unread.send(readerOf(next, host), () => undefined);
  expect([gone.destroyed, next.destroyed, lines]).toEqual([false, false, []]);
});

test('requests of one connection wait for each other, those of others do not', async () => {
  const [socket, other] = [new Socket(), new Socket()];
  const [first, second] = [responseWith(0), responseWith(0)];
  const order: string[] = [];
  await whenAnswered(socket, first);
  const turn = whenAnswered(socket, second).then(() => order.push('second'));
  await whenAnswered(other, responseWith(0)).then(() => order.push('other'));
  order.push('first has ended');
  first.emit('close');
  await turn;
  expect(order).toEqual(['other', 'first has ended', 'second']);
});
