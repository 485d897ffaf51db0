import type { DeliveryKind, HELD_FOR_REVIEW } from '../delivery/delivery.ts';
import type { Attempt } from '../delivery/outbox.ts';
import type { Mark } from './intake.ts';

/** Who is to hear of an application. */
export const FIRST_KINDS = [
  'team-mail',
  'confirmation',
  'webhook',
] as const satisfies readonly DeliveryKind[];

/** An entry of the outbox (`deliveries/{id}/{kind}`) as it is first written; times are the server's. */
type FirstDelivery = Readonly<{ attempts: 0; createdAt: object }> &
  (
    | Readonly<{ state: 'waiting'; nextAt: object }>
    /** Not sent before a person has looked at it, and why. */
    | Readonly<{ state: 'held'; error: (typeof HELD_FOR_REVIEW)[number] }>
  );

/**
 * What an application sets off. Of what may be a program's, and of a flood, nobody hears anything before a person of the
 * team has looked at it; to an address that a program typed nothing goes at all.
 * @param now the database's placeholder for its own time
 */
export function firstDeliveries(
  { spam, heldBack }: Mark,
  now: object,
): Readonly<Partial<Record<(typeof FIRST_KINDS)[number], FirstDelivery>>> {
  const error = spam ? 'spam' : heldBack ? 'flood' : null;
  const entry: FirstDelivery = {
    attempts: 0,
    createdAt: now,
    ...(error ? { state: 'held', error } : { state: 'waiting', nextAt: now }),
  };
  return { 'team-mail': entry, webhook: entry, ...(spam ? {} : { confirmation: entry }) };
}

/** The attempts that are due as soon as an application is stored: none of what is held. */
export function firstAttempts(id: string, mark: Mark): readonly Attempt[] {
  const deliveries = firstDeliveries(mark, {});
  return FIRST_KINDS.filter((kind) => deliveries[kind]?.state === 'waiting').map((kind) => ({
    id,
    kind,
    attempt: 0,
  }));
}
