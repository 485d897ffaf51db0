import { type Cookie, parseCookie } from 'undici';

const MAX_COOKIES = 50;
const MAX_COOKIE_LENGTH = 4_096;

const belongsTo = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/**
 * The cookies of one job: some websites redirect until theirs come back. Returns each only to the host that set it, and to the domain that it may name.
 */
export function createCookieJar() {
  const cookies = new Map<string, Cookie & { readonly domain: string }>();
  const storeOne = (url: URL, header: string): void => {
    const cookie = parseCookie(header.slice(0, MAX_COOKIE_LENGTH));
    const named = cookie?.domain ?? '';
    if (!cookie?.name || (named !== '' && !belongsTo(url.hostname, named))) return;
    // A top-level domain belongs to nobody.
    const domain = named.includes('.') ? named : url.hostname;
    const key = `${domain} ${cookie.name}`;
    cookies.delete(key);
    if ((cookie.maxAge ?? 1) > 0 && cookies.size < MAX_COOKIES) cookies.set(key, { ...cookie, domain });
  };
  return {
    store: (url: URL, headers: readonly string[]): void => {
      for (const header of headers.slice(0, MAX_COOKIES)) storeOne(url, header);
    },
    read: (url: URL): string | undefined => {
      const sent = [...cookies.values()].filter(
        ({ domain, secure }) => belongsTo(url.hostname, domain) && (!secure || url.protocol === 'https:'),
      );
      const header = sent.map(({ name, value }) => `${name}=${value}`).join('; ');
      return header === '' ? undefined : header.slice(0, 2 * MAX_COOKIE_LENGTH);
    },
  };
}
