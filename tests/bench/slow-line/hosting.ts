/** Serves a built site with brotli, as the hosting does, and beside it an almost empty page. */
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.csv': 'text/csv',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export const FLOOR_PATH = '/floor';
const FLOOR = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head>
<body><main><h1>Floor</h1></main></body></html>`;

interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

function answerTo(folder: string, path: string): Answer | null {
  const wanted = join(folder, normalize(path));
  const file = [wanted, `${wanted}.html`, join(wanted, 'index.html')].find(
    (each) => existsSync(each) && statSync(each).isFile(),
  );
  if (path !== FLOOR_PATH && !file) return null;
  const plain = file ? readFileSync(file) : Buffer.from(FLOOR);
  const type = TYPES[file ? extname(file) : '.html'];
  const headers = { 'cache-control': 'max-age=3600', 'content-type': type ?? 'application/octet-stream' };
  if (!type) return { headers, body: plain };
  return { headers: { ...headers, 'content-encoding': 'br' }, body: brotliCompressSync(plain) };
}

/** @param folder what `astro build` wrote */
export async function startHosting(
  folder: string,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  // Compressed once: what is measured is the line.
  const answers = new Map<string, Answer | null>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = answers.get(pathname) ?? answerTo(folder, pathname);
    answers.set(pathname, answer);
    response.writeHead(answer ? 200 : 404, {
      ...answer?.headers,
      'content-length': answer?.body.length ?? 0,
    });
    response.end(answer?.body);
  });
  // Longer than any visit: a connection that ends in between costs one more handshake.
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
