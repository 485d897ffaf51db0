/** Daily limits per IP address. Events beyond them are reported as dropped. */
import { hash, randomUUID } from 'node:crypto';
import { VISIT_EVENTS, type VisitEvent } from '../../../src/domain/visits/visit-events.ts';
import { IS_LOCAL_BACKEND } from '../platform/local-backend.ts';
import { createLruMap } from '../platform/lru-map.ts';

/** Locally, all callers share one IP address, including the tests. */
const CALLERS_PER_IP = IS_LOCAL_BACKEND ? 100 : 1;

/** Maximum per event, IP address, and instance; a whole office may share an address. */
export const MAX_PER_DAY = 40 * CALLERS_PER_IP;

/** Maximum IP addresses that an instance remembers. */
const MAX_IPS = 50_000;
const DAY_MS = 86_400_000;

/** Consumes the IP address's quota. @returns the events within it */
export type AllowEvents = (ip: string, events: readonly VisitEvent[]) => readonly VisitEvent[];

/** Keeps the counts in memory for one day, keyed by a hash whose salt is discarded afterwards. */
export function createIpLimits(now: () => number): AllowEvents {
  const startDay = (day: number) => ({
    day,
    salt: randomUUID(),
    countsByIp: createLruMap<Uint16Array>(MAX_IPS),
  });
  let today = startDay(Math.floor(now() / DAY_MS));
  return (ip, events) => {
    const day = Math.floor(now() / DAY_MS);
    if (day !== today.day) today = startDay(day);
    const { salt, countsByIp } = today;
    const hashedIp = hash('sha256', `${salt} ${ip}`);
    const counts = countsByIp.get(hashedIp) ?? new Uint16Array(VISIT_EVENTS.length);
    countsByIp.set(hashedIp, counts);
    return events.filter((event) => {
      const index = VISIT_EVENTS.indexOf(event);
      const count = counts[index] ?? 0;
      if (count >= MAX_PER_DAY) return false;
      counts[index] = count + 1;
      return true;
    });
  };
}
