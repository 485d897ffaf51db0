import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A website on loopback for a test. */
export interface HttpSite {
  readonly origin: string;
  readonly port: number;
  /** Paths that were asked for, in order. */
  readonly asked: string[];
  close(): Promise<void>;
}

export type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers with a page; `headers` replace or add to its own. */
export const html =
  (body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}, status = 200): Respond =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
  };

export const redirect =
  (location: string, status = 302): Respond =>
  (_request, response) => {
    response.writeHead(status, { location }).end('moved');
  };

/** Serves `paths` on a free port; everything else is 404. */
export async function httpSite(
  paths: Readonly<Record<string, Respond>>,
  host = '127.0.0.1',
): Promise<HttpSite> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const respond = Object.hasOwn(paths, path) ? paths[path] : undefined;
    if (respond) respond(request, response);
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The test site has no port.');
  return {
    origin: `http://${host}:${address.port}`,
    port: address.port,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
