/** Queues a webhook for each change of an application, so that other systems keep up, and forget. */
import type { Database } from 'firebase-admin/database';
import { parseLog } from '../../../src/domain/applications/history.ts';
import { createDelivery } from '../delivery/delivery.ts';

const EVENTS: readonly string[] = ['status', 'corrected', 'withdrawn', 'deleted', 'expired'];
/** Up to where the log has been read. Not in backups, so that no restore repeats events. */
const CURSOR = 'server/webhookEvents';
/** How much later than its time an entry may be stored, since clocks differ, in milliseconds. */
const MARGIN_MS = 2 * 60_000;
const PREFIX = 'event-';

/** The key of the log entry that a delivery is about. */
export const eventOfDelivery = (id: string): string => id.slice(PREFIX.length);

interface Cursor {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Times of the entries within the margin that have been queued, by key. */
  readonly queued: Readonly<Record<string, number>>;
}

/**
 * Queues what the team's log recorded since the last time, because members change applications without a function.
 * Starts with the first call. Must not run twice at once.
 */
export async function queueWebhookEvents(database: Database, now: number): Promise<void> {
  const stored: Partial<Cursor> | null = (await database.ref(CURSOR).get()).val();
  const since = (stored?.at ?? now) - MARGIN_MS;
  const queued = stored?.queued ?? {};
  const snapshot = await database.ref('log').orderByChild('at').startAt(since).get();
  const events = parseLog(snapshot.val()).filter(({ what }) => EVENTS.includes(what));
  const isNew = ({ id, at }: (typeof events)[number]): boolean =>
    queued[id] === undefined && (stored !== null || at >= now);
  const deliveries = events.filter(isNew).flatMap(({ id, about }) => {
    const delivery = { ...createDelivery(now), about };
    return about === null ? [] : [[`deliveries/${PREFIX}${id}/webhook-event`, delivery]];
  });
  const cursor: Cursor = {
    at: now,
    queued: Object.fromEntries(
      events.filter(({ at }) => at >= now - MARGIN_MS).map(({ id, at }) => [id, at]),
    ),
  };
  await database.ref().update({ ...Object.fromEntries(deliveries), [CURSOR]: cursor });
}
