/** Mails and webhooks about what happens to an application, with a real database, SMTP server, and receiver. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildWithdrawalWrites, forgetWithdrawn, queueCorrectionMail } from '../applications/changes.ts';
import { deleteApplicationData } from '../applications/delete-application-data.ts';
import { collectPersonalData } from '../applications/personal-data.ts';
import { deleteOldEntries } from '../delivery/delete-old-entries.ts';
import { APPLICANT, RETENTION } from '../team/log.ts';
import type { BackendOptions, DeliveryBackend } from '../testing/delivery-backend.ts';
import { getRecipients, startDatabase, startInbox, startInstance } from '../testing/delivery-setup.ts';
import { startHttpSite } from '../testing/http-site.ts';
import { application } from '../testing/leads.ts';
import { type SmtpInbox, smtpError } from '../testing/smtp-inbox.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const { id, email } = application;
const TEAM = 'team@anbahn.example';

async function setUp(
  overrides: Partial<BackendOptions> = {},
  ...behavior: Parameters<typeof startInbox>
): Promise<DeliveryBackend & { readonly inbox: SmtpInbox }> {
  const inbox = await startInbox(...behavior);
  const options = { databasePort: await startDatabase(), smtpUrl: inbox.url, ...overrides };
  const backend = Object.assign(startInstance(options), { inbox });
  await backend.acceptApplication();
  await backend.database.ref(`deliveries/${id}`).remove();
  return backend;
}

const readAll = async ({ database }: DeliveryBackend): Promise<string> =>
  JSON.stringify((await database.ref().get()).val());

describe('a correction', () => {
  /** Stores a correction of the message, as the callable does. */
  async function correct(backend: DeliveryBackend, from: string, to: string): Promise<void> {
    const event = backend.database.ref().push().key ?? '';
    await queueCorrectionMail(backend.database, id, event, backend.now);
    await backend.database.ref().update({
      [`corrections/${id}/${event}`]: { message: { from, to } },
      [`applications/${id}/message`]: to,
    });
  }

  it('is mailed to the team, with all that follow within minutes, old and new', async () => {
    const backend = await setUp();
    backend.now = Date.now();
    await correct(backend, 'one', 'two');
    await correct(backend, 'two', 'three');
    await backend.runSweep();
    expect(backend.inbox.mails).toEqual([]);
    backend.now += 21 * MINUTE;
    await backend.runSweep();
    await backend.runSweep();
    const [mail, ...others] = backend.inbox.mails.filter(({ text }) => text?.includes('three'));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: TEAM, subject: 'Bewerbung berichtigt: Ada Lovelace, Agentur' });
    expect(mail?.text).toMatch(/> Nachricht vorher: (?:one|two)\n> Nachricht jetzt: three/);
    expect(mail?.replyTo).toEqual([{ name: '', address: email }]);
  });

  it('is not mailed if the application is gone by then, or the correction was not saved', async () => {
    const backend = await setUp();
    backend.now = Date.now();
    await queueCorrectionMail(backend.database, id, backend.database.ref().push().key ?? '', backend.now);
    backend.now += 21 * MINUTE;
    await backend.runSweep();
    expect(backend.inbox.mails).toEqual([]);
    await correct(backend, 'one', 'two');
    await deleteApplicationData(backend.database, id, {
      reason: 'asked',
      actor: APPLICANT,
      now: backend.now,
    });
    backend.now += 21 * MINUTE;
    await backend.runSweep();
    expect(backend.inbox.mails).toEqual([]);
  });
});

describe('a withdrawal', () => {
  const withdraw = (backend: DeliveryBackend): Promise<boolean> =>
    deleteApplicationData(backend.database, id, {
      ...{ reason: 'withdrawn', actor: APPLICANT, now: backend.now },
      writes: buildWithdrawalWrites(application, 'en', backend.now),
    });

  it('is confirmed to the applicant and mailed to the team, and nothing personal is left', async () => {
    const backend = await setUp();
    await withdraw(backend);
    await backend.runSweep();
    await backend.runSweep();
    expect(getRecipients(backend.inbox)).toEqual([email, TEAM]);
    const [toApplicant, toTeam] = backend.inbox.mails;
    expect(toApplicant?.subject).toBe('Your application has been withdrawn');
    expect(toApplicant?.text).toContain('Hello Ada Lovelace,');
    expect(toTeam?.subject).toBe('Bewerbung zurückgezogen: Ada Lovelace, Agentur');
    expect(await readAll(backend)).not.toMatch(/lovelace/i);
  });

  it('reaches a member of the team who tried the form as both', async () => {
    const backend = await setUp({ mailboxes: [{ address: email, language: 'de', when: 'at-once' }] });
    await withdraw(backend);
    await backend.runSweep();
    expect(getRecipients(backend.inbox)).toEqual([email, email]);
  });

  it('is part of a personal data export until it is confirmed, and forgotten after a day without a server', async () => {
    const backend = await setUp({}, { onMailFrom: (_, __, done) => done(smtpError(451, '4.3.0 Later')) });
    await withdraw(backend);
    await backend.runSweep();
    const exported = (now: number) =>
      collectPersonalData(email, { database: backend.database, auth: null, now });
    expect((await exported(backend.now)).withdrawn).toMatchObject([{ id, name: 'Ada Lovelace', email }]);
    for (let hours = 0; hours < 30; hours += 3) {
      backend.now += DAY / 8;
      await backend.runSweep();
    }
    expect((await exported(backend.now)).withdrawn).toEqual([]);
    expect(await readAll(backend)).not.toMatch(/lovelace/i);
    const log: object = (await backend.database.ref('log').get()).val();
    expect(Object.values(log)).toContainEqual(
      expect.objectContaining({ what: 'undelivered', id, to: 'withdrawal-mail' }),
    );
  });

  it('is forgotten after a day if no attempt was ever made', async () => {
    const backend = await setUp();
    await withdraw(backend);
    await forgetWithdrawn(backend.database, backend.now + DAY);
    expect(await readAll(backend)).toMatch(/lovelace/i);
    await forgetWithdrawn(backend.database, backend.now + DAY + 5 * MINUTE);
    expect(await readAll(backend)).not.toMatch(/lovelace/i);
  });

  it('leaves nothing personal without mails', async () => {
    const backend = await setUp({ smtpUrl: '' });
    await withdraw(backend);
    await backend.runSweep();
    await backend.runSweep();
    expect(await readAll(backend)).not.toMatch(/lovelace/i);
  });
});

