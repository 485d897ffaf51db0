import { normalizeHost } from '../page/addresses.ts';

/**
 * Counts every host that an analysis contacts, whether its URL was typed or came from a redirect or link.
 * Each host counts once, with or without `www.`.
 * @param count throws if the host is over its limit; called once per host
 */
export function createHostCounter(count: (host: string) => Promise<void>): (url: URL) => Promise<void> {
  const counted = new Map<string, Promise<void>>();
  return (url) => {
    const host = normalizeHost(url.hostname);
    const counting = counted.get(host) ?? count(host);
    counted.set(host, counting);
    return counting;
  };
}
