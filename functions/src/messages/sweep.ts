import type { Database } from 'firebase-admin/database';
import type { TeamMailbox } from '../../../src/domain/site/owner.ts';
import { localDay } from '../../../src/domain/values/local-day.ts';
import { forgetWithdrawn } from '../applications/changes.ts';
import { createDelivery } from '../delivery/delivery.ts';
import { type Attempt, createDatabaseOutbox } from '../delivery/outbox.ts';
import { mergeTeamMailboxes } from '../mails/recipients.ts';
import { createLeadsReader } from './leads-reader.ts';
import { queueWebhookEvents } from './webhook-events.ts';

/** Maximum attempts per kind and sweep; the rest wait for the next sweep. */
const MAX_PER_SWEEP = 200;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export interface SweepDeps {
  readonly database: Database;
  readonly mailboxes: readonly TeamMailbox[];
  readonly morning: { readonly hour: number; readonly timeZone: string };
  readonly hasWebhook: boolean;
  readonly enqueue: (attempt: Attempt) => Promise<void>;
}

/** Queues a digest each morning with everything since the last one. */
async function planDigest(now: number, { database, mailboxes, morning }: SweepDeps): Promise<void> {
  const outbox = createDatabaseOutbox(database);
  const { day, hour } = localDay(now, morning.timeZone);
  if (hour < morning.hour) return;
  const id = `digest-${day}`;
  const lastDigest = await outbox.findLastDigest();
  if (lastDigest?.id === id) return;
  const hasRecipients = mergeTeamMailboxes(mailboxes, await createLeadsReader(database).readMembers()).some(
    ({ when }) => when === 'morning',
  );
  if (!hasRecipients) return;
  const from = lastDigest?.to ?? now - DAY_MS - MINUTE_MS;
  await outbox.createOnce(id, 'digest', {
    ...createDelivery(now),
    from,
    // Leave the latest applications to tomorrow's digest: clocks differ, and they may not be stored yet.
    to: now - MINUTE_MS,
  });
}

/** Enqueues all due attempts. Runs every minute. */
export async function sweep(now: number, deps: SweepDeps): Promise<void> {
  await planDigest(now, deps);
  const { database, hasWebhook, enqueue } = deps;
  if (hasWebhook) await queueWebhookEvents(database, now);
  for (const attempt of await createDatabaseOutbox(database).listDue(now, MAX_PER_SWEEP))
    await enqueue(attempt);
  await forgetWithdrawn(database, now);
}
