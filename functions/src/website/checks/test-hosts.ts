/** Addresses that are right only while a website is being made. */
import { type LocatedPage, normalizeHost, parseHost } from '../page/addresses.ts';
import { once } from '../page/once.ts';
import { anyOf } from '../words/patterns.ts';

/** The computer or network of whoever made the website. */
const LOCAL = anyOf('local-addresses');
/** Names of copies, and hosts of copies. */
const COPY = anyOf('copy-hosts');
const MIN_NAME = 4;

/** The words of the website's own host; none if it may be a copy itself, and any on its maker's computer. */
const getOwnNames = once(({ url }: LocatedPage): readonly string[] => {
  const host = normalizeHost(url.hostname);
  if (LOCAL.test(url.href)) return [''];
  const [name = ''] = host.split('.').toSorted((a, b) => b.length - a.length);
  const names = [name, name.replaceAll('-', ''), ...name.split('-')];
  return COPY.test(host) || host.includes('stag') ? [] : names.filter((part) => part.length >= MIN_NAME);
});

/** Whether an address leads to its maker's computer or another copy of the same website: for its makers only. */
export function findMakersAddress(site: LocatedPage, href: string): 'local-link' | 'test-link' | undefined {
  const host = parseHost(href) ?? '';
  if (LOCAL.test(href.slice(0, 200)) && host !== site.url.hostname) return 'local-link';
  const isCopy = COPY.test(host) && getOwnNames(site).some((name) => host.includes(name));
  return isCopy ? 'test-link' : undefined;
}

const TEST_NAME = anyOf('test-names');
/** Whether search engines should list a copy instead of the page: the copy may have any name of a test version. */
export function isMakersOriginal(site: LocatedPage, canonical: string): boolean {
  const host = parseHost(canonical) ?? '';
  const isTest = TEST_NAME.test(host) && !TEST_NAME.test(site.url.hostname);
  const isNamed = isTest && getOwnNames(site).some((name) => host.includes(name));
  return isNamed || findMakersAddress(site, canonical) !== undefined;
}
