import { isWebPage, parseContentType } from './fetch/content-type.ts';
import { type FetchedResponse, getAll } from './fetch/guarded-fetch.ts';
import { isSameSite, type LocatedPage, resolveUrl } from './page/addresses.ts';
import { decodePage } from './page/charset.ts';
import { isDead } from './page/model.ts';
import type { Page } from './page/page.ts';
import { parsePage } from './page/parse-page.ts';
import { anyOf } from './words/patterns.ts';
import { type InternalKind, PAGE_WORDS as WORDS } from './words/topics.ts';

/** `other`: a page that further links lead to. */
type PageKind = InternalKind | 'other';

export interface InternalPage extends LocatedPage {
  readonly kind: PageKind;
  /** False if it was found at its usual path, although the home page does not link to it. */
  readonly isLinked: boolean;
}

export interface UnreadPage {
  readonly kind: PageKind;
  readonly url: URL;
  /** HTTP status; null if there was no answer. */
  readonly status?: number | null;
}

export interface InternalPages {
  readonly pages: readonly InternalPage[];
  readonly unread: readonly UnreadPage[];
}

interface Target {
  readonly kind: InternalKind;
  readonly url: URL;
  readonly isLinked: boolean;
}

/** Kinds of pages that are read if linked, most important first. */
const LINKED_KINDS = Object.keys(WORDS) as readonly InternalKind[];
const USUAL_PATHS: readonly (readonly [InternalKind, readonly string[]])[] = [
  ['imprint', ['/impressum', '/impressum.html']],
  ['contact', ['/kontakt', '/contact']],
  ['privacy', ['/datenschutz', '/privacy']],
];
/** Maximum bytes of all pages together, and the minimum left for other pages after a large home page. */
const MAX_TOTAL_BYTES = 3_500_000;
const MIN_BYTES = 1_000_000;
const MAX_LABEL_LENGTH = 60;

/** Finds pages of the same website that the home page links to: one of each kind, each URL once. */
export function findInternalLinks(home: LocatedPage): readonly Target[] {
  const targets = home.page.links.flatMap((link) => {
    if (isDead(home.page, link)) return [];
    const url = resolveUrl(home, link.href);
    if (!url || !isSameSite(home, url)) return [];
    url.hash = '';
    return url.href === home.url.href
      ? []
      : [{ url, label: link.text.length < MAX_LABEL_LENGTH ? link.text : '' }];
  });
  const found = new Map<string, Target>();
  for (const kind of LINKED_KINDS) {
    const words = WORDS[kind];
    const target =
      targets.find(({ label }) => words.test(label)) ?? targets.find(({ url }) => words.test(url.pathname));
    if (target && !found.has(target.url.href))
      found.set(target.url.href, { kind, url: target.url, isLinked: true });
  }
  return [...found.values()];
}

/** Lists usual URLs for page kinds that the home page doesn't link to. */
export function listUsualUrls(home: LocatedPage): readonly Target[] {
  const isLinkedTo = (kind: InternalKind): boolean =>
    home.page.links.some(({ text, href }) => WORDS[kind].test(text) || WORDS[kind].test(href.slice(0, 200)));
  return USUAL_PATHS.flatMap(([kind, paths]) =>
    isLinkedTo(kind)
      ? []
      : paths.map((path): Target => ({ kind, url: new URL(path, home.url), isLinked: false })),
  );
}

const listHeadings = ({ headings }: Page): string => headings.join('\n');
/** Whether a page differs from the home page, whose title others may share. */
const isOtherPage = (page: Page, home: Page): boolean =>
  page.title !== home.title || listHeadings(page) !== listHeadings(home);

/** Whether a page matches its expected kind: some websites return their home page for any path. */
const matchesItsKind = ({ kind, url }: Target, page: Page, home: LocatedPage): boolean =>
  url.href !== home.url.href &&
  isOtherPage(page, home.page) &&
  ((page.title !== home.page.title && WORDS[kind].test(page.title)) ||
    page.headings.some((text) => WORDS[kind].test(text)));

