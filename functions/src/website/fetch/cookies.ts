const MAX_COOKIES = 50;
const MAX_COOKIE_LENGTH = 4_096;

/** Cookies of one job: some websites redirect until theirs come back. */
export interface CookieJar {
  readonly store: (url: URL, headers: readonly string[]) => void;
  readonly read: (url: URL) => string | undefined;
}

interface Cookie {
  readonly domain: string;
  readonly value: string;
  readonly isSecure: boolean;
}

const belongsTo = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** A jar that returns each cookie only to the host that set it, and to the domain that it may name. */
export function createCookieJar(): CookieJar {
  const cookies = new Map<string, Cookie>();
  const storeOne = (url: URL, header: string): void => {
    const [pair = '', ...attributes] = header.slice(0, MAX_COOKIE_LENGTH).split(';');
    const name = pair.split('=', 1)[0]?.trim() ?? '';
    const options = new Map(
      attributes.map((text): [string, string] => {
        const [key = '', value = ''] = text.split('=', 2);
        return [key.trim().toLowerCase(), value.trim().toLowerCase()];
      }),
    );
    const named = (options.get('domain') ?? '').replace(/^\./, '');
    if (!pair.includes('=') || name === '' || (named !== '' && !belongsTo(url.hostname, named))) return;
    // A top-level domain belongs to nobody.
    const domain = named.includes('.') ? named : url.hostname;
    const key = `${domain} ${name}`;
    cookies.delete(key);
    const age = options.get('max-age');
    if (age !== undefined && !(Number(age) > 0)) return;
    if (cookies.size < MAX_COOKIES)
      cookies.set(key, { domain, value: pair.trim(), isSecure: options.has('secure') });
  };
  return {
    store: (url, headers) => {
      for (const header of headers.slice(0, MAX_COOKIES)) storeOne(url, header);
    },
    read: (url) => {
      const sent = [...cookies.values()].filter(
        ({ domain, isSecure }) => belongsTo(url.hostname, domain) && (!isSecure || url.protocol === 'https:'),
      );
      return sent.length === 0
        ? undefined
        : sent
            .map(({ value }) => value)
            .join('; ')
            .slice(0, 2 * MAX_COOKIE_LENGTH);
    },
  };
}
