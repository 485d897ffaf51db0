import type { Database, Reference } from 'firebase-admin/database';
import { type Output, z } from '../../../src/domain/values/schema.ts';
import { listChildren, withPrefix } from '../platform/children.ts';
import { SYSTEM, writeLog } from '../team/log.ts';
import {
  claimAttempt,
  DELIVERY_KINDS,
  type Delivery,
  type DeliveryKind,
  isDue,
  type Outcome,
  parseDelivery,
  recordOutcome,
} from './delivery.ts';

/** Ids of applications and other deliveries. Excludes `__proto__`, on which the database client hangs. */
const DELIVERY_ID =
  /^(?:[-\w]{20}|(?:digest|flood|monthly|newsletter|correction|withdrawal|event)-[-\w]{1,200})$/;

/** One attempt of one delivery. A queued task holds only this, and no personal data. */
export const ATTEMPT = z.object({
  id: z.string().check(z.regex(DELIVERY_ID)),
  kind: z.enum(DELIVERY_KINDS),
  /** From 0. */
  attempt: z.int().check(z.nonnegative()),
});
export type Attempt = Output<typeof ATTEMPT>;

/** An entry without undefined fields, which the database rejects. */
const removeUndefined = (entry: object): unknown => JSON.parse(JSON.stringify(entry));

/** Updates a stored entry; null from `change` leaves it as it is. Deleted entries stay deleted. */
export async function updateEntry<Entry extends object>(
  ref: Reference,
  parse: (value: unknown) => Entry | null,
  change: (entry: Entry) => Entry | null,
): Promise<Entry | null> {
  let next: Entry | null = null;
  await ref.transaction((value: unknown) => {
    const entry = parse(value);
    next = entry && change(entry);
    // A transaction starts with null before it has the stored value. Returning null fetches it; undefined would abort.
    if (next === null) return value === null ? null : undefined;
    return removeUndefined(next);
  });
  return next;
}

export type Outbox = ReturnType<typeof createDatabaseOutbox>;

/** The outbox in the realtime database, under `deliveries`. */
export function createDatabaseOutbox(database: Database) {
  const deliveries = database.ref('deliveries');
  const getRef = ({ id, kind }: Pick<Attempt, 'id' | 'kind'>): Reference => deliveries.child(`${id}/${kind}`);

  const findDue = async (kind: DeliveryKind, now: number, limit: number): Promise<readonly Attempt[]> => {
    const found = await listChildren(
      deliveries.orderByChild(`${kind}/nextAt`).startAt(0).endAt(now).limitToFirst(limit),
    );
    return found.flatMap(([id, kinds]) => {
      const delivery = parseDelivery(Object(kinds)[kind]);
      return delivery && isDue(delivery, now) ? [{ id, kind, attempt: delivery.attempts }] : [];
    });
  };

  return {
    /** Claims an attempt; null if another worker has it or the entry is gone. */
    claim: (attempt: Attempt, now: number): Promise<Delivery | null> =>
      updateEntry(getRef(attempt), parseDelivery, (delivery) => claimAttempt(delivery, attempt.attempt, now)),
    recordOutcome: async (attempt: Attempt, outcome: Outcome, now: number): Promise<void> => {
      const next = await updateEntry(getRef(attempt), parseDelivery, (delivery) =>
        recordOutcome(delivery, attempt.attempt, outcome, now),
      );
      const id = next?.about ?? (attempt.id.length === 20 ? attempt.id : null);
      if (next?.state === 'failed' && id !== null)
        await writeLog(database, { at: now, who: SYSTEM, what: 'undelivered', id, to: attempt.kind });
    },
    /** Records that a recipient received the message. */
    recordReached: async (attempt: Attempt, recipient: string, now: number): Promise<void> => {
      await updateEntry(getRef(attempt), parseDelivery, (delivery) => ({
        ...delivery,
        reached: { ...delivery.reached, [recipient]: now },
      }));
    },
    /** Due attempts, oldest first within each kind, at most `limit` per kind. */
    listDue: async (now: number, limit: number): Promise<readonly Attempt[]> =>
      (await Promise.all(DELIVERY_KINDS.map((kind) => findDue(kind, now, limit)))).flat(),
    /** The latest digest. It covers applications received before `to`. */
    findLastDigest: async (): Promise<{ readonly id: string; readonly to: number } | null> => {
      const [last] = await listChildren(withPrefix(deliveries, 'digest-').limitToLast(1));
      if (!last) return null;
      const [id, kinds] = last;
      const { to } = parseDelivery(Object(kinds).digest) ?? {};
      return to === undefined ? null : { id, to };
    },
    /** Creates an entry unless one exists. */
    createOnce: async (id: string, kind: DeliveryKind, delivery: Delivery): Promise<void> => {
      await getRef({ id, kind }).transaction((existing: unknown) => existing ?? removeUndefined(delivery));
    },
  };
}
