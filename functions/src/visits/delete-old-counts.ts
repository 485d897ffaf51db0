import type { Database } from 'firebase-admin/database';
import { addMonths } from '../../../src/domain/applications/retention.ts';
import { localDay } from '../../../src/domain/values/local-day.ts';
import type { Counting } from '../../../src/domain/visits/visit-events.ts';
import { listChildren } from '../platform/children.ts';

/**
 * Deletes the counts of all days older than the retention period.
 * @param now milliseconds since 1970
 * @returns number of deleted days
 */
export async function deleteOldCounts(
  database: Database,
  { retentionMonths, timeZone }: Pick<Counting, 'retentionMonths' | 'timeZone'>,
  now: number,
): Promise<number> {
  // Calendar days: daylight saving time shifts hours.
  const today = Date.parse(localDay(now, timeZone).day);
  const firstKeptDay = new Date(addMonths(today, -retentionMonths)).toISOString().slice(0, 10);
  const counts = database.ref('counts');
  const days = await listChildren(counts.orderByKey().endBefore(firstKeptDay));
  if (days.length > 0) await counts.update(Object.fromEntries(days.map(([day]) => [day, null])));
  return days.length;
}
