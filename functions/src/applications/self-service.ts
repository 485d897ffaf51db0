/** Lets applicants view, correct and withdraw their application. */
import { type Database, ServerValue } from 'firebase-admin/database';
import type { OwnApplication, OwnLink } from '../../../src/contract/applications/own-application.ts';
import { CORRECTABLE, type Correction } from '../../../src/domain/applications/application.ts';
import { applicationFrom } from '../../../src/domain/applications/application-record.ts';
import { APPLICATION_CORRECTION } from '../../../src/domain/applications/application-schema.ts';
import { isLocale } from '../../../src/domain/site/locale.ts';
import { idOfOwnLink } from '../links/own-link.ts';
import type { Limit, Limits } from '../platform/limits.ts';
import { IS_LOCAL_BACKEND } from '../platform/local-backend.ts';
import { refusal, takeOrRefuse } from '../platform/refusals.ts';
import { HOUR_MS } from '../platform/store/server-store.ts';
import { forget } from './forget.ts';
import { APPLICANT } from './history.ts';

/** Locally, all callers share one address, including the tests. */
const CALLERS = IS_LOCAL_BACKEND ? 20 : 1;

/** Limits for calls from one address, valid or not, and for changes to one application. */
export const OWN_CALLER_LIMIT: Limit = { name: 'own-caller', max: 120 * CALLERS, windowMs: HOUR_MS };
export const OWN_CHANGE_LIMIT: Limit = { name: 'own-change', max: 30, windowMs: HOUR_MS };

export interface OwnSources {
  readonly database: Database;
  /** The same database as the rules' user `applicant`, who may only change existing data. */
  readonly asApplicant: Database;
  /** OWN_LINK_SECRET. */
  readonly secret: string;
  readonly limits: Limits;
  /** Address of the caller. */
  readonly caller: string;
  readonly now: () => number;
}

/** The application id in a token. Rate-limits before validating. */
async function idOf({ token, language }: OwnLink, { secret, limits, caller }: OwnSources): Promise<string> {
  await takeOrRefuse(limits, OWN_CALLER_LIMIT, caller, language);
  const id = idOfOwnLink(secret, token);
  if (id === null) throw refusal('invalid-own-link', language);
  return id;
}

async function ownOf(id: string, record: unknown, { database }: OwnSources): Promise<OwnApplication | null> {
  const application = applicationFrom(id, record);
  if (!application) return null;
  const { applicationType, name, email, websiteLink, message, createdAt } = application;
  const [intake, sent] = await Promise.all([
    database.ref(`intake/${id}`).get(),
    database.ref(`results/${id}/result`).get(),
  ]);
  const result: unknown = sent.val();
  const language: unknown = intake.child('language').val();
  const terms: unknown = intake.child('terms').val();
  const campaign: unknown = intake.child('campaign').val();
  return {
    ...{ applicationType, name, email, websiteLink, message, createdAt },
    language: isLocale(language) ? language : null,
    terms: terms === null ? null : String(terms),
    campaign: campaign === null ? null : String(campaign),
    result: typeof result === 'string' ? result : null,
  };
}

/**
 * The stored application. Read-only and repeatable.
 * @throws HttpsError permission-denied, not-found, resource-exhausted
 */
export async function openOwn(link: OwnLink, sources: OwnSources): Promise<OwnApplication> {
  const id = await idOf(link, sources);
  const record: unknown = (await sources.database.ref(`applications/${id}`).get()).val();
  const own = await ownOf(id, record, sources);
  if (!own) throw refusal('gone', link.language);
  return own;
}

const isDenied = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'PERMISSION_DENIED';

/** Writes fields and history atomically. The rules refuse it after a deletion, so that nothing is recreated. */
async function writeCorrection(
  id: string,
  before: Correction,
  correction: Correction,
  changed: readonly (keyof Correction)[],
  { asApplicant }: OwnSources,
): Promise<boolean> {
  const now = ServerValue.TIMESTAMP;
  const { key } = asApplicant.ref().push();
  const event = { at: now, who: APPLICANT, what: 'corrected', to: changed.join(',') };
  try {
    await asApplicant.ref().update({
      ...Object.fromEntries(changed.map((field) => [`applications/${id}/${field}`, correction[field]])),
      // Open dashboards listen for changes of updatedAt.
      [`applications/${id}/updatedAt`]: now,
      [`history/${id}/${key}`]: event,
      [`log/${key}`]: { ...event, id },
      // Before and after are deleted with the application.
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
 * Saves a correction and records it. Unchanged fields are not a correction.
 * @throws HttpsError invalid-argument, permission-denied, not-found, resource-exhausted
 */
export async function correctOwn(
  { token, language, ...typed }: OwnLink & Correction,
  sources: OwnSources,
): Promise<OwnApplication> {
  const { database, limits } = sources;
  const id = await idOf({ token, language }, sources);
  await takeOrRefuse(limits, OWN_CHANGE_LIMIT, id, language);
  const { data: correction } = APPLICATION_CORRECTION.safeParse(typed);
  if (!correction) throw refusal('invalid-correction', language);

  const record: unknown = (await database.ref(`applications/${id}`).get()).val();
  const before = applicationFrom(id, record);
  if (!before) throw refusal('gone', language);
  const changed = CORRECTABLE.filter((field) => correction[field] !== before[field]);
  if (changed.length > 0 && !(await writeCorrection(id, before, correction, changed, sources)))
    throw refusal('gone', language);
  const own = await ownOf(id, { ...Object(record), ...correction }, sources);
  if (!own) throw refusal('gone', language);
  return own;
}

/**
 * Deletes the application immediately, and records the withdrawal for the team.
 * @throws HttpsError permission-denied, not-found, resource-exhausted
 */
export async function withdrawOwn(link: OwnLink, sources: OwnSources): Promise<{ withdrawn: true }> {
  const id = await idOf(link, sources);
  const { database, now } = sources;
  if (!(await forget(database, id, { reason: 'withdrawn', who: APPLICANT, now: now() })))
    throw refusal('gone', link.language);
  return { withdrawn: true };
}
