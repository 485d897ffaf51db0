/** Whoever is to read a response. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Reader, UnreadBudget } from '../unread.ts';

/** The reader of a response, who leaves with its end. */
export function readerOf(
  response: ServerResponse,
  host: { readonly unread: UnreadBudget; log(line: string): void },
): Reader {
  const reader: Reader = {
    unread: () => response.writableLength,
    cutOff: () => {
      host.log('closed a request: nobody reads its answer');
      response.destroy();
    },
  };
  response.once('close', () => host.unread.forget(reader));
  return reader;
}

/** By connection: resolves when the last of its requests has been answered. */
const answered = new WeakMap<Socket, Promise<void>>();

/**
 * Resolves when all requests that came before on this connection have been answered, and the answers have left: who does not
 * read one is not given another.
 * @param response that of this request
 */
export function whenAnswered(socket: Socket, response: ServerResponse): Promise<void> {
  const before = answered.get(socket) ?? Promise.resolve();
  answered.set(socket, new Promise((resolve) => response.once('close', resolve)));
  return before;
}
