import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A test website on loopback. */
export interface HttpSite {
  readonly origin: string;
  readonly port: number;
  /** Requested paths in order. */
  readonly requests: string[];
  /** Closes all connections, so that the next request opens a new one. */
  dropConnections(): void;
  close(): Promise<void>;
}

export type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** Responds with a page; `headers` add to or override its own. */
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
export async function startHttpSite(
  paths: Readonly<Record<string, Respond>>,
  host = '127.0.0.1',
  port = 0,
): Promise<HttpSite> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push(path);
    const respond = Object.hasOwn(paths, path) ? paths[path] : undefined;
    if (respond) respond(request, response);
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The test site has no port.');
  return {
    origin: `http://${host}:${address.port}`,
    port: address.port,
    requests,
    dropConnections: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const SITES = fileURLToPath(new URL('../../../tests/fixtures/sites', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};

/** Serves a folder of tests/fixtures/sites as a website. */
export function startFixtureSite(name: string): Promise<HttpSite> {
  const folder = join(SITES, name);
  const paths = readdirSync(folder).map((file): [string, Respond] => {
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    return [
      file === 'index.html' ? '/' : `/${file}`,
      html(readFileSync(join(folder, file)), { 'content-type': type }),
    ];
  });
  return startHttpSite(Object.fromEntries(paths));
}
