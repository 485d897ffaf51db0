import type { Page } from './page.ts';

/** A page and where it was found. */
export interface Located {
  readonly page: Page;
  readonly url: URL;
}

/** Longest `base` that counts, in characters: every address of the page is as long again. */
const MAX_BASE = 2_048;

/** What a page's addresses are relative to: resolved once, since thousands of links ask. */
const baseOf = new WeakMap<Page, string>();

function baseAddress({ page, url }: Located): string {
  const known = baseOf.get(page);
  if (known !== undefined) return known;
  const named = page.base === '' || page.base.length > MAX_BASE ? null : URL.parse(page.base, url.href);
  const base = named?.href ?? url.href;
  baseOf.set(page, base);
  return base;
}

/** Resolves an address of the page; undefined for what is no web address. */
export function resolveUrl(site: Located, href: string): URL | undefined {
  const target = href === '' ? null : URL.parse(href, baseAddress(site));
  return target && /^https?:$/.test(target.protocol) ? target : undefined;
}

/** Host names without `www.` and without the dot of the root, to compare and to count by. */
export const bareHost = (host: string): string => host.replace(/^(?:www\.)+/, '').replace(/\.$/, '');

export const isSameSite = (site: Pick<Located, 'url'>, target: URL): boolean =>
  bareHost(target.hostname) === bareHost(site.url.hostname) ||
  bareHost(target.hostname).endsWith(`.${bareHost(site.url.hostname)}`);

/** Hosts of other sites that the page loads scripts, styles, frames or images from, in the order of the page. */
export function thirdPartyHosts(site: Located): readonly string[] {
  const { scripts, frames, images, resources } = site.page;
  const loaded = [
    ...scripts.map(({ src }) => src),
    ...frames,
    ...resources.filter(({ rel }) => /stylesheet|preload|modulepreload/.test(rel)).map(({ href }) => href),
    ...images.map(({ src }) => src),
  ];
  const own = bareHost(site.url.hostname);
  const hosts = loaded.flatMap((address) => namedHost(address) ?? []);
  return [...new Set(hosts)].filter((host) => host !== own && !host.endsWith(`.${own}`));
}

/**
 * Host of an address that names one, without `www.`; undefined for an address within the website. Cheaper than
 * resolving, for lists of thousands of links.
 * @example namedHost('https://www.calendly.com/x') // 'calendly.com'
 */
export function namedHost(href: string): string | undefined {
  const host = /^(?:https?:)?\/\/(?:[^/?#@]{0,200}@)?([a-z0-9.-]{1,253})(?=$|[:/?#])/i.exec(href)?.[1];
  return host === undefined ? undefined : bareHost(host.toLowerCase());
}

/** Words up to which a page that leads on at once is taken for a mere signpost. */
const SIGNPOST_WORDS = 40;

/**
 * Where a page without text of its own sends its visitors at once, as old websites do with their address.
 * @example a page with <meta http-equiv="refresh" content="0; url=/de/"> // https://example.com/de/
 */
export function refreshOf(site: Located): URL | undefined {
  if (site.page.wordCount > SIGNPOST_WORDS) return undefined;
  const content = site.page.meta.get('refresh') ?? '';
  const href = /^\s{0,9}[0-5]\s{0,9}[;,]\s{0,9}(?:url\s{0,9}=\s{0,9})?["']?([^"'\s]{1,2000})/i.exec(
    content,
  )?.[1];
  const target = href === undefined ? undefined : resolveUrl(site, href);
  return target && target.href !== site.url.href ? target : undefined;
}