export interface InternalOptions {
  readonly homeBytes: number;
  readonly get: (url: URL) => Promise<FetchedResponse>;
  /** Whether reading has used so much CPU time that it should stop. */
  readonly isSpent: () => boolean;
}

const isReadable = ({ status, body, headers }: FetchedResponse): boolean =>
  status === 200 && isWebPage(body, parseContentType(headers.get('content-type')));
const POLICY = 'content-security-policy';

/** Parses a page; its policy is that of the header and that of its own element. */
export function parseResponse({ body, headers, isCut }: FetchedResponse): Page {
  const page = parsePage(decodePage(body, headers.get('content-type')));
  const policies = [headers.get(POLICY), page.meta.get(POLICY)].filter(Boolean).join(',');
  return {
    ...page,
    meta: new Map([...page.meta, [POLICY, policies]]),
    isTruncated: page.isTruncated || isCut,
  };
}

/** Fetches pages concurrently, and parses them one by one up to the limits. Omits pages that fail. */
export async function readInternalPages(
  home: LocatedPage,
  { homeBytes, get, isSpent }: InternalOptions,
): Promise<InternalPages> {
  const targets = [...findInternalLinks(home), ...listUsualUrls(home)];
  const responses = await getAll(
    targets.map(({ url }) => url),
    get,
  );
  const pages: InternalPage[] = [];
  const unread: UnreadPage[] = [];
  let remainingBytes = Math.max(MIN_BYTES, MAX_TOTAL_BYTES - homeBytes);
  for (const [i, { kind, isLinked, url }] of targets.entries()) {
    const response = responses[i];
    const isPage = response !== undefined && isReadable(response);
    if (!isPage || response.body.byteLength > remainingBytes || isSpent()) {
      if (isLinked) unread.push({ kind, url, status: response?.status ?? null });
      continue;
    }
    remainingBytes -= response.body.byteLength;
    const page = parseResponse(response);
    const target = { kind, isLinked, url: response.url };
    if (isLinked || matchesItsKind(target, page, home)) pages.push({ ...target, page });
  }
  return { pages, unread };
}

const MAX_ANSWERS = 10;

/** Own pages that the pages link to with a label, most prominent first, without those in `read`. */
function listFurtherLinks(pages: readonly LocatedPage[], read: ReadonlySet<string>): readonly URL[] {
  const urls = new Map<string, URL>();
  for (const place of pages)
    for (const link of place.page.links) {
      if (urls.size >= MAX_ANSWERS) break;
      const url = link.text === '' || isDead(place.page, link) ? undefined : resolveUrl(place, link.href);
      if (!url || url.host !== place.url.host || FILE.test(url.pathname)) continue;
      url.hash = '';
      if (!read.has(url.href)) urls.set(url.href, url);
    }
  return [...urls.values()];
}

const FILE = anyOf('other-files');

export const isGone = (status: number | null | undefined): boolean => status === 404 || status === 410;

/** Adds what further links of the pages that were read lead to: pages, and those that do not exist. */
export async function readFurtherPages(
  home: LocatedPage,
  { pages, unread }: InternalPages,
  { get, isSpent }: Pick<InternalOptions, 'get' | 'isSpent'>,
): Promise<InternalPages> {
  const targets = [...findInternalLinks(home), ...listUsualUrls(home), home, ...pages];
  const urls = listFurtherLinks([home, ...pages], new Set(targets.map(({ url }) => url.href)));
  const responses = await getAll(urls, get);
  const further = urls.flatMap((url, i) => {
    const response = responses[i];
    return response ? [{ kind: 'other', isLinked: true, url, response } as const] : [];
  });
  return {
    pages: [
      ...pages,
      ...further.flatMap(({ response, ...target }) =>
        isReadable(response) && !isSpent() ? [{ ...target, page: parseResponse(response) }] : [],
      ),
    ],
    unread: [
      ...unread,
      ...further.flatMap(({ kind, url, response: { status } }) =>
        isGone(status) ? [{ kind, url, status }] : [],
      ),
    ],
  };
}
