import type { Database } from 'firebase-admin/database';
import { listChildren, withPrefix } from '../platform/children.ts';
import { parseDelivery } from './delivery.ts';

/** Ids of entries about one event each. Long after the last attempt, since the id prevents a second entry. */
const PREFIXES = ['correction-', 'event-', 'newsletter-', 'withdrawal-'];
const KEPT_MS = 7 * 24 * 3_600_000;

/** Deletes outbox entries about events that are a week old. Returns the number. */
export async function deleteOldEntries(database: Database, now: number): Promise<number> {
  const deliveries = database.ref('deliveries');
  const old: string[] = [];
  for (const prefix of PREFIXES)
    for (const [id, kinds] of await listChildren(withPrefix(deliveries, prefix))) {
      const createdAt = parseDelivery(Object.values(Object(kinds))[0])?.createdAt ?? 0;
      if (createdAt < now - KEPT_MS) old.push(id);
    }
  if (old.length > 0) await deliveries.update(Object.fromEntries(old.map((id) => [id, null])));
  return old.length;
}
