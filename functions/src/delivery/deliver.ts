import type { Delivery, DeliveryKind, Outcome } from './delivery.ts';
import type { Attempt, Outbox } from './outbox.ts';

/** Ends an attempt with an error code, never with text from the network. */
export class DeliveryError extends Error {
  /** Whether a retry is useless. */
  readonly final: boolean;

  constructor(code: string, final = false) {
    super(code);
    this.name = 'DeliveryError';
    this.final = final;
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
export const failureOf = (error: unknown): Outcome & { readonly kind: 'failed' } => ({
  kind: 'failed',
  ...(error instanceof DeliveryError
    ? { reason: error.message, final: error.final }
    : { reason: 'unexpected', final: false }),
});

/**
 * Runs one attempt of one delivery: claim, send, settle. A failed send is recorded in the entry, with the time of
 * the next attempt, and does not throw.
 */
export async function deliver(
  attempt: Attempt,
  { outbox, senders, now, onUnexpected }: DeliverDeps,
): Promise<void> {
  const delivery = await outbox.claim(attempt, now());
  if (!delivery) return;
  const outcome = await senders[attempt.kind](attempt, delivery).catch((error: unknown) => {
    if (!(error instanceof DeliveryError)) onUnexpected(error);
    return failureOf(error);
  });
  await outbox.settle(attempt, outcome, now());
}
