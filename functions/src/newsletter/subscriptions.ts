/**
 * Newsletter subscriptions, `newsletter/{id}`: what proves consent, and nothing else. An ended one leaves its id in
 * `closedAccounts`, so that no backup restores it.
 */
import type { Database } from 'firebase-admin/database';
import * as logger from 'firebase-functions/logger';
import { countedMailbox } from '../../../src/domain/applications/counted-mailbox.ts';
import { normalizeMailbox } from '../../../src/domain/applications/mail-address.ts';
import type { LINK_RESULTS, LinkAction } from '../../../src/domain/newsletter/newsletter.ts';
import { LOCALES, type Locale } from '../../../src/domain/site/locale.ts';
import { type Output, z } from '../../../src/domain/values/schema.ts';
import { pathOf } from '../../../src/routes.ts';
import { createDelivery } from '../delivery/delivery.ts';
import type { Attempt } from '../delivery/outbox.ts';
import { newsletterLink } from '../links/signed-link.ts';
import { forEachChild } from '../platform/children.ts';
import type { Limit, Limits } from '../platform/limits.ts';
import { HOUR_MS } from '../platform/store/server-store.ts';

const PATH = 'newsletter';
const WEEK_MS = 7 * 24 * HOUR_MS;

/** Mails to one mailbox. Anybody can type anybody's address. */
const MAILBOX_LIMIT: Limit = { name: 'newsletter-mailbox', max: 3, windowMs: 24 * HOUR_MS };

const SUBSCRIPTION = z.object({
  /** Normalized. */
  email: z.string(),
  language: z.enum(LOCALES),
  /** Version of the text that the subscriber agreed to. */
  consent: z.string(),
  /** In milliseconds since 1970. */
  requestedAt: z.number(),
  /** Missing until the subscriber has confirmed. */
  confirmedAt: z.optional(z.number()),
});
export type Subscription = Output<typeof SUBSCRIPTION>;
type Listed = Subscription & { readonly id: string };

const parse = (value: unknown): Subscription | null => SUBSCRIPTION.safeParse(value).data ?? null;

export const readSubscription = async (database: Database, id: string): Promise<Subscription | null> =>
  parse((await database.ref(`${PATH}/${id}`).get()).val());

/** Subscriptions of an address: one, unless two requests crossed. */
export async function findSubscriptions(database: Database, email: string): Promise<readonly Listed[]> {
  const query = database.ref(PATH).orderByChild('email').equalTo(normalizeMailbox(email));
  return Object.entries(Object((await query.get()).val())).flatMap(([id, value]) => {
    const subscription = parse(value);
    return subscription ? [{ id, ...subscription }] : [];
  });
}

/** The id in that of a delivery. */
export const subscriptionIdOf = (deliveryId: string): string =>
  deliveryId.slice(0, deliveryId.lastIndexOf('-'));

/**
 * Stores a request, and queues the mail with the link. A confirmed subscription gets no mail and does not change, but its
 * delivery is queued all the same, so that not even the time of the response says so.
 * @returns the mail's first attempt; null if the mailbox got enough mails today
 */
export async function requestSubscription(
  { email: typed, language, consent }: Pick<Subscription, 'email' | 'language' | 'consent'>,
  { database, limits, now }: { database: Database; limits: Limits; now: number },
): Promise<Attempt | null> {
  const email = normalizeMailbox(typed);
  if (!(await limits.consume(MAILBOX_LIMIT, countedMailbox(email))).ok) return null;
  const [known] = await findSubscriptions(database, email);
  const id = known?.id ?? `newsletter-${database.ref().push().key}`;
  const attempt = { id: `${id}-${now}`, kind: 'newsletter-mail', attempt: 0 } as const;
  const requested: Subscription = { email, language, consent, requestedAt: now };
  await database.ref().update({
    [`deliveries/${attempt.id}/${attempt.kind}`]: createDelivery(now),
    ...(known?.confirmedAt === undefined &&
      Object.fromEntries(Object.entries(requested).map(([key, value]) => [`${PATH}/${id}/${key}`, value]))),
  });
  return attempt;
}

/** Ends all subscriptions of an address. @returns their ids */
export async function endSubscriptions(
  database: Database,
  email: string,
  now: number,
): Promise<readonly string[]> {
  const ids = (await findSubscriptions(database, email)).map(({ id }) => id);
  for (const id of ids)
    await database.ref().update({ [`${PATH}/${id}`]: null, [`closedAccounts/${id}`]: now });
  return ids;
}

/** Confirms or ends a subscription. */
export async function answerLink(
  database: Database,
  id: string,
  action: LinkAction,
  now: number,
): Promise<(typeof LINK_RESULTS)[number]> {
  if (action === 'unsubscribe') {
    const subscription = await readSubscription(database, id);
    const ids = subscription ? await endSubscriptions(database, subscription.email, now) : [];
    // For restores into a new database.
    for (const forgotten of ids)
      logger.info('Newsletter subscription ended', { forgotten, at: now, reason: 'withdrawn' });
    return 'unsubscribed';
  }
  const { snapshot } = await database.ref(`${PATH}/${id}`).transaction((value: unknown) => {
    const subscription = parse(value);
    // A transaction starts with null before it has the stored value. Returning null fetches it.
    return subscription && { confirmedAt: now, ...subscription };
  });
  return snapshot.exists() ? 'confirmed' : 'gone';
}

async function listAll(database: Database): Promise<readonly Listed[]> {
  const all: Listed[] = [];
  await forEachChild(database, PATH, (id, value) => {
    const subscription = parse(value);
    if (subscription) all.push({ id, ...subscription });
  });
  return all;
}

export const listConfirmed = async (database: Database): Promise<readonly Listed[]> =>
  (await listAll(database)).filter(({ confirmedAt }) => confirmedAt !== undefined);

/** Deletes requests that nobody confirmed within a week. @returns their number */
export async function deleteUnconfirmed(database: Database, now: number): Promise<number> {
  const old = (await listAll(database)).filter(
    ({ confirmedAt, requestedAt }) => confirmedAt === undefined && requestedAt < now - WEEK_MS,
  );
  await database.ref(PATH).update(Object.fromEntries(old.map(({ id }) => [id, null])));
  return old.length;
}

/** The page whose button confirms or ends a subscription. */
export const newsletterUrl = (
  origin: string,
  secret: string,
  { id, language, action }: { id: string; language: Locale; action: LinkAction },
): string => `${origin}${pathOf('newsletter', language)}#${action}.${newsletterLink.sign(secret, id)}`;
