/** Serves a built site with brotli, an almost empty page, and a bare one. */
import { createHash } from 'node:crypto';
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

const createPage = (
  content: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head>
<body><main><h1>A heading without any style</h1>${content}</main></body></html>`;

/** 13 KB after compression, since random hexadecimal digits compress to half. */
function generateBareText(): string {
  const digits = createHash('shake256', { outputLength: 12_700 }).update('bare').digest('hex');
  return `<p>${digits.match(/.{1,8}/g)?.join(' ') ?? ''}</p>`;
}

export const FLOOR_PATH = '/floor';
/** Text only, with as many bytes as the landing page's first window. */
export const BARE_PATH = '/bare';
const BARE_PAGES: Readonly<Record<string, string>> = {
  [FLOOR_PATH]: createPage(''),
  [BARE_PATH]: createPage(generateBareText()),
};

interface CachedResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

function createResponse(folder: string, path: string): CachedResponse | null {
  const basePath = join(folder, normalize(path));
  const file = [basePath, `${basePath}.html`, join(basePath, 'index.html')].find(
    (each) => existsSync(each) && statSync(each).isFile(),
  );
  const bare = BARE_PAGES[path];
  if (bare === undefined && !file) return null;
  const plain = file ? readFileSync(file) : Buffer.from(bare ?? '');
  const type = TYPES[file ? extname(file) : '.html'];
  const headers = { 'cache-control': 'max-age=3600', 'content-type': type ?? 'application/octet-stream' };
  if (!type) return { headers, body: plain };
  return { headers: { ...headers, 'content-encoding': 'br' }, body: brotliCompressSync(plain) };
}

/** @param folder what `astro build` wrote */
export async function startHosting(
  folder: string,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  // Caches compressed responses, since only the transfer is measured.
  const cache = new Map<string, CachedResponse | null>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const cached = cache.get(pathname) ?? createResponse(folder, pathname);
    cache.set(pathname, cached);
    response.writeHead(cached ? 200 : 404, {
      ...cached?.headers,
      'content-length': cached?.body.length ?? 0,
    });
    response.end(cached?.body);
  });
  // Longer than any visit, since a closed connection would cost another handshake.
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
