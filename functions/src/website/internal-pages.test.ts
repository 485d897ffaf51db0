import { expect, it } from 'vitest';
import type { FetchedResponse } from './fetch/guarded-fetch.ts';
import { type InternalOptions, readInternalPages } from './internal-pages.ts';
import { parsePage } from './page/parse-page.ts';

const MB = 1_000_000;
const home = {
  url: new URL('https://muster.de/'),
  page: parsePage('<a href=/impressum>Impressum</a><a href=/kontakt>Kontakt</a><a href=/preise>Preise</a>'),
};

const LINKED = ['/impressum', '/kontakt', '/preise'];
const createResponse = (url: URL, bytes: number): FetchedResponse => ({
  url,
  status: LINKED.includes(url.pathname) ? 200 : 404,
  headers: new Map([['content-type', 'text/html']]),
  body: Buffer.from(`<title>${url.pathname}</title>`.padEnd(bytes)),
  isCut: false,
});

/** Reads linked pages that have this many bytes. */
async function read(bytes: number, options: Partial<InternalOptions> = {}) {
  const { pages, unread } = await readInternalPages(home, {
    homeBytes: MB,
    get: async (url) => createResponse(url, bytes),
    isSpent: () => false,
    ...options,
  });
  return { read: pages.map(({ kind }) => kind), unread: unread.map(({ kind }) => kind) };
}

it('reads linked pages, most important first', async () => {
  expect(await read(1_000)).toEqual({ read: ['imprint', 'contact', 'prices'], unread: [] });
});

it('skips pages over the byte limit and lists them', async () => {
  expect(await read(MB)).toEqual({ read: ['imprint', 'contact'], unread: ['prices'] });
  expect(await read(MB, { homeBytes: 3 * MB })).toEqual({ read: ['imprint'], unread: ['contact', 'prices'] });
});

it('stops reading pages once the CPU time is used up', async () => {
  let checks = 0;
  const isSpent = (): boolean => {
    checks += 1;
    return checks > 1;
  };
  expect(await read(1_000, { isSpent })).toEqual({ read: ['imprint'], unread: ['contact', 'prices'] });
});

it('lists linked pages that could not be fetched, or are not HTML', async () => {
  const get = async (url: URL): Promise<FetchedResponse> => {
    if (url.pathname === '/kontakt') throw new Error('gone');
    const page = createResponse(url, 1_000);
    return url.pathname === '/preise'
      ? { ...page, headers: new Map([['content-type', 'text/plain']]) }
      : page;
  };
  expect(await read(0, { get })).toEqual({ read: ['imprint'], unread: ['contact', 'prices'] });
});

it('reads an unlinked contact page that shares the home page’s title', async () => {
  const title = '<title>Kern: roofs and walls</title>';
  const start = { url: home.url, page: parsePage(`${title}<h1>Contact us for roofs</h1>`) };
  const readContact = async (body: string) => {
    const get = async (url: URL): Promise<FetchedResponse> => ({
      ...createResponse(url, 0),
      status: url.pathname === '/contact' ? 200 : 404,
      body: Buffer.from(title + body),
    });
    const { pages } = await readInternalPages(start, { homeBytes: MB, get, isSpent: () => false });
    return pages.map(({ kind }) => kind);
  };
  expect(await readContact('<h1>Contact</h1><p>Write to us.</p>')).toEqual(['contact']);
  expect(await readContact('<h1>Contact us for roofs</h1>')).toEqual([]);
  expect(await readContact('<h1>Roofs</h1><p>Welcome.</p>')).toEqual([]);
});
