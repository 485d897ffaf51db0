import { once } from './once.ts';
import type { Page } from './page.ts';

export interface LocatedPage {
  readonly page: Page;
  readonly url: URL;
}

/** Maximum length of the base URL in characters, since it prefixes every URL of the page. */
const MAX_BASE_LENGTH = 300;

const getBaseUrl = once(({ page, url }: LocatedPage): string => {
  const base = page.base === '' || page.base.length > MAX_BASE_LENGTH ? null : URL.parse(page.base, url.href);
  return base?.href ?? url.href;
});

/** Resolves a URL of the page; undefined if it is not an HTTP URL. */
export function resolveUrl(site: LocatedPage, href: string): URL | undefined {
  const target = href === '' ? null : URL.parse(href, getBaseUrl(site));
  return target && /^https?:$/.test(target.protocol) ? target : undefined;
}

/** Removes `www.` and the trailing dot from a host name, to compare and count hosts. */
export const normalizeHost = (host: string): string => host.replace(/^(?:www\.)+/, '').replace(/\.$/, '');

export const isSameSite = (site: Pick<LocatedPage, 'url'>, target: URL): boolean =>
  normalizeHost(target.hostname) === normalizeHost(site.url.hostname) ||
  normalizeHost(target.hostname).endsWith(`.${normalizeHost(site.url.hostname)}`);

/**
 * Host of an absolute URL, without `www.`; undefined for relative URLs. Cheaper than resolving, for lists of
 * thousands of links.
 * @example parseHost('https://www.calendly.com/x') // 'calendly.com'
 */
export function parseHost(href: string): string | undefined {
  const host = /^(?:https?:)?\/\/(?:[^/?#@]{0,200}@)?([a-z0-9.-]{1,253})(?=$|[:/?#])/i.exec(href)?.[1];
  return host === undefined ? undefined : normalizeHost(host.toLowerCase());
}
