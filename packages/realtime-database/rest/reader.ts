/** Adapts a response to the budget of unread data. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Reader, UnreadBudget } from '../unread.ts';

/** The reader of a response; it is removed when the response ends. */
export function readerOf(
  response: ServerResponse,
  host: { readonly unread: UnreadBudget; log(line: string): void },
): Reader {
  const reader: Reader = {
    unread: () => response.writableLength,
    cutOff: () => {
      host.log('closed a request: its response is not being read');
      response.destroy();
    },
  };
  response.once('close', () => host.unread.remove(reader));
  return reader;
}

/** By connection: resolves when its last request has been answered. */
const answered = new WeakMap<Socket, Promise<void>>();

/**
 * Resolves when all earlier requests on this connection have been answered and the responses sent: a client that does
 * not read gets no further response.
 * @param response of this request
 */
export function awaitPreviousResponses(socket: Socket, response: ServerResponse): Promise<void> {
  const before = answered.get(socket) ?? Promise.resolve();
  answered.set(socket, new Promise((resolve) => response.once('close', resolve)));
  return before;
}
