/** Mails from the functions as they are deployed: by the emulators' clock and queue, through the SMTP server of this machine. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect, it, onTestFinished } from 'vitest';
import { PROJECT_ID, ROOT, startLocalBackend } from './backend.ts';
import { startRealtimeDatabase } from './realtime-database/index.ts';

const NAMESPACE = `${PROJECT_ID}-default-rtdb`;
const id = '-OeCrash000000000000';
const now = Date.now();
const waiting = { state: 'waiting', attempts: 0, createdAt: now, nextAt: now };
const written = {
  [`applications/${id}`]: {
    ...{ id, createdAt: now, status: 'pending', applicationType: 'Founder', acceptTerms: true },
    ...{ name: 'Ada', email: 'ada@lovelace.example', websiteLink: '', message: 'Guten Tag' },
  },
  [`intake/${id}`]: { language: 'de', terms: '2026-01-01', digest: 'x' },
  [`deliveries/${id}`]: { 'team-mail': waiting, confirmation: waiting, webhook: waiting },
};

/** Leaves a folder as a machine does that was switched off right after an application had come in. */
async function leaveBehind(stateDir: string): Promise<void> {
  const database = await startRealtimeDatabase({
    port: 0,
    dataDir: join(stateDir, 'database'),
    rules: readFileSync(join(ROOT, 'database.rules.json'), 'utf8'),
    namespace: NAMESPACE,
  });
  const answer = await fetch(`http://127.0.0.1:${database.port}/.json?ns=${NAMESPACE}`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify(written),
  });
  expect(answer.status).toBe(200);
  await database.close();
}

const mailsIn = (folder: string): Promise<readonly Email[]> =>
  Promise.all(
    readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  );

it('an application that was written just before the machine died is delivered when it is up again', {
  timeout: 180_000,
}, async () => {
  mkdirSync(join(ROOT, '.local'), { recursive: true });
  const stateDir = mkdtempSync(join(ROOT, '.local', 'deliveries-'));
  onTestFinished(() => rmSync(stateDir, { recursive: true, force: true }));
  await leaveBehind(stateDir);
  const lines: string[] = [];
  const backend = await startLocalBackend({
    ...{ stateDir, teamCode: '123456', usualPorts: false, hosting: false, demo: false },
    log: (line) => lines.push(line),
  });
  onTestFinished(() => backend.close(), 60_000);

  const mailTo = async (address: string): Promise<Email | undefined> =>
    (await mailsIn(backend.mailDir)).find(({ to }) => to?.some((one) => one.address === address));
  await expect
    .poll(() => mailTo('ada@lovelace.example'), { timeout: 60_000, message: lines.slice(-30).join('\n') })
    .toMatchObject({ subject: 'Ihre Bewerbung ist eingegangen' });
  await expect
    .poll(() => mailTo('team@anbahn.example'), { timeout: 60_000 })
    .toMatchObject({ subject: expect.stringMatching(/^Neue Bewerbung: Gründer/) });
  const team = await mailTo('team@anbahn.example');
  expect(team?.text).toContain(`${backend.siteUrl}/de/teamdashboard#application=${id}`);
  expect(team?.text).toContain('> Guten Tag');

  const outbox = `${backend.address.database}/deliveries/${id}.json?ns=${NAMESPACE}`;
  const read = async (): Promise<unknown> =>
    (await fetch(outbox, { headers: { Authorization: 'Bearer owner' } })).json();
  await expect.poll(read, { timeout: 20_000 }).toMatchObject({
    'team-mail': { state: 'sent', attempts: 1 },
    confirmation: { state: 'sent', attempts: 1 },
    webhook: { state: 'held', error: 'no-webhook' },
  });
});
