import type { TeamMailbox } from '../../../src/domain/site/owner.ts';
import { localDay } from '../../../src/domain/values/local-day.ts';
import type { Attempt, Outbox } from '../delivery/outbox.ts';
import { teamMailboxes } from '../mails/recipients.ts';
import type { LeadsReader } from './leads-reader.ts';

/** Attempts per kind and minute; the rest waits for the next sweep. */
const MAX_PER_SWEEP = 200;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export interface SweepDeps {
  readonly outbox: Pick<Outbox, 'due' | 'createOnce' | 'lastDigest'>;
  readonly leads: Pick<LeadsReader, 'members'>;
  readonly mailboxes: readonly TeamMailbox[];
  readonly morning: { readonly hour: number; readonly timeZone: string };
  readonly enqueue: (attempt: Attempt) => Promise<void>;
}

/** Sends a digest each morning with everything since the last one. */
async function planDigest(now: number, { outbox, leads, mailboxes, morning }: SweepDeps): Promise<void> {
  const { day, hour } = localDay(now, morning.timeZone);
  if (hour < morning.hour) return;
  const id = `digest-${day}`;
  const last = await outbox.lastDigest();
  if (last?.id === id) return;
  const hasRecipients = teamMailboxes(mailboxes, await leads.members()).some(
    ({ when }) => when === 'morning',
  );
  if (!hasRecipients) return;
  const from = last?.to ?? now - DAY_MS - MINUTE_MS;
  await outbox.createOnce(id, 'digest', {
    state: 'waiting',
    attempts: 0,
    createdAt: now,
    nextAt: now,
    from,
    // Leave the latest applications to tomorrow's digest: clocks differ, and they may not be stored yet.
    to: now - MINUTE_MS,
  });
}

/** Enqueues whatever is due. Runs every minute. */
export async function sweep(now: number, deps: SweepDeps): Promise<void> {
  await planDigest(now, deps);
  for (const attempt of await deps.outbox.due(now, MAX_PER_SWEEP)) await deps.enqueue(attempt);
}
