import { ABOUT, CONTACT, IMPRINT } from './checks/words.ts';
import type { Answer } from './fetch/guarded-fetch.ts';
import { isSameSite, type Located, resolved } from './page/addresses.ts';
import { decodePage } from './page/charset.ts';
import { parsePage } from './page/parse-page.ts';

/** Pages beside the home page that say who is behind a website. */
export type InternalKind = 'imprint' | 'contact' | 'about';

export interface InternalPage extends Located {
  readonly kind: InternalKind;
}

/** What came of looking at them. */
export interface InternalPages {
  readonly pages: readonly InternalPage[];
  /** One that the home page links to could not be read. */
  readonly incomplete: boolean;
}

const KINDS: readonly (readonly [InternalKind, RegExp])[] = [
  ['imprint', IMPRINT],
  ['contact', CONTACT],
  ['about', ABOUT],
];

/** The pages of the same website that the home page links to, one of each kind, each address once. */
export function internalLinks(home: Located): readonly { readonly kind: InternalKind; readonly url: URL }[] {
  const targets = home.page.links.flatMap(({ href, text }) => {
    const url = resolved(home, href);
    if (!url || !isSameSite(home, url)) return [];
    url.hash = '';
    return url.href === home.url.href ? [] : [{ url, label: text.length < 80 ? text : '' }];
  });
  const found = new Map<string, { readonly kind: InternalKind; readonly url: URL }>();
  for (const [kind, words] of KINDS) {
    const target =
      targets.find(({ label }) => words.test(label)) ?? targets.find(({ url }) => words.test(url.pathname));
    if (target && !found.has(target.url.href)) found.set(target.url.href, { kind, url: target.url });
  }
  return [...found.values()];
}

/** Reads these pages, all at a time. One that fails is left out. */
export async function readInternalPages(
  home: Located,
  get: (url: URL) => Promise<Answer>,
): Promise<InternalPages> {
  const links = internalLinks(home);
  const settled = await Promise.allSettled(
    links.map(async ({ kind, url }): Promise<InternalPage> => {
      const { status, headers, body, url: final } = await get(url);
      const type = headers.get('content-type') ?? 'text/html';
      if (status !== 200 || !/html/i.test(type)) throw new Error('not a page');
      return { kind, url: final, page: parsePage(decodePage(body, type).html) };
    }),
  );
  const pages = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return { pages, incomplete: pages.length < links.length };
}
