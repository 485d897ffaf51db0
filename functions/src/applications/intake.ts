/** Accepts applications exactly once and within rate limits. */
import { createHash } from 'node:crypto';
import type { Submission } from '../../../src/contract/applications/submit-application.ts';
import { mailboxOf } from '../../../src/domain/applications/mail-address.ts';
import type { Limit, Limits } from '../platform/limits.ts';
import { CALLER_LIMITS, EMAIL_LIMIT, TOTAL_LIMIT } from './limits.ts';

/** Faster than any autofill, in milliseconds. */
const MIN_FILL_MS = 300;
/** Faster than anybody types a link into the name, in milliseconds. */
const MIN_FILL_MS_WITH_LINK = 3_000;
/** `https://…`, `www.…` or `host.tld/…`; a domain alone may be the name of a company. */
const LINK = /:\/\/|\bwww\.|\.\p{L}{2,}\//iu;

/** The verdict on a new application. */
export interface Mark {
  readonly spam: 'honeypot' | 'too-fast' | 'link-in-name' | null;
  /** Part of a flood, or its rate could not be checked: messages are held. */
  readonly heldBack: boolean;
}

/** An application to be stored. */
export interface Entry
  extends Mark,
    Pick<Submission, 'id' | 'application' | 'language' | 'terms' | 'result'> {
  /** The campaign that led the applicant here, if any. */
  readonly campaign: string | undefined;
  /** Digest of the content, to recognize a resubmission. */
  readonly digest: string;
}

export interface IntakeStore {
  /** Digest of the application of this id, or null. */
  digestOf(id: string): Promise<string | null>;
  /** Writes application, intake data and deliveries atomically. Returns false if the id is taken. */
  create(entry: Entry): Promise<boolean>;
  /** Records that applications are being held; notifies at most once an hour. */
  noteFlood(): Promise<void>;
}

export interface IntakeSources {
  readonly store: IntakeStore;
  readonly limits: Limits;
  /** Address of the caller. */
  readonly caller: string;
  /** The campaign that led the applicant here, if any. */
  readonly campaign?: string | undefined;
}

export type IntakeResult =
  /** `mark` of the stored application; null if it was a duplicate. */
  | { readonly ok: true; readonly mark: Mark | null }
  | { readonly ok: false; readonly why: 'caller-limit' | 'email-limit'; readonly retryAfterMs: number }
  /** The id belongs to another application, or to one that was deleted. */
  | { readonly ok: false; readonly why: 'id-taken' };

const digestOf = ({ application, result }: Pick<Submission, 'application' | 'result'>) => {
  const { applicationType, name, email, websiteLink, message } = application;
  const content = [applicationType, name, email, websiteLink, message, ...(result ? [result] : [])];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
};

const spamOf = ({ name }: Submission['application'], { ms, decoy }: Submission['filled']): Mark['spam'] => {
  if (decoy) return 'honeypot';
  if (ms < MIN_FILL_MS) return 'too-fast';
  return ms < MIN_FILL_MS_WITH_LINK && LINK.test(name) ? 'link-in-name' : null;
};

type Refused = { readonly why: 'caller-limit' | 'email-limit'; readonly retryAfterMs: number };

/** Consumes one unit of every limit, or of none if any is exhausted. */
async function takeAll(
  limits: Limits,
  wanted: readonly (readonly [limit: Limit, subject: string, why: Refused['why']])[],
): Promise<{
  readonly refused: Refused | null;
  /** The limits could not be checked. */
  readonly isUnsure: boolean;
  readonly giveBack: () => Promise<void>;
}> {
  let isUnsure = false;
  const consumed: (readonly [Limit, string])[] = [];
  const giveBack = async () => {
    await Promise.all(consumed.map(([limit, subject]) => limits.giveBack(limit, subject)));
  };
  for (const [limit, subject, why] of wanted) {
    const one = await limits.take(limit, subject);
    if (one.ok) consumed.push([limit, subject]);
    else if (one.isReached) {
      await giveBack();
      return { refused: { why, retryAfterMs: one.retryAfterMs }, isUnsure, giveBack };
    } else isUnsure = true;
  }
  return { refused: null, isUnsure, giveBack };
}

/**
 * Accepts an application. Resubmitting the same content under the same id succeeds and counts once.
 * @throws if the store cannot be written; nothing is stored then
 */
export async function acceptApplication(
  { id, application, language, terms, result, filled }: Submission,
  { store, limits, caller, campaign }: IntakeSources,
): Promise<IntakeResult> {
  const digest = digestOf({ application, result });
  const compareWith = (kept: string | null): IntakeResult =>
    kept === digest ? { ok: true, mark: null } : { ok: false, why: 'id-taken' };
  const before = await store.digestOf(id);
  if (before !== null) return compareWith(before);

  const { refused, isUnsure, giveBack } = await takeAll(limits, [
    ...CALLER_LIMITS.map((limit) => [limit, caller, 'caller-limit'] as const),
    [EMAIL_LIMIT, mailboxOf(application.email), 'email-limit'],
  ]);
  // A concurrent duplicate may have consumed the last unit.
  if (refused) {
    const isStored = (await store.digestOf(id)) === digest;
    return isStored ? { ok: true, mark: null } : { ok: false, ...refused };
  }
  const heldBack = isUnsure || !(await limits.take(TOTAL_LIMIT, 'all')).ok;
  const spam = spamOf(application, filled);
  const entry: Entry = { id, application, language, terms, result, campaign, digest, heldBack, spam };
  let created = false;
  try {
    created = await store.create(entry);
  } finally {
    if (!created) await giveBack();
  }
  if (!created) return compareWith(await store.digestOf(id));
  if (heldBack) await store.noteFlood();
  return { ok: true, mark: entry };
}
