import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startRealtimeDatabase } from '../../packages/realtime-database/index.ts';
import { NAMESPACE, ROOT } from '../backend.ts';

/** Key of the application written by {@link writePendingApplication}. */
export const PENDING_ID = '-OeCrash000000000000';

const now = Date.now();
const waiting = { state: 'waiting', attempts: 0, createdAt: now, nextAt: now };
const written = {
  [`applications/${PENDING_ID}`]: {
    ...{ id: PENDING_ID, createdAt: now, status: 'pending', applicationType: 'Founder', acceptTerms: true },
    ...{ name: 'Ada', email: 'ada@lovelace.example', websiteLink: '', message: 'Guten Tag' },
  },
  [`intake/${PENDING_ID}`]: { language: 'de', terms: '2026-01-01', digest: 'x' },
  [`deliveries/${PENDING_ID}`]: { 'team-mail': waiting, confirmation: waiting, webhook: waiting },
};

/**
 * Leaves a folder in the state of a machine that lost power right after receiving an application.
 * @throws if writing fails
 */
export async function writePendingApplication(stateDir: string): Promise<void> {
  const database = await startRealtimeDatabase({
    port: 0,
    dataDir: join(stateDir, 'database'),
    rules: readFileSync(join(ROOT, 'database.rules.json'), 'utf8'),
    namespace: NAMESPACE,
  });
  const response = await fetch(`http://127.0.0.1:${database.port}/.json?ns=${NAMESPACE}`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify(written),
  });
  await database.close();
  if (!response.ok) throw new Error(`The application was not written (${response.status}).`);
}
