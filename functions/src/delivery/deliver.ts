import type { Delivery, DeliveryKind, Outcome } from './delivery.ts';
import type { Attempt, Outbox } from './outbox.ts';

/** Ends an attempt with an error code, never with text from the network. */
export class DeliveryError extends Error {
  /** Whether retrying is pointless. */
  readonly isPermanent: boolean;

  constructor(code: string, isPermanent = false) {
    super(code);
    this.name = 'DeliveryError';
    this.isPermanent = isPermanent;
  }
}

/** Sends one kind of delivery. Throws {@link DeliveryError} on failure. */
export type DeliverySender = (attempt: Attempt, delivery: Delivery) => Promise<Outcome>;

export interface DeliverDeps {
  readonly outbox: Outbox;
  readonly senders: Readonly<Record<DeliveryKind, DeliverySender>>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onUnexpected: (error: unknown) => void;
}

/** The outcome of an attempt that threw. */
export const toFailure = (error: unknown): Outcome & { readonly kind: 'failed' } => ({
  kind: 'failed',
  ...(error instanceof DeliveryError
    ? { reason: error.message, isPermanent: error.isPermanent }
    : { reason: 'unexpected', isPermanent: false }),
});

/**
 * Runs one attempt of one delivery: claim, send, record the outcome. A failed send is recorded with the time of the
 * next attempt and does not throw.
 */
export async function deliver(
  attempt: Attempt,
  { outbox, senders, now, onUnexpected }: DeliverDeps,
): Promise<void> {
  const delivery = await outbox.claim(attempt, now());
  if (!delivery) return;
  const outcome = await senders[attempt.kind](attempt, delivery).catch((error: unknown) => {
    if (!(error instanceof DeliveryError)) onUnexpected(error);
    return toFailure(error);
  });
  await outbox.recordOutcome(attempt, outcome, now());
}
