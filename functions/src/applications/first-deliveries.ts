import type { DeliveryKind, HELD_FOR_REVIEW } from '../delivery/delivery.ts';
import type { Attempt } from '../delivery/outbox.ts';
import type { Verdict } from './intake.ts';

/** Messages that a new application triggers. */
export const FIRST_KINDS = [
  'team-mail',
  'confirmation',
  'webhook',
] as const satisfies readonly DeliveryKind[];

/** An initial outbox entry (`deliveries/{id}/{kind}`); times are the server's. */
type FirstDelivery = Readonly<{ attempts: 0; createdAt: object }> &
  (
    | Readonly<{ state: 'waiting'; nextAt: object }>
    /** Held until a team member reviews it, and why. */
    | Readonly<{ state: 'held'; error: (typeof HELD_FOR_REVIEW)[number] }>
  );

/**
 * The first messages of an application. Holds messages about likely spam and floods until a team member has reviewed
 * them, sends no confirmation for likely spam, and holds the confirmation alone if its mailbox got enough today.
 * @param now the database's server timestamp placeholder
 */
export function createFirstDeliveries(
  { spam, isHeldBack, isMailboxFull }: Verdict,
  now: object,
): Readonly<Partial<Record<(typeof FIRST_KINDS)[number], FirstDelivery>>> {
  const createEntry = (error: (typeof HELD_FOR_REVIEW)[number] | null): FirstDelivery => ({
    attempts: 0,
    createdAt: now,
    ...(error ? { state: 'held', error } : { state: 'waiting', nextAt: now }),
  });
  const error = spam ? 'spam' : isHeldBack ? 'flood' : null;
  return {
    'team-mail': createEntry(error),
    webhook: createEntry(error),
    ...(!spam && { confirmation: createEntry(error ?? (isMailboxFull ? 'mailbox' : null)) }),
  };
}

/** Attempts that are due as soon as an application is stored; none for held messages. */
export function listFirstAttempts(id: string, verdict: Verdict): readonly Attempt[] {
  const deliveries = createFirstDeliveries(verdict, {});
  return FIRST_KINDS.filter((kind) => deliveries[kind]?.state === 'waiting').map((kind) => ({
    id,
    kind,
    attempt: 0,
  }));
}
