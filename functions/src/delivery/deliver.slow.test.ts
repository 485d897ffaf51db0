/** Deliveries and their failures, with a real database, a real SMTP server and real HTTP. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { serverCopy } from '../../../src/copy/server.ts';
import { getRecipients, startDatabase, startInbox, startInstance } from '../testing/delivery-setup.ts';
import { startHttpSite } from '../testing/http-site.ts';
import { application } from '../testing/leads.ts';
import { smtpError, startSmtpInbox } from '../testing/smtp-inbox.ts';
import { createDatabaseOutbox } from './outbox.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const { id } = application;
const mailAttempt = { id, kind: 'team-mail', attempt: 0 } as const;

it('delivers a new application to the team, the applicant and the webhook once', async () => {
  const inbox = await startInbox();
  const bodies: string[] = [];
  const hook = await startHttpSite({
    '/hook': (request, response) => {
      request.setEncoding('utf8').on('data', (part) => bodies.push(part));
      request.on('end', () => response.end('ok'));
    },
  });
  onTestFinished(() => hook.close());
  const databasePort = await startDatabase();
  const backend = startInstance({ databasePort, smtpUrl: inbox.url, webhookUrl: `${hook.origin}/hook` });
  await backend.acceptApplication();

  expect(await backend.runSweep()).toHaveLength(3);
  backend.now += HOUR;
  expect(await backend.runSweep()).toEqual([]);

  expect(getRecipients(inbox).toSorted()).toEqual([application.email, 'team@anbahn.example']);
  expect(inbox.mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      serverCopy.en.mails.confirmation.subject,
      expect.stringMatching(/^Neue Bewerbung: Ada Lovelace, Agentur$/),
    ]),
  );
  expect(bodies).toHaveLength(1);
  for (const kind of ['team-mail', 'confirmation', 'webhook'])
    expect(await backend.entry(kind)).toMatchObject({
      state: 'sent',
      attempts: 1,
      sentAt: application.createdAt,
    });
});

it('retries a webhook until the third attempt succeeds', async () => {
  const statuses = [500, 503, 204];
  const attempts: { readonly id: unknown; readonly at: number; readonly body: string }[] = [];
  const hook = await startHttpSite({
    '/hook': (request, response) => {
      const { 'webhook-id': webhookId, 'webhook-timestamp': at } = request.headers;
      let body = '';
      request.setEncoding('utf8').on('data', (part) => (body += part));
      request.on('end', () => {
        attempts.push({ id: webhookId, at: Number(at) * 1000, body });
        response.writeHead(statuses.shift() ?? 500).end();
      });
    },
  });
  onTestFinished(() => hook.close());
  const backend = startInstance({ databasePort: await startDatabase(), webhookUrl: `${hook.origin}/hook` });
  await backend.acceptApplication();

  await backend.runSweep();
  expect(await backend.entry('webhook')).toMatchObject({
    state: 'waiting',
    attempts: 1,
    error: 'webhook-500',
  });
  expect(await backend.runSweep()).toEqual([]);
  backend.now += MINUTE;
  await backend.runSweep();
  expect(await backend.entry('webhook')).toMatchObject({
    state: 'waiting',
    attempts: 2,
    error: 'webhook-503',
  });
  backend.now += MINUTE;
  expect(await backend.runSweep()).toEqual([]);
  backend.now += MINUTE;
  await backend.runSweep();
  expect(await backend.entry('webhook')).toMatchObject({ state: 'sent', attempts: 3 });
  // Standard Webhooks: id and payload stay the same, the header has the time of the attempt.
  const [{ body } = { body: '' }] = attempts;
  const { createdAt } = application;
  expect(JSON.parse(body)).toMatchObject({ timestamp: new Date(createdAt).toISOString() });
  expect(attempts).toEqual([
    { id, at: createdAt, body },
    { id, at: createdAt + MINUTE, body },
    { id, at: createdAt + 3 * MINUTE, body },
  ]);
});

it('queues mail while the SMTP server is down, and sends it once it is up', async () => {
  const down = await startSmtpInbox();
  await down.close();
  const backend = startInstance({ databasePort: await startDatabase(), smtpUrl: down.url });
  await backend.acceptApplication();
  await backend.runSweep();
  expect(await backend.entry('confirmation')).toMatchObject({ state: 'waiting', error: 'unreachable' });

  const up = await startInbox({}, down.port);
  backend.now += MINUTE;
  await backend.runSweep();
  expect(getRecipients(up).toSorted()).toEqual([application.email, 'team@anbahn.example']);
  expect(await backend.entry('confirmation')).toMatchObject({ state: 'sent', attempts: 2 });
});

it('gives up after a day, keeps the failed entry, and does not retry', async () => {
  const down = await startSmtpInbox();
  await down.close();
  const backend = startInstance({ databasePort: await startDatabase(), smtpUrl: down.url });
  await backend.acceptApplication();
  for (let minutes = 0; minutes <= 24 * 60; minutes += 120) {
    await backend.runSweep();
    backend.now += 120 * MINUTE;
  }
  const failed = { state: 'failed', error: 'unreachable', createdAt: application.createdAt };
  expect(await backend.entry('team-mail')).toMatchObject(failed);
  expect(await backend.entry('team-mail')).not.toHaveProperty('nextAt');
  backend.now += 7 * 24 * HOUR;
  expect((await backend.runSweep()).filter(({ kind }) => kind !== 'digest')).toEqual([]);
});

describe('concurrent deliveries', () => {
  it('send each mail once', async () => {
    const inbox = await startInbox();
    const databasePort = await startDatabase();
    const instances = Array.from({ length: 4 }, () => startInstance({ databasePort, smtpUrl: inbox.url }));
    await instances[0]?.acceptApplication();
    const confirmationAttempt = { id, kind: 'confirmation', attempt: 0 } as const;
    await Promise.all(
      [...instances, ...instances].flatMap((one) => [
        one.deliver(mailAttempt),
        one.deliver(confirmationAttempt),
      ]),
    );
    expect(getRecipients(inbox).toSorted()).toEqual([application.email, 'team@anbahn.example']);
  });

  it('send one digest from two sweeps', async () => {
    const inbox = await startInbox();
    const databasePort = await startDatabase();
    const mailboxes = [{ address: 'morning@anbahn.example', language: 'en', when: 'morning' }] as const;
    const options = { databasePort, smtpUrl: inbox.url, mailboxes };
    const [one, two] = [startInstance(options), startInstance(options)];
    await one.acceptApplication();
    one.now += 18 * HOUR;
    two.now = one.now;
    await Promise.all([one.runSweep(), two.runSweep(), one.runSweep()]);
    expect(getRecipients(inbox).filter((recipient) => recipient.startsWith('morning'))).toHaveLength(1);
  });
});

it('does not overwrite an existing entry', async () => {
  const backend = startInstance({ databasePort: await startDatabase() });
  await backend.acceptApplication();
  await backend.deliver(mailAttempt);
  const before = await backend.entry('team-mail');
  const other = { state: 'waiting', attempts: 0, createdAt: 1, nextAt: 1 } as const;
  await createDatabaseOutbox(backend.database).createOnce(id, 'team-mail', other);
  expect(await backend.entry('team-mail')).toEqual(before);
});

it('retries a rejected mailbox without sending to the others twice', async () => {
  let isFull = true;
  const inbox = await startInbox({
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('full@') && isFull ? done(smtpError(452, '4.2.2 Mailbox full')) : done(),
  });
  const mailboxes = (['one', 'full', 'two'] as const).map(
    (name) => ({ address: `${name}@anbahn.example`, language: 'en', when: 'at-once' }) as const,
  );
  const backend = startInstance({ databasePort: await startDatabase(), smtpUrl: inbox.url, mailboxes });
  await backend.acceptApplication();
  await backend.deliver(mailAttempt);
  expect(getRecipients(inbox)).toEqual(['one@anbahn.example', 'two@anbahn.example']);
  expect(await backend.entry('team-mail')).toMatchObject({ state: 'waiting', error: 'refused' });
  isFull = false;
  await backend.deliver({ ...mailAttempt, attempt: 1 });
  expect(getRecipients(inbox)).toEqual(['one@anbahn.example', 'two@anbahn.example', 'full@anbahn.example']);
  expect(await backend.entry('team-mail')).toMatchObject({ state: 'sent', attempts: 2 });
});

it('does not recreate an application that is deleted during its delivery', async () => {
  const databasePort = await startDatabase();
  const backend = startInstance({
    databasePort,
    mailer: async () => {
      await backend.database.ref().update({ [`applications/${id}`]: null, [`deliveries/${id}`]: null });
    },
  });
  await backend.acceptApplication();
  await backend.deliver(mailAttempt);
  expect((await backend.database.ref('deliveries').get()).val()).toBeNull();
  await backend.deliver({ ...mailAttempt, kind: 'confirmation' });
  expect((await backend.database.ref().get()).child('deliveries').val()).toBeNull();
});
