import { isCall } from './checks/calls.ts';
import {
  ABOUT,
  CONTACT,
  ENQUIRY,
  IMPRINT,
  PRICES,
  PRIVACY,
  REFERENCE_PAGE,
  SERVICES,
} from './checks/words.ts';
import type { Answer } from './fetch/guarded-fetch.ts';
import { isSameSite, type Located, resolveUrl } from './page/addresses.ts';
import { decodePage } from './page/charset.ts';
import { isDead } from './page/model.ts';
import { parsePage } from './page/parse-page.ts';

/** Pages beside the home page that say who is behind a website, what it costs, and where one can ask. */
export type InternalKind =
  | 'imprint'
  | 'contact'
  | 'enquiry'
  | 'about'
  | 'prices'
  | 'services'
  | 'references'
  | 'privacy';

export interface InternalPage extends Located {
  readonly kind: InternalKind;
  /** The home page links to it; one that it does not was found at its usual address. */
  readonly linked: boolean;
}

/** A page that would have been read, and its path. */
export interface UnreadPage {
  readonly kind: InternalKind;
  readonly path: string;
}

/** The linked pages that were read, and those that could not be. */
export interface InternalPages {
  readonly pages: readonly InternalPage[];
  /** Those that the home page links to and that could not be read. */
  readonly unread: readonly UnreadPage[];
}

interface Target {
  readonly kind: InternalKind;
  readonly url: URL;
  readonly linked: boolean;
}

const WORDS: Readonly<Record<InternalKind, RegExp>> = {
  imprint: IMPRINT,
  contact: CONTACT,
  enquiry: ENQUIRY,
  prices: PRICES,
  services: SERVICES,
  references: REFERENCE_PAGE,
  about: ABOUT,
  privacy: PRIVACY,
};
/** Kinds that are read if linked. */
const READ: readonly InternalKind[] = [
  ...(['imprint', 'contact', 'about', 'enquiry', 'prices', 'services', 'references', 'privacy'] as const),
];
/** Their usual paths. */
const USUAL: readonly (readonly [InternalKind, readonly string[]])[] = [
  ['imprint', ['/impressum', '/impressum.html']],
  ['contact', ['/kontakt', '/contact']],
  ['privacy', ['/datenschutz', '/privacy']],
];
/** Bytes that are read of a website, its home page among them, and those of other pages that are read beside any. */
const ALL_BYTES = 3_500_000;
const MIN_BYTES = 1_000_000;
/** Longest label of a link that names a page, in characters. */
const MAX_LABEL_LENGTH = 60;

/** The pages of the same website that the home page links to, one of each kind, each address once. */
export function internalLinks(home: Located): readonly Target[] {
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
  for (const kind of READ) {
    const words = WORDS[kind];
    const target =
      targets.find(({ label }) => words.test(label)) ??
      targets.find(({ url, label }) => words.test(url.pathname) || (kind === 'enquiry' && isCall(label)));
    if (target && !found.has(target.url.href))
      found.set(target.url.href, { kind, url: target.url, linked: true });
  }
  // Without a price page, the prices often stand on the page of each service.
  const second = targets.find(({ url, label }) => SERVICES.test(label) && !found.has(url.href));
  if (second && ![...found.values()].some(({ kind }) => kind === 'prices'))
    found.set(second.url.href, { kind: 'services', url: second.url, linked: true });
  return [...found.values()];
}

/** Where pages of the kinds that no link names usually stand. */
export function usualAddresses(home: Located): readonly Target[] {
  const isNamed = (kind: InternalKind): boolean =>
    home.page.links.some(({ text, href }) => WORDS[kind].test(text) || WORDS[kind].test(href.slice(0, 200)));
  return USUAL.flatMap(([kind, paths]) =>
    isNamed(kind) ? [] : paths.map((path): Target => ({ kind, url: new URL(path, home.url), linked: false })),
  );
}

/** A website may answer any address with its home page: what was found must say what it is. */
const isWhatItSeems = ({ kind, linked, page, url }: InternalPage, home: Located): boolean =>
  linked ||
  (url.href !== home.url.href &&
    page.title !== home.page.title &&
    (WORDS[kind].test(page.title) || page.headings.some(({ text }) => WORDS[kind].test(text))));

export interface InternalOptions {
  /** Bytes of the home page. */
  readonly homeBytes: number;
  readonly get: (url: URL) => Promise<Answer>;
  /** Whether reading has cost so much already that no further page is read. */
  readonly isSpent: () => boolean;
}

/** Fetches these pages, all at a time, and reads one after the other until they are too much. One that fails is left out. */
export async function readInternalPages(
  home: Located,
  { homeBytes, get, isSpent }: InternalOptions,
): Promise<InternalPages> {
  const targets = [...internalLinks(home), ...usualAddresses(home)];
  const settled = await Promise.allSettled(targets.map(({ url }) => get(url)));
  const pages: InternalPage[] = [];
  const unread: UnreadPage[] = [];
  let left = Math.max(MIN_BYTES, ALL_BYTES - homeBytes);
  for (const [i, { kind, linked, url }] of targets.entries()) {
    const answer = settled[i]?.status === 'fulfilled' ? settled[i].value : undefined;
    const type = answer?.headers.get('content-type') ?? 'text/html';
    const isPage = answer?.status === 200 && /html/i.test(type);
    if (!isPage || answer.body.byteLength > left || isSpent()) {
      if (linked) unread.push({ kind, path: url.pathname });
      continue;
    }
    left -= answer.body.byteLength;
    const found = { kind, linked, url: answer.url, page: parsePage(decodePage(answer.body, type).html) };
    if (isWhatItSeems(found, home)) pages.push(found);
  }
  return { pages, unread };
}
