/**
 * State machine of an outbox entry, `deliveries/{id}/{kind}`. Pure; outbox.ts does the I/O.
 * A worker claims attempt n by incrementing the counter before it sends anything, so only one worker runs it. While it
 * runs, `nextAt` is its timeout; afterwards, the time of the next attempt.
 */
import { type Immutable, z } from '../../../src/domain/values/schema.ts';

export const DELIVERY_KINDS = [
  'team-mail',
  'confirmation',
  'webhook',
  'flood-notice',
  'digest',
  'monthly-mail',
  'newsletter-mail',
  'correction-mail',
  'withdrawal-mail',
  'webhook-event',
] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

const milliseconds = z.number();

const DELIVERY = z.object({
  state: z.enum(['waiting', 'sent', 'failed', 'held']),
  /** Attempts started. */
  attempts: z.number(),
  /** Attempts made before the last resend that the team requested. */
  earlier: z.optional(z.number()),
  createdAt: milliseconds,
  /** Set only while work remains; the sweep queries by it. */
  nextAt: z.optional(milliseconds),
  sentAt: z.optional(milliseconds),
  /** Why it is held or failed, or the last error. A code, never text from the network. */
  error: z.optional(z.string()),
  /** When each recipient received it, by hash of the address. */
  reached: z.optional(z.record(z.string(), milliseconds)),
  /** Id of the application that it is about, if the entry's own id is not that. */
  about: z.optional(z.string()),
  /** For a digest or corrections: the period of what is in it. */
  from: z.optional(milliseconds),
  to: z.optional(milliseconds),
  /** For a monthly check: the website's previous and new score. */
  before: z.optional(z.number()),
  after: z.optional(z.number()),
});
export type Delivery = Immutable<z.infer<typeof DELIVERY>>;

/** A new entry whose first attempt is due at a time. */
export const createDelivery = (
  createdAt: number,
  nextAt = createdAt,
): Pick<Delivery, 'state' | 'attempts' | 'createdAt'> & { readonly nextAt: number } => ({
  state: 'waiting',
  attempts: 0,
  createdAt,
  nextAt,
});

/** Outcome of an attempt. */
export type Outcome =
  | { readonly kind: 'sent' }
  /** Must not be sent, and why. */
  | { readonly kind: 'held'; readonly reason: string }
  /** Postponed; no attempt was made. */
  | { readonly kind: 'later'; readonly at: number; readonly reason: string }
  /** `isPermanent`: a retry would not help. */
  | { readonly kind: 'failed'; readonly reason: string; readonly isPermanent: boolean };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Lease of an attempt, in milliseconds. Longer than the function's own timeout. */
export const LEASE_MS = 2 * MINUTE_MS;
const MAX_BACKOFF_MS = 120 * MINUTE_MS;
/** More attempts than a day of backoff allows. Stops an entry that crashes the function every time. */
const MAX_ATTEMPTS = 40;

/**
 * Exponential backoff after a failed attempt: one minute, doubling up to two hours.
 * @param attempts so far
 */
export const backoffMs = (attempts: number): number =>
  Math.min(MAX_BACKOFF_MS, MINUTE_MS * 2 ** (attempts - 1));

/** Parses a stored entry; null if it is not one. */
export function parseDelivery(value: unknown): Delivery | null {
  const parsed = DELIVERY.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** Whether an attempt is due. */
export const isDue = ({ state, nextAt = Number.POSITIVE_INFINITY }: Delivery, now: number): boolean =>
  state === 'waiting' && nextAt <= now;

/** The entry with attempt number `attempt` (from 0) claimed, or null if it is no longer available. */
export function claimAttempt(delivery: Delivery, attempt: number, now: number): Delivery | null {
  if (delivery.state !== 'waiting' || delivery.attempts !== attempt) return null;
  return { ...delivery, attempts: attempt + 1, nextAt: now + LEASE_MS };
}

/** The entry after an attempt; null if this worker no longer owns it. */
export function recordOutcome(
  delivery: Delivery,
  attempt: number,
  outcome: Outcome,
  now: number,
): Delivery | null {
  // A successful send counts even if another worker has taken over.
  const isOurs = delivery.attempts === attempt + 1 || outcome.kind === 'sent';
  if (delivery.state !== 'waiting' || !isOurs) return null;
  const { nextAt: _nextAt, error: _error, ...rest } = delivery;
  if (outcome.kind === 'sent') return { ...rest, state: 'sent', sentAt: now };
  const error = outcome.reason;
  if (outcome.kind === 'held') return { ...rest, state: 'held', error };
  const end = delivery.createdAt + DAY_MS;
  const attempts = delivery.attempts - (delivery.earlier ?? 0);
  if (now >= end || attempts >= MAX_ATTEMPTS || (outcome.kind === 'failed' && outcome.isPermanent))
    return { ...rest, state: 'failed', error };
  const nextAttemptAt = outcome.kind === 'later' ? outcome.at : now + backoffMs(attempts);
  return { ...rest, error, nextAt: Math.min(nextAttemptAt, end) };
}

/**
 * Reasons to hold an entry until a team member reviews it. `mailbox`: it got enough today; `restored`: from a backup.
 */
export const HELD_FOR_REVIEW = ['flood', 'spam', 'mailbox', 'restored'] as const;

/**
 * The entry, reset for another day of attempts because the team requested a resend; null unless it failed or
 * is held for review. The attempt counter continues, since the queue remembers used task names.
 */
export function resetForResend(delivery: Delivery, now: number): Delivery | null {
  const { error, nextAt: _nextAt, ...rest } = delivery;
  const isHeldForReview = delivery.state === 'held' && HELD_FOR_REVIEW.some((reason) => reason === error);
  if (delivery.state !== 'failed' && !isHeldForReview) return null;
  const attempts = delivery.attempts + 1;
  return { ...rest, state: 'waiting', attempts, earlier: attempts, createdAt: now, nextAt: now };
}