it('forgets entries about events after a week, and no others', async () => {
  const backend = await setUp();
  const entry = (age: number) => ({ state: 'sent', attempts: 1, createdAt: backend.now - age });
  await backend.database.ref('deliveries').set({
    [`event-${id}`]: { 'webhook-event': entry(8 * DAY) },
    [`withdrawal-${id}`]: { 'withdrawal-mail': entry(8 * DAY) },
    [`correction-${id}-0`]: { 'correction-mail': entry(6 * DAY) },
    [id]: { 'team-mail': entry(99 * DAY) },
    'digest-2026-01-01': { digest: entry(99 * DAY) },
  });
  expect(await deleteOldEntries(backend.database, backend.now)).toBe(2);
  expect(Object.keys((await backend.database.ref('deliveries').get()).val()).toSorted()).toEqual([
    id,
    `correction-${id}-0`,
    'digest-2026-01-01',
  ]);
});

describe('a webhook', () => {
  /** A backend with a receiver, whose first sweep has passed. */
  async function setUpReceiver(getStatus = () => 200) {
    const posted: { readonly headers: object; readonly body: unknown }[] = [];
    const site = await startHttpSite({
      '/hook': (request, response) => {
        let body = '';
        request.setEncoding('utf8').on('data', (part) => (body += part));
        request.on('end', () => {
          const status = getStatus();
          if (status === 200) posted.push({ headers: request.headers, body: JSON.parse(body) });
          response.writeHead(status).end();
        });
      },
    });
    onTestFinished(() => site.close());
    const backend = await setUp({ webhookUrl: `${site.origin}/hook` });
    await backend.runSweep();
    backend.now += MINUTE;
    return { backend, posted };
  }
  const log = ({ database, now }: DeliveryBackend, event: object) =>
    database.ref('log').push({ at: now, who: APPLICANT, id, ...event });

  it('tells of a status, a correction, and a deletion, each once', async () => {
    const { backend, posted } = await setUpReceiver();
    await log(backend, { what: 'status', from: 'pending', to: 'approved' });
    await log(backend, { what: 'corrected', to: 'name,message' });
    await log(backend, { what: 'note' });
    await backend.runSweep();
    await backend.runSweep();
    backend.now += MINUTE;
    await deleteApplicationData(backend.database, id, {
      reason: 'retention',
      actor: RETENTION,
      now: backend.now,
    });
    for (let times = 0; times < 10; times += 1) {
      await backend.runSweep();
      backend.now += MINUTE;
    }
    const bodies = posted.map(({ body }) => body);
    expect(bodies).toHaveLength(3);
    expect(bodies).toContainEqual(
      expect.objectContaining({
        type: 'application.status',
        data: { id, status: 'approved', previousStatus: 'pending' },
      }),
    );
    expect(bodies).toContainEqual(
      expect.objectContaining({
        type: 'application.corrected',
        data: expect.objectContaining({ id, email, name: 'Ada Lovelace', corrected: ['name', 'message'] }),
      }),
    );
    expect(bodies).toContainEqual({
      type: 'application.deleted',
      text: 'Application deleted',
      timestamp: expect.any(String),
      data: { id },
    });
    const ids = new Set(posted.map(({ headers }) => Object(headers)['webhook-id']));
    expect(ids.size).toBe(3);
  });

  it('tells of a withdrawal, after failures too, and tells the team if it never could', async () => {
    let status = 500;
    const { backend, posted } = await setUpReceiver(() => status);
    await deleteApplicationData(backend.database, id, {
      reason: 'withdrawn',
      actor: APPLICANT,
      now: backend.now,
    });
    await backend.runSweep();
    expect(posted).toEqual([]);
    status = 200;
    backend.now += MINUTE;
    await backend.runSweep();
    expect(posted.map(({ body }) => body)).toMatchObject([{ type: 'application.withdrawn', data: { id } }]);

    status = 500;
    await log(backend, { what: 'deleted' });
    for (let hours = 0; hours < 30; hours += 1) {
      await backend.runSweep();
      backend.now += DAY / 24;
    }
    const entries: object = (await backend.database.ref('log').get()).val();
    expect(Object.values(entries)).toContainEqual(
      expect.objectContaining({ what: 'undelivered', id, to: 'webhook-event' }),
    );
  });

  it('tells nothing about likely spam, or of what happened before it was set up', async () => {
    const databasePort = await startDatabase();
    const before = startInstance({ databasePort });
    await before.acceptApplication();
    await log(before, { what: 'status', from: 'pending', to: 'approved' });
    const { backend, posted } = await setUpReceiver();
    await backend.database.ref(`intake/${id}/spam`).set('honeypot');
    await log(backend, { what: 'status', from: 'pending', to: 'rejected' });
    await backend.runSweep();
    expect(posted).toEqual([]);
  });
});
