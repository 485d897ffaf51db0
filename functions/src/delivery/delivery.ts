/**
 * An entry of the outbox, `deliveries/{id}/{kind}`, and what becomes of it. Pure: the database is in outbox.ts.
 * An attempt is claimed before anything is sent, by counting it: whoever counts attempt n carries it out, nobody else. While
 * it is under way `nextAt` says when it is given up for dead; afterwards, when the next one is due.
 */
import { type Immutable, z } from '../../../src/domain/values/schema.ts';

export const DELIVERY_KINDS = [
  'team-mail',
  'confirmation',
  'webhook',
  'flood-notice',
  'digest',
  'monthly-mail',
] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

const milliseconds = z.number();

const DELIVERY = z.object({
  state: z.enum(['waiting', 'sent', 'failed', 'held']),
  /** Tries that were begun. */
  attempts: z.number(),
  /** How many of these were before somebody of the team asked for it to be sent again. */
  earlier: z.optional(z.number()),
  createdAt: milliseconds,
  /** Only where something is to happen: the sweep looks for it. */
  nextAt: z.optional(milliseconds),
  sentAt: z.optional(milliseconds),
  /** Why it is held or failed, or what went wrong last. A code, never a text of the network's. */
  error: z.optional(z.string()),
  /** Recipients who have it already, by a hash of their address. */
  reached: z.optional(z.record(z.string(), milliseconds)),
  /** Of a digest: applications received from here to there are in it. */
  from: z.optional(milliseconds),
  to: z.optional(milliseconds),
  /** Of a monthly check: the website's scores. */
  before: z.optional(z.number()),
  after: z.optional(z.number()),
});
export type Delivery = Immutable<z.infer<typeof DELIVERY>>;

/** What came of an attempt. */
export type Outcome =
  | { readonly kind: 'sent' }
  /** Not to be sent at all, and why. */
  | { readonly kind: 'held'; readonly why: string }
  /** Not yet: no try was made. */
  | { readonly kind: 'later'; readonly at: number; readonly why: string }
  /** `final`: trying again would not help. */
  | { readonly kind: 'failed'; readonly why: string; readonly final: boolean };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long an attempt may take until another one is made, in milliseconds; the function's own time-out is shorter. */
export const LEASE_MS = 2 * MINUTE_MS;
const MAX_PAUSE_MS = 120 * MINUTE_MS;
/** More than a day of pauses has. Ends what kills the function each time before it can say so. */
const MAX_ATTEMPTS = 40;

/**
 * Pause after a failed try: a minute, and twice as long after each further one, up to two hours.
 * @param attempts so far
 */
export const pauseMs = (attempts: number): number => Math.min(MAX_PAUSE_MS, MINUTE_MS * 2 ** (attempts - 1));

/** An entry as the database holds it; null when it is none. */
export function deliveryFrom(value: unknown): Delivery | null {
  const parsed = DELIVERY.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** Whether an attempt is due. */
export const isDue = ({ state, nextAt = Number.POSITIVE_INFINITY }: Delivery, now: number): boolean =>
  state === 'waiting' && nextAt <= now;

/** The entry with try number `attempt` (from 0) claimed, or null when that one is no longer to be made. */
export function claimed(delivery: Delivery, attempt: number, now: number): Delivery | null {
  if (delivery.state !== 'waiting' || delivery.attempts !== attempt) return null;
  return { ...delivery, attempts: attempt + 1, nextAt: now + LEASE_MS };
}

/** The entry after an attempt; null when it is no longer for this one to say. */
export function settled(delivery: Delivery, attempt: number, outcome: Outcome, now: number): Delivery | null {
  // That it was sent counts, whoever has taken over meanwhile.
  const isOurs = delivery.attempts === attempt + 1 || outcome.kind === 'sent';
  if (delivery.state !== 'waiting' || !isOurs) return null;
  const { nextAt: _nextAt, error: _error, ...rest } = delivery;
  if (outcome.kind === 'sent') return { ...rest, state: 'sent', sentAt: now };
  const error = outcome.why;
  if (outcome.kind === 'held') return { ...rest, state: 'held', error };
  const end = delivery.createdAt + DAY_MS;
  const attempts = delivery.attempts - (delivery.earlier ?? 0);
  if (now >= end || attempts >= MAX_ATTEMPTS || (outcome.kind === 'failed' && outcome.final))
    return { ...rest, state: 'failed', error };
  const wanted = outcome.kind === 'later' ? outcome.at : now + pauseMs(attempts);
  return { ...rest, error, nextAt: Math.min(wanted, end) };
}

/** Why an entry is held until a person of the team has looked at the application; the last after a restored backup. */
export const UNTIL_LOOKED_AT = ['flood', 'spam', 'restored'] as const;

/**
 * The entry to be tried anew, for another day from now on, because somebody of the team asked for it; null when it neither
 * failed nor waits for that. Its attempts go on being counted: the queue remembers the names of those that were.
 */
export function renewed(delivery: Delivery, now: number): Delivery | null {
  const { error, nextAt: _nextAt, ...rest } = delivery;
  const waits = delivery.state === 'held' && UNTIL_LOOKED_AT.some((why) => why === error);
  if (delivery.state !== 'failed' && !waits) return null;
  const attempts = delivery.attempts + 1;
  return { ...rest, state: 'waiting', attempts, earlier: attempts, createdAt: now, nextAt: now };
}
