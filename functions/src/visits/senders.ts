/** Daily limits per IP address. Events beyond them are reported as dropped. */
import { hash, randomUUID } from 'node:crypto';
import { VISIT_EVENTS, type VisitEvent } from '../../../src/domain/visits/visit-events.ts';
import { IS_LOCAL_BACKEND } from '../platform/local-backend.ts';
import { createRecent } from '../platform/recent.ts';

/** Locally, all callers share one IP address, including the tests. */
const CALLERS = IS_LOCAL_BACKEND ? 100 : 1;

/** One event from one IP address in one instance; a whole office may share one. */
export const MAX_PER_DAY = 40 * CALLERS;

/** IP addresses that an instance remembers. */
const MAX_SENDERS = 50_000;
const DAY_MS = 86_400_000;

/** Consumes the sender's quota. @returns the events within it */
export type Allow = (sender: string, events: readonly VisitEvent[]) => readonly VisitEvent[];

/** In memory, for one day, by a hash whose salt is discarded afterwards. */
export function createSenders(now: () => number): Allow {
  const ofDay = (day: number) => ({
    day,
    key: randomUUID(),
    senders: createRecent<Uint16Array>(MAX_SENDERS),
  });
  let today = ofDay(Math.floor(now() / DAY_MS));
  return (sender, events) => {
    const day = Math.floor(now() / DAY_MS);
    if (day !== today.day) today = ofDay(day);
    const { key, senders } = today;
    const hashed = hash('sha256', `${key} ${sender}`);
    const added = senders.get(hashed) ?? new Uint16Array(VISIT_EVENTS.length);
    senders.set(hashed, added);
    return events.filter((event) => {
      const index = VISIT_EVENTS.indexOf(event);
      const count = added[index] ?? 0;
      if (count >= MAX_PER_DAY) return false;
      added[index] = count + 1;
      return true;
    });
  };
}
