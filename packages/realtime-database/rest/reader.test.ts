import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { UnreadBudget } from '../unread.ts';
import { awaitPreviousResponses, readerOf } from './reader.ts';

/** A response with a constant number of unread bytes. */
function responseWith(unread: number): ServerResponse {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  return Object.defineProperty(response, 'writableLength', { value: unread });
}

test('a finished response no longer counts toward the budget', () => {
  const lines: string[] = [];
  const host = { unread: new UnreadBudget(100), log: (line: string) => lines.push(line) };
  const [gone, next] = [responseWith(90), responseWith(90)];
  host.unread.send(readerOf(gone, host), () => undefined);
  gone.emit('close');
  host.unread.send(readerOf(next, host), () => undefined);
  expect([gone.destroyed, next.destroyed, lines]).toEqual([false, false, []]);
});

test('requests on one connection are processed in order, independent of other connections', async () => {
  const [socket, other] = [new Socket(), new Socket()];
  const [first, second] = [responseWith(0), responseWith(0)];
  const order: string[] = [];
  await awaitPreviousResponses(socket, first);
  const turn = awaitPreviousResponses(socket, second).then(() => order.push('second'));
  await awaitPreviousResponses(other, responseWith(0)).then(() => order.push('other'));
  order.push('first has ended');
  first.emit('close');
  await turn;
  expect(order).toEqual(['other', 'first has ended', 'second']);
});
