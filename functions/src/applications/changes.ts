/** Queues mails about what applicants change in their applications. */
import type { Database } from 'firebase-admin/database';
import type { Application } from '../../../src/domain/applications/application.ts';
import { parseApplication } from '../../../src/domain/applications/application-record.ts';
import { type CorrectedFields, parseCorrections } from '../../../src/domain/applications/history.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../../src/domain/site/locale.ts';
import { timeFromId } from '../../../src/domain/values/push-id.ts';
import { createDelivery } from '../delivery/delivery.ts';
import { createDatabaseOutbox } from '../delivery/outbox.ts';

const MINUTE_MS = 60_000;
/** Corrections within one period are told in one mail. */
const PERIOD_MS = 10 * MINUTE_MS;
/** Time for corrections at the end of a period to be stored. */
const GRACE_MS = MINUTE_MS / 2;

/** Maximum age of what is left of a withdrawn application: a day of attempts, and the time that the last one takes. */
const KEPT_MS = (24 * 60 + 5) * MINUTE_MS;

/** What the mails about a withdrawal need. Outside backups, and deleted as soon as the mails have been sent. */
const WITHDRAWN = 'withdrawn';

/** What is left of a withdrawn application until the mails about it have been sent. */
export interface Withdrawn extends Pick<Application, 'applicationType' | 'name' | 'email' | 'createdAt'> {
  readonly language: Locale;
}

/**
 * Queues a mail to the team about a correction.
 * @param event key of the correction
 */
export async function queueCorrectionMail(
  database: Database,
  id: string,
  event: string,
  now: number,
): Promise<void> {
  const from = Math.floor((timeFromId(event) ?? now) / PERIOD_MS) * PERIOD_MS;
  const to = from + PERIOD_MS;
  const delivery = { ...createDelivery(now, to + GRACE_MS), about: id, from, to };
  await createDatabaseOutbox(database).createOnce(`correction-${id}-${from}`, 'correction-mail', delivery);
}

/** The fields that an applicant corrected in a period, with their values before and after it. */
export async function readCorrections(
  database: Database,
  id: string,
  from: number,
  to: number,
): Promise<CorrectedFields> {
  const corrections = parseCorrections((await database.ref(`corrections/${id}`).get()).val());
  const merged: Record<string, { from: string; to: string }> = {};
  for (const [event, fields] of [...corrections].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const at = timeFromId(event) ?? 0;
    if (at < from || at >= to) continue;
    for (const [field, change] of Object.entries(fields))
      merged[field] = { from: merged[field]?.from ?? change.from, to: change.to };
  }
  return merged;
}

/** Writes for the deletion of a withdrawn application, which queue the mails about it. */
export function buildWithdrawalWrites(
  { id, applicationType, name, email, createdAt }: Application,
  language: Locale,
  now: number,
): Readonly<Record<string, object>> {
  const withdrawn: Withdrawn = { applicationType, name, email, createdAt, language };
  return {
    [`${WITHDRAWN}/${id}`]: withdrawn,
    [`deliveries/withdrawal-${id}`]: { 'withdrawal-mail': { ...createDelivery(now), about: id } },
  };
}

function parseWithdrawn(id: string, value: unknown): Withdrawn | null {
  const application = parseApplication(id, value);
  const language: unknown = Object(value).language;
  return application && { ...application, language: isLocale(language) ? language : DEFAULT_LOCALE };
}

/** What is left of a withdrawn application; null once the mails have been sent. */
export const readWithdrawn = async (database: Database, id: string): Promise<Withdrawn | null> =>
  parseWithdrawn(id, (await database.ref(`${WITHDRAWN}/${id}`).get()).val());

/** All that is left of withdrawn applications, by id. */
export async function listWithdrawn(database: Database): Promise<Readonly<Record<string, Withdrawn>>> {
  const stored: object = (await database.ref(WITHDRAWN).get()).val() ?? {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, value]) => {
      const withdrawn = parseWithdrawn(id, value);
      return withdrawn ? [[id, withdrawn]] : [];
    }),
  );
}

/** Deletes what is left of withdrawn applications once no mail about them is due, and after a day in any case. */
export async function forgetWithdrawn(database: Database, now: number): Promise<void> {
  const stored: object = (await database.ref(WITHDRAWN).get()).val() ?? {};
  for (const id of Object.keys(stored)) {
    const delivery = (await database.ref(`deliveries/withdrawal-${id}/withdrawal-mail`).get()).val();
    const { state, createdAt }: Readonly<Record<string, unknown>> = { ...Object(delivery) };
    if (state !== 'waiting' || !(Number(createdAt) > now - KEPT_MS))
      await database.ref(`${WITHDRAWN}/${id}`).remove();
  }
}
