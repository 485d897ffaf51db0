/** Sends held and undeliverable messages at the team's request. */
import type { Database } from 'firebase-admin/database';
import type { Actor } from '../../../src/domain/applications/history.ts';
import { type Delivery, parseDelivery, resetForResend } from '../delivery/delivery.ts';
import type { Attempt } from '../delivery/outbox.ts';
import type { HistoryEvent } from '../team/log.ts';
import { FIRST_KINDS } from './first-deliveries.ts';

/** The marks in `intake/{id}` that hold messages. */
const MARKS = ['spam', 'heldBack'] as const;

type Entries = Readonly<Record<string, unknown>>;

/** Stands in for the confirmation that spam never got, so that it is sent once the mark is cleared. */
const MISSING_CONFIRMATION: Delivery = { state: 'held', error: 'spam', attempts: 0, createdAt: 0 };

/** The outbox entries to resend, reset and due now, by kind. */
function resetEntries(entries: Entries, wasSpam: boolean, now: number): Readonly<Record<string, Delivery>> {
  return Object.fromEntries(
    FIRST_KINDS.flatMap((kind) => {
      const isMissing = wasSpam && kind === 'confirmation' && entries[kind] === undefined;
      const stored = isMissing ? MISSING_CONFIRMATION : parseDelivery(entries[kind]);
      const next = stored && resetForResend(stored, now);
      return next ? [[kind, next]] : [];
    }),
  );
}

/**
 * Resends an application's held and undeliverable messages, clears the marks that held them, and records who did it.
 * @param now milliseconds since 1970
 * @returns the attempts that are due; null if there was nothing to resend
 */
export async function resendHeldMessages(
  database: Database,
  id: string,
  { actor, now }: { readonly actor: Actor; readonly now: number },
): Promise<readonly Attempt[] | null> {
  const intake = await database.ref(`intake/${id}`).get();
  const marks = MARKS.filter((mark) => intake.hasChild(mark));
  // First, because delivery checks the marks again.
  if (marks.length > 0)
    await database.ref(`intake/${id}`).update(Object.fromEntries(marks.map((mark) => [mark, null])));

  let attempts: readonly Attempt[] = [];
  await database.ref(`deliveries/${id}`).transaction((entries: Entries | null) => {
    attempts = [];
    // Not loaded yet, or deleted in the meantime.
    if (entries === null) return null;
    const next = resetEntries(entries, marks.includes('spam'), now);
    attempts = FIRST_KINDS.flatMap((kind) =>
      next[kind] ? [{ id, kind, attempt: next[kind].attempts }] : [],
    );
    return { ...entries, ...next };
  });
  if (marks.length === 0 && attempts.length === 0) return null;
  const event: HistoryEvent = { at: now, who: actor, what: marks.length > 0 ? 'released' : 'resent' };
  const history = database.ref(`history/${id}`);
  const { key } = history.push();
  await database.ref().update({ [`history/${id}/${key}`]: event, [`log/${key}`]: { ...event, id } });
  return attempts;
}
