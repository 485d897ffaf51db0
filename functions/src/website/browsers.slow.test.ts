/** Reads what browsers show: each case changes one thing about a page that every browser shows. */
import { createServer } from 'node:net';
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { html, type Respond, redirect, startHttpSite } from '../testing/http-site.ts';
import type { Fault } from './fault.ts';
import { publicGuard } from './fetch/guard.ts';
import { createLoopbackGuard } from './fetch/loopback-origins.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';

const TITLE = 'Größe für Söhne';
const TEXT = '<p>Wir bauen Hallen für Betriebe in Köln.</p>'.repeat(20);
const PAGE = `<title>${TITLE}</title>${TEXT}`;
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

const read = (origin: string): Promise<Snapshot> =>
  takeSnapshot(origin, [new URL(origin)], {
    guard: createLoopbackGuard(publicGuard, origin),
    language: 'de',
    now: Date.now,
    patience: 20,
  });

async function readSite(paths: Readonly<Record<string, Respond>>): Promise<Snapshot> {
  const site = await startHttpSite(paths);
  onTestFinished(() => site.close());
  return await read(site.origin);
}

/** Sends bytes as they are, then closes the connection. */
async function readRaw(head: string, body: string, separator = '\r\n'): Promise<Snapshot> {
  const lines = ['HTTP/1.1 200 OK', 'Content-Type: text/html; charset=utf-8', 'Connection: close', head];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(`${lines.join(separator)}${separator}${separator}${body}`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The raw server has no port.');
  return await read(`http://127.0.0.1:${address.port}/`);
}

const typed =
  (types: readonly string[], body: string | Buffer): Respond =>
  (_request, response) => {
    response
      .writeHead(
        200,
        types.flatMap((type) => ['content-type', type]),
      )
      .end(body);
  };
const encoded = (encoding: string, body: Buffer | string): Respond =>
  html(body, { 'content-encoding': encoding });
const cookieLoop: Respond = (request, response) => {
  if (request.headers.cookie?.includes('seen=1')) html(PAGE)(request, response);
  else response.writeHead(302, { location: '/', 'set-cookie': ['a=b', 'seen=1; Path=/'] }).end();
};
const LATE = `<!-- ${'x'.repeat(2_000)} -->`;
const moved = (target: string): Respond => html(`<script>location.href = "${target}"</script>`);

it.each<[string, Readonly<Record<string, Respond>>]>([
  ['an unknown encoding', { '/': encoded('none', PAGE) }],
  ['deflate', { '/': encoded('deflate', deflateSync(PAGE)) }],
  ['deflate without a header', { '/': encoded('deflate', deflateRawSync(PAGE)) }],
  ['two encodings', { '/': encoded('gzip, gzip', gzipSync(gzipSync(PAGE))) }],
  ['two types', { '/': typed(['text/html', 'text/html; charset=utf-8'], PAGE) }],
  ['an empty type', { '/': typed([''], `<!doctype html><meta charset=utf-8>${PAGE}`) }],
  ['any type', { '/': typed(['*/*'], `<html><meta charset=utf-8>${PAGE}`) }],
  ['a zero byte', { '/': html(`${PAGE}\0`) }],
  ['a zero byte at the start', { '/': html(`<html>\0${PAGE}`) }],
  ['a cookie that must come back', { '/': cookieLoop }],
  ['a redirect that leads nowhere', { '/': html(PAGE, { location: '' }, 301) }],
  ['a late declaration', { '/': typed(['text/html'], latin1(`${LATE}<meta charset=iso-8859-1>${PAGE}`)) }],
  [
    'a declaration in a comment',
    { '/': typed(['text/html'], `<!-- <meta charset=latin1> --><meta charset=utf-8>${PAGE}`) },
  ],
  ['a redirect by script', { '/': moved('/a'), '/a': html(PAGE) }],
  [
    'redirects one after another',
    {
      '/': html('<meta http-equiv=refresh content="0.1;url=/a">'),
      '/a': moved('/b'),
      '/b': redirect('/c'),
      '/c': html(PAGE),
    },
  ],
  [
    'frames',
    {
      '/': html(
        `<title>${TITLE}</title><frameset><frame src=/m><frame src=/t></frameset><noframes>Nein</noframes>`,
      ),
      '/m': html('<a href=/a>A</a>'),
      '/t': html(TEXT),
    },
  ],
  [
    'a shadow root',
    { '/': html(`<title>${TITLE}</title><x-a><template shadowrootmode=open>${TEXT}</template></x-a>`) },
  ],
])('reads a page with %s', async (_what, paths) => {
  const { page } = await readSite(paths);
  expect(page.title).toBe(TITLE);
  expect(page.wordCount).toBeGreaterThanOrEqual(140);
});

it('reads the raw UTF-8 of a redirect', async () => {
  const answer: Respond = (_request, response) =>
    response.socket?.end(
      'HTTP/1.1 301 Moved\r\nLocation: /größe\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    );
  const { url } = await readSite({ '/': answer, '/gr%C3%B6%C3%9Fe': html(PAGE) });
  expect(url.pathname).toBe('/gr%C3%B6%C3%9Fe');
});

it('reads what arrived of a body that is cut short, and says so', async () => {
  const packed = gzipSync(PAGE);
  const cut = await readSite({ '/': encoded('gzip', packed.subarray(0, -8)) });
  const pages = [
    cut,
    await readRaw('Content-Length: 99999', PAGE),
    await readRaw('Transfer-Encoding: chunked', `${Buffer.byteLength(PAGE).toString(16)}\r\n${PAGE}\r\n`),
  ];
  expect(pages.map(({ page }) => [page.title, page.isTruncated])).toEqual(pages.map(() => [TITLE, true]));
});

it('says what is wrong with a server that ends its lines with LF', async () => {
  await expect(readRaw('X: y', PAGE, '\n')).rejects.toThrow('broken-http');
});

it.each<[Fault, Respond]>([
  ['bot-wall', html('Denied', {}, 999)],
  ['bot-wall', html('Denied', {}, 451)],
  ['bot-wall', html('<div class=g-recaptcha></div>', {}, 503)],
  ['server-error', html('Try later', {}, 503)],
  ['parked', html('<title>muster.de</title><p>This domain is for sale.')],
  ['unreadable', html('<frameset><frame src=/gone></frameset>')],
])('refuses as %s', async (fault, respond) => {
  await expect(readSite({ '/': respond })).rejects.toThrow(fault);
});

it('takes robots.txt for what it says, whatever its type', async () => {
  const robots = { '/robots.txt': html('User-agent: *\nDisallow: /') };
  await expect(readSite({ '/': html(PAGE), ...robots })).rejects.toThrow('robots');
  const page = { '/': html(PAGE), '/robots.txt': html('<!doctype html><p>Disallow: /') };
  await expect(readSite(page)).resolves.toBeDefined();
});

it('reads what scripts of its own look up, and where further links lead', async () => {
  const links =
    '<a href="#">Auf</a><a href=/weg>Weg</a><a href=/da>Da</a><script src=/a.js></script><script src=//b.example/b.js></script>';
  const { scripts, internal } = await readSite({
    '/': html(PAGE + links),
    '/a.js': html('document.querySelector(".auf")', { 'content-type': 'text/javascript' }),
    '/da': html('<h1>Demnächst</h1>'),
  });
  const files = [...(scripts ?? [])].map(([href, { selectors }]) => [new URL(href).pathname, selectors]);
  expect(files).toEqual([['/a.js', ['.auf']]]);
  expect(internal.unread).toMatchObject([{ kind: 'other', url: { pathname: '/weg' }, status: 404 }]);
  expect(internal.pages).toMatchObject([
    { kind: 'other', url: { pathname: '/da' }, page: { headings: ['Demnächst'] } },
  ]);
});
