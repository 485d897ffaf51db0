/** Lets applicants view, correct and withdraw their application. */
import { type Database, ServerValue } from 'firebase-admin/database';
import type {
  ApplicantLinkRequest,
  ApplicantView,
} from '../../../src/contract/applications/own-application.ts';
import { CORRECTABLE, type Correction } from '../../../src/domain/applications/application.ts';
import { parseApplication } from '../../../src/domain/applications/application-record.ts';
import { DEFAULT_LOCALE, isLocale } from '../../../src/domain/site/locale.ts';
import { parseUtm } from '../../../src/domain/visits/utm.ts';
import { applicationLink } from '../links/signed-link.ts';
import { callableError, enforceLimit } from '../platform/callable-errors.ts';
import type { Limit, Limits } from '../platform/limits.ts';
import { CALLERS_PER_IP } from '../platform/local-backend.ts';
import { HOUR_MS } from '../platform/store/server-store.ts';
import { APPLICANT } from '../team/log.ts';
import { buildWithdrawalWrites, queueCorrectionMail } from './changes.ts';
import { deleteApplicationData } from './delete-application-data.ts';
import { isDenied } from './intake-store.ts';

/** Limits for calls from one IP address, valid or not, and for changes to one application. */
export const SELF_SERVICE_CALLER_LIMIT: Limit = {
  name: 'own-caller',
  max: 120 * CALLERS_PER_IP,
  windowMs: HOUR_MS,
};
export const SELF_SERVICE_CHANGE_LIMIT: Limit = { name: 'own-change', max: 30, windowMs: HOUR_MS };

export interface SelfServiceDeps {
  readonly database: Database;
  /** The same database, accessed as the security rules' `applicant` user, which may only change existing data. */
  readonly applicantDatabase: Database;
  /** OWN_LINK_SECRET. */
  readonly secret: string;
  readonly limits: Limits;
  readonly caller: string;
  readonly now: () => number;
  readonly sendsMail: boolean;
}

/** The application id in a token. Rate-limits before validating. */
async function verifyToken(
  { token, language }: ApplicantLinkRequest,
  { secret, limits, caller }: SelfServiceDeps,
): Promise<string> {
  await enforceLimit(limits, SELF_SERVICE_CALLER_LIMIT, caller, language);
  const id = applicationLink.verify(secret, token);
  if (id === null) throw callableError('invalid-own-link', language);
  return id;
}

async function readApplication(
  id: string,
  record: unknown,
  { database }: SelfServiceDeps,
): Promise<ApplicantView | null> {
  const application = parseApplication(id, record);
  if (!application) return null;
  const { applicationType, name, email, websiteLink, message, createdAt } = application;
  const [intake, storedResult] = await Promise.all([
    database.ref(`intake/${id}`).get(),
    database.ref(`results/${id}/result`).get(),
  ]);
  const result: unknown = storedResult.val();
  const language: unknown = intake.child('language').val();
  const terms: unknown = intake.child('terms').val();
  const campaign: unknown = intake.child('campaign').val();
  const utm = parseUtm(intake.child('utm').val());
  // The campaign's own name says what `utm_source` repeats.
  const sources = [campaign, ...Object.values(utm).filter((value) => value.toLowerCase() !== campaign)];
  return {
    ...{ applicationType, name, email, websiteLink, message, createdAt },
    language: isLocale(language) ? language : null,
    terms: terms === null ? null : String(terms),
    campaign: sources.filter(Boolean).join(', ') || null,
    result: typeof result === 'string' ? result : null,
  };
}

/**
 * Returns the stored application. Read-only.
 * @throws HttpsError permission-denied, not-found, resource-exhausted
 */
export async function openApplication(
  link: ApplicantLinkRequest,
  deps: SelfServiceDeps,
): Promise<ApplicantView> {
  const id = await verifyToken(link, deps);
  const record: unknown = (await deps.database.ref(`applications/${id}`).get()).val();
  const application = await readApplication(id, record, deps);
  if (!application) throw callableError('gone', link.language);
  return application;
}

/** Writes fields and history atomically. The rules reject it after a deletion, so nothing is recreated. */
async function writeCorrection(
  id: string,
  before: Correction,
  correction: Correction,
  changed: readonly (keyof Correction)[],
  deps: SelfServiceDeps,
): Promise<boolean> {
  const { database, applicantDatabase } = deps;
  const now = ServerValue.TIMESTAMP;
  const key = applicantDatabase.ref().push().key ?? '';
  // First, so that no correction goes without a mail. A mail without a correction is not sent.
  if (deps.sendsMail) await queueCorrectionMail(database, id, key, deps.now());
  const event = { at: now, who: APPLICANT, what: 'corrected', to: changed.join(',') };
  try {
    await applicantDatabase.ref().update({
      ...Object.fromEntries(changed.map((field) => [`applications/${id}/${field}`, correction[field]])),
      // Open dashboards listen for changes to updatedAt.
      [`applications/${id}/updatedAt`]: now,
      [`history/${id}/${key}`]: event,
      [`log/${key}`]: { ...event, id },
      // The old and new values go here, because this path is deleted with the application.
      [`corrections/${id}/${key}`]: Object.fromEntries(
        changed.map((field) => [field, { from: before[field], to: correction[field] }]),
      ),
    });
    return true;
  } catch (error) {
    if (isDenied(error)) return false;
    throw error;
  }
}

/**
 * Saves a correction and records it. Ignores unchanged fields.
 * @throws HttpsError permission-denied, not-found, resource-exhausted
 */
export async function correctApplication(
  { token, language, ...correction }: ApplicantLinkRequest & Correction,
  deps: SelfServiceDeps,
): Promise<ApplicantView> {
  const { database, limits } = deps;
  const id = await verifyToken({ token, language }, deps);
  await enforceLimit(limits, SELF_SERVICE_CHANGE_LIMIT, id, language);
  const record: unknown = (await database.ref(`applications/${id}`).get()).val();
  const before = parseApplication(id, record);
  if (!before) throw callableError('gone', language);
  const changed = CORRECTABLE.filter((field) => correction[field] !== before[field]);
  if (changed.length > 0 && !(await writeCorrection(id, before, correction, changed, deps)))
    throw callableError('gone', language);
  const application = await readApplication(id, { ...Object(record), ...correction }, deps);
  if (!application) throw callableError('gone', language);
  return application;
}

/**
 * Deletes the application immediately, and records the withdrawal for the team.
 * @throws HttpsError permission-denied, not-found, resource-exhausted
 */
export async function withdrawApplication(
  link: ApplicantLinkRequest,
  deps: SelfServiceDeps,
): Promise<{ withdrawn: true }> {
  const id = await verifyToken(link, deps);
  const { database, sendsMail } = deps;
  const now = deps.now();
  const [record, intake] = await Promise.all(
    ['applications', 'intake'].map((path) => database.ref(`${path}/${id}`).get()),
  );
  const application = parseApplication(id, record?.val());
  const language: unknown = intake?.child('language').val();
  const writes =
    application && sendsMail && !intake?.hasChild('spam')
      ? buildWithdrawalWrites(application, isLocale(language) ? language : DEFAULT_LOCALE, now)
      : {};
  if (!(await deleteApplicationData(database, id, { reason: 'withdrawn', actor: APPLICANT, now, writes })))
    throw callableError('gone', link.language);
  return { withdrawn: true };
}
