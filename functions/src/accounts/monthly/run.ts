import type { Database, Reference } from 'firebase-admin/database';
import type { Locale } from '../../../../src/domain/site/locale.ts';
import type { Outbox } from '../../delivery/outbox.ts';
import { changeOf, checked, claimed, type Monthly, monthlyFrom } from './monthly.ts';

/** Of one run: with the slowest websites it still ends before its function does. */
const MOST = 20;
/** After so long no further check is begun, in milliseconds; one takes at most about half a minute. */
const MAX_MS = 7 * 60_000;

/** What is to be known of an account before anything is done for it. */
export interface MonthlyAccount {
  readonly email?: string | undefined;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
}

/** Whether an account may be written to. */
export const isReachable = ({ email, emailVerified, disabled }: MonthlyAccount): boolean =>
  email !== undefined && emailVerified && !disabled;

export interface MonthlySources {
  readonly database: Database;
  readonly outbox: Pick<Outbox, 'createOnce'>;
  /** Null: there is no such account any more. */
  readonly accountOf: (uid: string) => Promise<MonthlyAccount | null>;
  /** The website's score, by the same guarded analysis that visitors ask for; null when too little was measured. */
  readonly scoreOf: (uid: string, website: string, language: Locale) => Promise<number | null>;
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
}

/** How many websites were checked, and of how many the score had changed. */
export interface MonthlyRun {
  readonly checked: number;
  readonly changed: number;
}

/** At most one mail a month, however often a run is repeated. @example monthlyDeliveryId('ada', 0) // 'monthly-ada-1970-01' */
export const monthlyDeliveryId = (uid: string, now: number): string =>
  `monthly-${uid}-${new Date(now).toISOString().slice(0, 7)}`;

/** Changes an entry; null from `change` leaves it. What was ended meanwhile stays ended. */
async function changed(
  ref: Reference,
  change: (monthly: Monthly) => Monthly | null,
): Promise<Monthly | null> {
  let next: Monthly | null = null;
  await ref.transaction((value: unknown) => {
    const monthly = monthlyFrom(value);
    next = monthly && change(monthly);
    // A transaction starts with null before it has the stored value. Returning null fetches it; undefined would abort.
    if (next === null) return value === null ? null : undefined;
    return next;
  });
  return next;
}

/** @returns whether the score had changed; null when nothing was checked */
async function checkOne(uid: string, sources: MonthlySources): Promise<boolean | null> {
  const { database, outbox, accountOf, scoreOf, now } = sources;
  const entry = database.ref(`monthly/${uid}`);
  const monthly = await changed(entry, (before) => claimed(before, now()));
  if (!monthly) return null;
  const account = await accountOf(uid);
  if (!account) await entry.remove();
  if (!account || !isReachable(account)) return null;
  const score = await scoreOf(uid, monthly.website, monthly.language);
  const change = changeOf(monthly, score);
  if (change) {
    const createdAt = now();
    await outbox.createOnce(monthlyDeliveryId(uid, createdAt), 'monthly-mail', {
      ...{ state: 'waiting', attempts: 0, createdAt, nextAt: createdAt },
      ...change,
    });
  }
  // Last: a crash before it makes the same check again, and finds its mail written.
  await changed(entry, (before) =>
    before.website === monthly.website ? checked(before, score, now()) : null,
  );
  return change !== null;
}

/** Checks the websites whose month is over, one after the other, the longest overdue first. */
export async function runMonthlyChecks(sources: MonthlySources): Promise<MonthlyRun> {
  const { database, now, onFailure } = sources;
  const began = now();
  const due = await database.ref('monthly').orderByChild('nextAt').endAt(began).limitToFirst(MOST).get();
  const uids: string[] = [];
  due.forEach((child) => {
    if (child.key) uids.push(child.key);
  });
  const run = { checked: 0, changed: 0 };
  for (const uid of uids) {
    if (now() - began > MAX_MS) break;
    try {
      const hasChanged = await checkOne(uid, sources);
      if (hasChanged !== null) run.checked += 1;
      if (hasChanged) run.changed += 1;
    } catch (error) {
      // Claimed as it is, it comes again by itself.
      onFailure(error);
    }
  }
  return run;
}
