import type { TeamMailbox } from '../../../src/domain/site/owner.ts';
import { localDay } from '../../../src/domain/values/local-day.ts';
import { createDelivery } from '../delivery/delivery.ts';
import type { Attempt, Outbox } from '../delivery/outbox.ts';
import { mergeTeamMailboxes } from '../mails/recipients.ts';
import type { LeadsReader } from './leads-reader.ts';

/** Maximum attempts per kind and sweep; the rest wait for the next sweep. */
const MAX_PER_SWEEP = 200;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export interface SweepDeps {
  readonly outbox: Pick<Outbox, 'listDue' | 'createOnce' | 'findLastDigest'>;
  readonly leads: Pick<LeadsReader, 'readMembers'>;
  readonly mailboxes: readonly TeamMailbox[];
  readonly morning: { readonly hour: number; readonly timeZone: string };
  /** Queues webhooks for what happened to applications; null if there is no webhook. */
  readonly queueWebhookEvents: ((now: number) => Promise<void>) | null;
  /** Deletes what is left of withdrawn applications after the mails about them. */
  readonly forgetWithdrawn: (now: number) => Promise<void>;
  readonly enqueue: (attempt: Attempt) => Promise<void>;
}

/** Queues a digest each morning with everything since the last one. */
async function planDigest(now: number, { outbox, leads, mailboxes, morning }: SweepDeps): Promise<void> {
  const { day, hour } = localDay(now, morning.timeZone);
  if (hour < morning.hour) return;
  const id = `digest-${day}`;
  const lastDigest = await outbox.findLastDigest();
  if (lastDigest?.id === id) return;
  const hasRecipients = mergeTeamMailboxes(mailboxes, await leads.readMembers()).some(
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
  await deps.queueWebhookEvents?.(now);
  for (const attempt of await deps.outbox.listDue(now, MAX_PER_SWEEP)) await deps.enqueue(attempt);
  await deps.forgetWithdrawn(now);
}
