/**
 * Serves dist/ like Firebase Hosting: HTTP/2, brotli, clean URLs, headers of firebase.json. Also serves an almost empty
 * page as the floor, the minimal cost on this machine.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { extname, join, matchesGlob, normalize } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { type HeaderRule, withImmutableAssets } from '../../../local/immutable-assets.ts';

const ROOT = join(import.meta.dirname, '../../..');
const DIST = join(ROOT, 'dist');
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/)/;

export const FLOOR_PATH = '/floor';
const FLOOR = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head>
<body><main><h1>Floor</h1></main></body></html>`;

export interface Hosting {
  /** For example 'https://localhost:40123'. */
  readonly origin: string;
  close(): Promise<void>;
}

interface CachedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const headerRules = (): readonly HeaderRule[] =>
  withImmutableAssets<{ readonly headers: readonly HeaderRule[] }>(
    JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')).hosting,
    DIST,
  ).headers;

/** Compresses a body as Firebase Hosting does. */
export const brotli = (body: Buffer): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** The file for a path, or null. */
function fileOf(path: string): string | null {
  const wanted = join(DIST, normalize(decodeURIComponent(path)));
  const candidates = [wanted, `${wanted}.html`, join(wanted, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}

/** A page's size in bytes. @throws if dist/ lacks the page */
export function weightOf(path: string): {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
} {
  const file = fileOf(path);
  if (file === null) throw new Error(`dist/ lacks the page ${path}. Run npm run build.`);
  const body = readFileSync(file);
  return { raw: body.length, gzip: gzipSync(body, { level: 9 }).length, brotli: brotli(body).length };
}

function createResponse(path: string, rules: readonly HeaderRule[]): CachedResponse {
  const file = path === FLOOR_PATH ? null : fileOf(path);
  const isMissing = path !== FLOOR_PATH && file === null;
  const plain = path === FLOOR_PATH ? Buffer.from(FLOOR) : readFileSync(file ?? join(DIST, '404.html'));
  const type = TYPES[file === null ? '.html' : extname(file)] ?? 'application/octet-stream';
  const isCompressed = COMPRESSIBLE.test(type);
  const headers: Record<string, string> = { 'content-type': type };
  for (const rule of rules) {
    if (!matchesGlob(path, rule.source)) continue;
    for (const { key, value } of rule.headers) headers[key.toLowerCase()] = value;
  }
  if (isCompressed) headers['content-encoding'] = 'br';
  const body = isCompressed ? brotli(plain) : plain;
  return {
    status: isMissing ? 404 : 200,
    headers: { ...headers, 'content-length': String(body.length) },
    body,
  };
}

/** @throws if dist/ has not been built */
export async function startHosting(): Promise<Hosting> {
  weightOf('/');
  const rules = headerRules();
  // Caches compressed responses, since only the transfer is measured.
  const cache = new Map<string, CachedResponse>();
  const handle = (request: Http2ServerRequest, response: Http2ServerResponse): void => {
    const { pathname } = new URL(request.url, 'https://localhost');
    const found = cache.get(pathname) ?? createResponse(pathname, rules);
    cache.set(pathname, found);
    response.writeHead(found.status, found.headers);
    response.end(found.body);
  };
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createSecureServer({ key, cert }, handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return {
    origin: `https://localhost:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
