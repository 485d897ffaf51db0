import type { Delivery, DeliveryKind, Outcome } from './delivery.ts';
import type { Attempt, Outbox } from './outbox.ts';

/** Ends an attempt. Carries a code, and no text that came over the network. */
export class DeliveryError extends Error {
  /** Whether trying again would not help. */
  readonly final: boolean;

  constructor(code: string, final = false) {
    super(code);
    this.name = 'DeliveryError';
    this.final = final;
  }
}

/** Carries one kind of delivery out. Throws {@link DeliveryError} when it could not. */
export type Carrier = (one: Attempt, delivery: Delivery) => Promise<Outcome>;

export interface DeliverSources {
  readonly outbox: Outbox;
  readonly carriers: Readonly<Record<DeliveryKind, Carrier>>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onUnexpected: (error: unknown) => void;
}

/** The outcome of an attempt that threw. */
export const failureOf = (error: unknown): Outcome & { readonly kind: 'failed' } => ({
  kind: 'failed',
  ...(error instanceof DeliveryError
    ? { why: error.message, final: error.final }
    : { why: 'unexpected', final: false }),
});

/**
 * Makes one attempt of one delivery: claims it, carries it out, says what came of it. A failure to deliver is written down
 * and does not throw: when the next try is due, stands in the entry.
 */
export async function deliver(
  one: Attempt,
  { outbox, carriers, now, onUnexpected }: DeliverSources,
): Promise<void> {
  const delivery = await outbox.claim(one, now());
  if (!delivery) return;
  const outcome = await carriers[one.kind](one, delivery).catch((error: unknown) => {
    if (!(error instanceof DeliveryError)) onUnexpected(error);
    return failureOf(error);
  });
  await outbox.settle(one, outcome, now());
}
