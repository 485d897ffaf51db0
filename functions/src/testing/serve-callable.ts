import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { HttpsFunction } from 'firebase-functions/https';

/** Adds what Cloud Run's wrapper provides: a parsed body, and Express's response methods. */
function addExpressApi(request: IncomingMessage, response: ServerResponse, text: string): void {
  const rawBody = Buffer.from(text);
  const header = (name: string): string | string[] | undefined => request.headers[name.toLowerCase()];
  const isJson = /^application\/json/.test(request.headers['content-type'] ?? '');
  const body: unknown = isJson && text !== '' ? JSON.parse(text) : text;
  Object.assign(request, { rawBody, body: text === '' ? undefined : body, header, get: header });
  Object.assign(response, {
    status(code: number) {
      response.statusCode = code;
      return response;
    },
    send(body: unknown) {
      if (typeof body === 'object') response.setHeader('content-type', 'application/json');
      response.end(typeof body === 'object' ? JSON.stringify(body) : body);
      return response;
    },
  });
}

export interface ServedCallable {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a callable or task function over real HTTP, so that tests see what browsers see: status, CORS, and the
 * protocol's JSON.
 */
export async function serveCallable(fn: HttpsFunction): Promise<ServedCallable> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      addExpressApi(request, response, Buffer.concat(parts).toString('utf8'));
      Reflect.apply(fn, null, [request, response]);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The callable has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
