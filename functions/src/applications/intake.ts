/** How an application is taken in: once, within limits, and never lost. */
import { createHash } from 'node:crypto';
import type { Submission } from '../../../src/contract/applications/submit-application.ts';
import { mailboxOf } from '../../../src/domain/applications/mail-address.ts';
import type { Limit, Limits } from '../platform/limits.ts';
import { CALLER_LIMITS, EMAIL_LIMIT, TOTAL_LIMIT } from './limits.ts';

/** No browser and no password manager fills the form faster, in milliseconds. */
const MIN_FILL_MS = 300;
/** People who type a link into the name take longer, in milliseconds. */
const MIN_FILL_MS_WITH_LINK = 3_000;
/** `https://…`, `www.…` or `host.tld/…`; a domain alone may be the name of a company. */
const LINK = /:\/\/|\bwww\.|\.\p{L}{2,}\//iu;

/** What is thought of an application when it comes in. */
export interface Mark {
  readonly spam: 'honeypot' | 'too-fast' | 'link-in-name' | null;
  /** Came with so many others, or in a minute in which nobody could count, that nobody is written to. */
  readonly heldBack: boolean;
}

/** An application as the store is given it. */
export interface Entry
  extends Mark,
    Pick<Submission, 'id' | 'application' | 'language' | 'terms' | 'result'> {
  /** By which the applicant came, if any. */
  readonly campaign: string | undefined;
  /** Of the content, by which the same is known again. */
  readonly digest: string;
}

export interface IntakeStore {
  /** Digest of the application of this id, or null. */
  digestOf(id: string): Promise<string | null>;
  /** Writes application, what is known beside it and its deliveries, all or nothing. False, and nothing written, when the id is taken. */
  create(entry: Entry): Promise<boolean>;
  /** Notes that applications are being held back. Once an hour is enough for whoever is told. */
  noteFlood(): Promise<void>;
}

export interface IntakeSources {
  readonly store: IntakeStore;
  readonly limits: Limits;
  /** Address of the caller. */
  readonly caller: string;
  /** By which the applicant came, if any. */
  readonly campaign?: string | undefined;
}

export type TakenIn =
  /** `mark`: of the application that was stored; null where the same was stored before. */
  | { readonly ok: true; readonly mark: Mark | null }
  | { readonly ok: false; readonly why: 'caller' | 'email'; readonly retryAfterMs: number }
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

type Refused = { readonly why: 'caller' | 'email'; readonly retryAfterMs: number };

/** Takes one of each limit; of none when one of them is reached. */
async function takeAll(
  limits: Limits,
  wanted: readonly (readonly [limit: Limit, subject: string, why: Refused['why']])[],
): Promise<{
  readonly refused: Refused | null;
  /** Nobody can tell whether one of them is reached. */
  readonly isUnsure: boolean;
  readonly giveBack: () => Promise<void>;
}> {
  let isUnsure = false;
  const taken: (readonly [Limit, string])[] = [];
  const giveBack = async () => {
    await Promise.all(taken.map(([limit, subject]) => limits.giveBack(limit, subject)));
  };
  for (const [limit, subject, why] of wanted) {
    const one = await limits.take(limit, subject);
    if (one.ok) taken.push([limit, subject]);
    else if (one.isReached) {
      await giveBack();
      return { refused: { why, retryAfterMs: one.retryAfterMs }, isUnsure, giveBack };
    } else isUnsure = true;
  }
  return { refused: null, isUnsure, giveBack };
}

/**
 * Takes an application in. The same id with the same content is a success however often it comes, and counts once.
 * @throws when the store cannot be written; then nothing was
 */
export async function takeIn(
  { id, application, language, terms, result, filled }: Submission,
  { store, limits, caller, campaign }: IntakeSources,
): Promise<TakenIn> {
  const digest = digestOf({ application, result });
  const comparedTo = (kept: string | null): TakenIn =>
    kept === digest ? { ok: true, mark: null } : { ok: false, why: 'id-taken' };
  const before = await store.digestOf(id);
  if (before !== null) return comparedTo(before);

  const { refused, isUnsure, giveBack } = await takeAll(limits, [
    ...CALLER_LIMITS.map((limit) => [limit, caller, 'caller'] as const),
    [EMAIL_LIMIT, mailboxOf(application.email), 'email'],
  ]);
  // The same may have been on its way, and have taken the last of a limit itself.
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
  if (!created) return comparedTo(await store.digestOf(id));
  if (heldBack) await store.noteFlood();
  return { ok: true, mark: entry };
}
