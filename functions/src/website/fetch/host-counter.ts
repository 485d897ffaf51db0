import { bareHost } from '../page/addresses.ts';

/**
 * Counts every host that one analysis contacts, wherever the address came from: what was typed, a redirect, a sitemap, a
 * link. Each host is counted once, `www.` or not.
 * @param count throws when the host has been contacted often enough; it is not asked again
 */
export function hostCounter(count: (host: string) => Promise<void>): (url: URL) => Promise<void> {
  const counted = new Map<string, Promise<void>>();
  return (url) => {
    const host = bareHost(url.hostname);
    const counting = counted.get(host) ?? count(host);
    counted.set(host, counting);
    return counting;
  };
}
