/** Accepts applications exactly once and within rate limits. */
import { createHash } from 'node:crypto';
import type { Submission } from '../../../src/contract/applications/submit-application.ts';
import { countedMailbox } from '../../../src/domain/applications/counted-mailbox.ts';
import type { Utm } from '../../../src/domain/visits/utm.ts';
import type { Consumed, Limit, Limits } from '../platform/limits.ts';
import { CALLER_LIMITS, EMAIL_LIMIT, TOTAL_LIMIT } from './limits.ts';

/** Faster submissions are automated; no autofill takes less, in milliseconds. */
const MIN_FILL_MS = 300;
/** Minimum time to type a link into the name, in milliseconds. */
const MIN_FILL_WITH_LINK_MS = 3_000;
/** `https://…`, `www.…` or `host.tld/…`; a bare domain may be a company name. */
const LINK_PATTERN = /:\/\/|\bwww\.|\.\p{L}{2,}\//iu;

export interface Verdict {
  readonly spam: 'honeypot' | 'too-fast' | 'link-in-name' | null;
  /** Whether messages are held, because of a flood or because the rate could not be checked. */
  readonly isHeldBack: boolean;
  /** Whether the confirmation is held, because its mailbox got enough today. Anybody can type anybody's address. */
  readonly isMailboxFull: boolean;
}

export interface IntakeEntry
  extends Verdict,
    Pick<Submission, 'id' | 'application' | 'language' | 'terms' | 'result'> {
  readonly campaign: string | undefined;
  readonly utm: Utm;
  /** Digest of the content, to recognize a resubmission. */
  readonly digest: string;
}

export interface IntakeStore {
  /** Digest of the application with this id, or null. */
  findDigest(id: string): Promise<string | null>;
  /** Writes application, intake data and deliveries atomically. Returns false if the id is taken. */
  create(entry: IntakeEntry): Promise<boolean>;
  /** Records that applications are being held; notifies at most once an hour. */
  recordFlood(): Promise<void>;
}

export interface IntakeDeps {
  readonly store: IntakeStore;
  readonly limits: Limits;
  /** The caller's IP address (or IPv6 /64). */
  readonly caller: string;
  readonly campaign?: string | undefined;
  readonly utm?: Utm;
}

export type IntakeResult =
  /** `verdict` is null if the application was a duplicate. */
  | { readonly ok: true; readonly verdict: Verdict | null }
  | { readonly ok: false; readonly reason: 'caller-limit'; readonly retryAfterMs: number }
  /** The id belongs to another application, or to one that was deleted. */
  | { readonly ok: false; readonly reason: 'id-taken' };

const computeDigest = ({ application, result }: Pick<Submission, 'application' | 'result'>) => {
  const { applicationType, name, email, websiteLink, message } = application;
  const content = [applicationType, name, email, websiteLink, message, ...(result ? [result] : [])];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
};

const detectSpam = (
  { name }: Submission['application'],
  { ms, decoy }: Submission['filled'],
): Verdict['spam'] => {
  if (decoy) return 'honeypot';
  if (ms < MIN_FILL_MS) return 'too-fast';
  return ms < MIN_FILL_WITH_LINK_MS && LINK_PATTERN.test(name) ? 'link-in-name' : null;
};

/** Consumes one unit of every limit, or of none if any is exhausted. */
async function consumeAll(
  limits: Limits,
  requests: readonly (readonly [limit: Limit, subject: string])[],
): Promise<{
  /** Time to wait if a limit is exhausted; otherwise null. */
  readonly retryAfterMs: number | null;
  /** Whether the limits could not be checked. */
  readonly isLimiterUnavailable: boolean;
  readonly refund: () => Promise<void>;
}> {
  let isLimiterUnavailable = false;
  const consumed: Consumed[] = [];
  const refund = async () => {
    await Promise.all(consumed.map((each) => each.refund()));
  };
  for (const [limit, subject] of requests) {
    const result = await limits.consume(limit, subject);
    if (result.ok) consumed.push(result);
    else if (result.isReached) {
      await refund();
      return { retryAfterMs: result.retryAfterMs, isLimiterUnavailable, refund };
    } else isLimiterUnavailable = true;
  }
  return { retryAfterMs: null, isLimiterUnavailable, refund };
}

/**
 * Accepts an application. Resubmitting the same content under the same id succeeds and counts once.
 * @throws if writing to the store fails, in which case nothing is stored
 */
export async function acceptApplication(
  { id, application, language, terms, result, filled }: Submission,
  { store, limits, caller, campaign, utm = {} }: IntakeDeps,
): Promise<IntakeResult> {
  const digest = computeDigest({ application, result });
  const resultForExisting = (storedDigest: string | null): IntakeResult =>
    storedDigest === digest ? { ok: true, verdict: null } : { ok: false, reason: 'id-taken' };
  const existingDigest = await store.findDigest(id);
  if (existingDigest !== null) return resultForExisting(existingDigest);

  const perCaller = await consumeAll(
    limits,
    CALLER_LIMITS.map((limit) => [limit, caller]),
  );
  // A concurrent duplicate may have consumed the last unit.
  if (perCaller.retryAfterMs !== null) {
    const isStored = (await store.findDigest(id)) === digest;
    if (isStored) return { ok: true, verdict: null };
    return { ok: false, reason: 'caller-limit', retryAfterMs: perCaller.retryAfterMs };
  }
  const isHeldBack = perCaller.isLimiterUnavailable || !(await limits.consume(TOTAL_LIMIT, 'all')).ok;
  const spam = detectSpam(application, filled);
  // Likely spam gets no confirmation, so it must not use up anybody's.
  const mailbox = await consumeAll(limits, spam ? [] : [[EMAIL_LIMIT, countedMailbox(application.email)]]);
  const isMailboxFull = mailbox.retryAfterMs !== null || mailbox.isLimiterUnavailable;
  const entry: IntakeEntry = {
    id,
    application,
    language,
    terms,
    result,
    campaign,
    utm,
    digest,
    isHeldBack,
    isMailboxFull,
    spam,
  };
  let created = false;
  try {
    created = await store.create(entry);
  } finally {
    if (!created) await Promise.all([perCaller.refund(), mailbox.refund()]);
  }
  if (!created) return resultForExisting(await store.findDigest(id));
  if (isHeldBack) await store.recordFlood();
  return { ok: true, verdict: entry };
}
