import type { Database } from 'firebase-admin/database';
import type { Locale } from '../../../../src/domain/site/locale.ts';
import { createDelivery } from '../../delivery/delivery.ts';
import { createDatabaseOutbox, updateEntry } from '../../delivery/outbox.ts';
import { listChildren } from '../../platform/children.ts';
import { deleteAccountData } from '../account-data.ts';
import {
  claimCheck,
  computeScoreChange,
  monthlyDeliveryId,
  parseMonthlyCheck,
  recordScore,
} from './monthly.ts';

/** Maximum checks per run. `MAX_RUN_MS` keeps a run of slow websites within the function's timeout. */
const MAX_CHECKS = 20;
/** No check starts after this time, in milliseconds; one takes up to about 30 seconds. */
const MAX_RUN_MS = 7 * 60_000;

/** The account data needed for a check. */
export interface MonthlyAccount {
  readonly email?: string | undefined;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
}

/** Whether the account can receive mail. */
export const isReachable = ({ email, emailVerified, disabled }: MonthlyAccount): boolean =>
  email !== undefined && emailVerified && !disabled;

export interface MonthlyDeps {
  readonly database: Database;
  /** Returns null if the account no longer exists. */
  readonly findAccount: (uid: string) => Promise<MonthlyAccount | null>;
  /** The website's score from the same guarded analysis as for visitors; null if too little was measured. */
  readonly analyzeScore: (uid: string, website: string, language: Locale) => Promise<number | null>;
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
}

/** Numbers of websites checked and of scores that changed. */
export interface MonthlyRun {
  readonly checked: number;
  readonly changed: number;
}

/** @returns whether the score changed; null if nothing was checked */
async function checkOne(uid: string, deps: MonthlyDeps): Promise<boolean | null> {
  const { database, findAccount, analyzeScore, now } = deps;
  const entry = database.ref(`monthly/${uid}`);
  const check = await updateEntry(entry, parseMonthlyCheck, (before) => claimCheck(before, now()));
  if (!check) return null;
  const account = await findAccount(uid);
  if (!account) await deleteAccountData(database, uid, now());
  if (!account || !isReachable(account)) return null;
  const score = await analyzeScore(uid, check.website, check.language);
  const change = computeScoreChange(check, score);
  if (change) {
    const createdAt = now();
    await createDatabaseOutbox(database).createOnce(monthlyDeliveryId(uid, createdAt), 'monthly-mail', {
      ...createDelivery(createdAt),
      ...change,
    });
  }
  // Last: after a crash before this line, the check repeats and finds its mail already queued.
  await updateEntry(entry, parseMonthlyCheck, (before) =>
    before.website === check.website ? recordScore(before, score, now()) : null,
  );
  return change !== null;
}

/** Runs all due checks one after another, longest overdue first. */
export async function runMonthlyChecks(deps: MonthlyDeps): Promise<MonthlyRun> {
  const { database, now, onFailure } = deps;
  const startedAt = now();
  const due = await listChildren(
    database.ref('monthly').orderByChild('nextAt').endAt(startedAt).limitToFirst(MAX_CHECKS),
  );
  const run = { checked: 0, changed: 0 };
  for (const [uid] of due) {
    if (now() - startedAt > MAX_RUN_MS) break;
    try {
      const hasChanged = await checkOne(uid, deps);
      if (hasChanged !== null) run.checked += 1;
      if (hasChanged) run.changed += 1;
    } catch (error) {
      // The claim already schedules the retry.
      onFailure(error);
    }
  }
  return run;
}
