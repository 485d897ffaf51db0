/** Whoever is to read a response. */
import type { ServerResponse } from 'node:http';
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
