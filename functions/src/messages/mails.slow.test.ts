/** Who receives which mail, with a real database and a real SMTP server. */
import { describe, expect, it } from 'vitest';
import { fill } from '../../../src/copy/fill.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { DeliveryError } from '../delivery/deliver.ts';
import { createDelivery } from '../delivery/delivery.ts';
import type { BackendOptions, DeliveryBackend } from '../testing/delivery-backend.ts';
import { startDatabase, startInbox, startInstance } from '../testing/delivery-setup.ts';
import { application } from '../testing/leads.ts';
import type { SmtpInbox } from '../testing/smtp-inbox.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const { id } = application;

async function setUp(
  overrides: Partial<BackendOptions> = {},
): Promise<DeliveryBackend & { readonly inbox: SmtpInbox }> {
  const inbox = await startInbox();
  const options = { databasePort: await startDatabase(), smtpUrl: inbox.url, ...overrides };
  return Object.assign(startInstance(options), { inbox });
}
const findConfirmations = ({ mails }: SmtpInbox) =>
  mails.filter(({ recipient }) => !recipient.endsWith('@anbahn.example'));

describe('a confirmation', () => {
  it.each(LOCALES)('is in the applicant’s language (%s) and repeats what was sent', async (language) => {
    const { subject } = serverCopy[language].mails.confirmation;
    const backend = await setUp();
    const input = {
      name: 'Wilhelmine Xylander',
      email: 'w.xylander@xylander.example',
      websiteLink: 'https://buy-now.evil.example',
      message: 'Cheap watches for everybody',
    };
    await backend.acceptApplication(input, { language });
    await backend.runSweep();
    const [mail, ...others] = findConfirmations(backend.inbox);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject,
      recipient: input.email,
      to: [{ name: '', address: input.email }],
    });
    const { named } = serverCopy[language].mails.confirmation.hello;
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(fill(named, { name: input.name }));
      expect(part).toContain(input.message);
      expect(part).toContain(`https://anbahn.example/${language}/application#${id}`);
      // Somebody else may have typed it, so it is no link.
      expect(part?.replaceAll('\u2060', '')).toContain(input.websiteLink);
      expect(part).not.toMatch(/buy-now\.evil|evil\.example/);
    }
    const headers = mail?.headers.filter(({ key }) => key !== 'to');
    expect(JSON.stringify(headers)).not.toMatch(/wilhelmine|xylander|buy-now|evil|cheap|watches|everybody/i);
  });

  it.each(['honeypot', 'too-fast'])(
    'is not sent for likely spam (%s), and nobody else is notified',
    async (spam) => {
      const backend = await setUp();
      await backend.acceptApplication({}, { spam });
      await backend.runSweep();
      expect(backend.inbox.mails).toEqual([]);
      for (const kind of ['team-mail', 'confirmation'])
        expect(await backend.entry(kind)).toMatchObject({ state: 'held', error: 'spam' });
    },
  );

  it('is held until it is released', async () => {
    const backend = await setUp();
    await backend.acceptApplication({}, { heldBack: true });
    const entry = backend.database.ref(`deliveries/${id}/confirmation`);
    await backend.database.ref(`deliveries/${id}`).set({
      confirmation: { state: 'held', attempts: 0, createdAt: backend.now, error: 'flood' },
    });
    await backend.runSweep();
    expect(backend.inbox.mails).toEqual([]);
    await entry.update({ state: 'waiting', nextAt: backend.now, error: null });
    await backend.runSweep();
    expect(findConfirmations(backend.inbox)).toHaveLength(1);
  });

  it.each(['no address', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', 'Ada <a@b.example>'])(
    'fails permanently for an invalid address (%j), and the team is still notified',
    async (email) => {
      const backend = await setUp();
      await backend.acceptApplication({ email });
      await backend.runSweep();
      expect(findConfirmations(backend.inbox)).toEqual([]);
      expect(await backend.entry('confirmation')).toMatchObject({
        state: 'failed',
        error: 'address',
        attempts: 1,
      });
      expect(backend.inbox.mails).toHaveLength(1);
      expect(backend.inbox.mails[0]?.replyTo).toBeUndefined();
    },
  );

  it('waits for the next hour if over the limit; the team is notified immediately', async () => {
    const backend = await setUp({ confirmationsPerHour: 2 });
    const ids = Array.from({ length: 4 }, (_unused, i) => `-OeA1234567890abcde${i}`);
    for (const applicationId of ids)
      await backend.acceptApplication({
        id: applicationId,
        email: `${applicationId.at(-1)}@lovelace.example`,
      });
    await backend.runSweep();
    expect(findConfirmations(backend.inbox)).toHaveLength(2);
    expect(backend.inbox.mails).toHaveLength(6);
    backend.now += HOUR;
    await backend.runSweep();
    expect(findConfirmations(backend.inbox)).toHaveLength(4);
    expect(new Set(findConfirmations(backend.inbox).map(({ recipient }) => recipient)).size).toBe(4);
  });

  it('doesn’t use up the quota if no server accepted it', async () => {
    let isDown = true;
    const backend = await setUp({
      confirmationsPerHour: 1,
      mailer: async () => {
        if (isDown) throw new DeliveryError('unreachable');
      },
    });
    await backend.acceptApplication();
    await backend.runSweep();
    expect(await backend.entry('confirmation')).toMatchObject({ state: 'waiting', error: 'unreachable' });
    isDown = false;
    backend.now += MINUTE;
    await backend.runSweep();
    expect(await backend.entry('confirmation')).toMatchObject({ state: 'sent' });
  });
});

describe('the team', () => {
  const mailboxes = [
    { address: 'leads@anbahn.example', language: 'de', when: 'at-once' },
    { address: 'boss@anbahn.example', language: 'en', when: 'morning' },
  ] as const;
  const findMailsTo = ({ inbox }: { inbox: SmtpInbox }, name: string) =>
    inbox.mails.filter(({ recipient }) => recipient === `${name}@anbahn.example`);

  it('gets the application, each mailbox in its language, with a link', async () => {
    const backend = await setUp({ mailboxes });
    await backend.database
      .ref('team/members/m1')
      .set({ email: 'mara@anbahn.example', mail: 'at-once', language: 'en' });
    await backend.acceptApplication();
    await backend.runSweep();
    const [german] = findMailsTo(backend, 'leads');
    const [english] = findMailsTo(backend, 'mara');
    expect(findMailsTo(backend, 'boss')).toEqual([]);
    expect(german?.subject).toBe('Neue Bewerbung: Ada Lovelace, Agentur');
    expect(english?.subject).toBe('New application: Ada Lovelace, Agency');
    expect(german?.text).toContain(`https://anbahn.example/de/teamdashboard#application=${id}`);
    expect(english?.text).toContain(`https://anbahn.example/teamdashboard#application=${id}`);
    for (const part of [german?.text, german?.html, english?.text, english?.html])
      for (const text of ['Ada Lovelace', 'ada@lovelace.example', 'We want ten customers.'])
        expect(part).toContain(text);
    expect(german?.replyTo).toEqual([{ name: '', address: application.email }]);
  });

  it('gets a daily digest of everything since the last one, if chosen', async () => {
    const backend = await setUp({ mailboxes });
    const createId = (i: number): string => `-OeA1234567890abcde${i}`;
    await backend.acceptApplication({ id: createId(0), name: 'Monday one' });
    await backend.acceptApplication({ id: createId(1), name: 'A spammer' }, { spam: 'honeypot' });
    const morning = Date.UTC(2026, 10, 23, 6, 0);
    backend.now = morning - MINUTE;
    await backend.runSweep();
    expect(findMailsTo(backend, 'boss')).toEqual([]);

    backend.now = morning;
    await backend.acceptApplication({ id: createId(2), name: 'Tuesday early' });
    await backend.runSweep();
    backend.now += HOUR;
    await backend.runSweep();
    const [first, ...more] = findMailsTo(backend, 'boss');
    expect(more).toEqual([]);
    expect(first?.subject).toBe('1 new application, November 23, 2026');
    expect(first?.text).toContain('Monday one');
    expect(first?.text).not.toContain('spammer');

    // Skips two mornings; the next digest covers them.
    backend.now = morning + 72 * HOUR;
    await backend.runSweep();
    const [, second] = findMailsTo(backend, 'boss');
    expect(second?.text).toContain('Tuesday early');
    expect(second?.text).not.toContain('Monday one');

    backend.now += 24 * HOUR;
    await backend.runSweep();
    expect(findMailsTo(backend, 'boss')).toHaveLength(2);

    const log = (what: string, about: string) =>
      backend.database.ref('log').push({ at: backend.now, who: { name: 'applicant' }, what, id: about });
    for (const about of [createId(0), createId(0), createId(1)]) await log('corrected', about);
    await log('withdrawn', createId(4));
    backend.now += 24 * HOUR;
    await backend.runSweep();
    const [, , third] = findMailsTo(backend, 'boss');
    expect(third?.text).toContain('1 application was corrected by the applicant');
    expect(third?.text).toContain('Monday one');
    expect(third?.text).not.toContain('spammer');
    expect(third?.text).toContain('1 application was withdrawn');
  });

  it('is notified of a flood once, in every mailbox', async () => {
    const backend = await setUp({ mailboxes });
    const notice = { state: 'waiting', attempts: 0, createdAt: backend.now, nextAt: backend.now };
    await backend.database.ref('deliveries/flood-498000/flood-notice').set(notice);
    await backend.runSweep();
    await backend.runSweep();
    expect(backend.inbox.mails.map(({ recipient }) => recipient)).toEqual([
      'leads@anbahn.example',
      'boss@anbahn.example',
    ]);
    expect(findMailsTo(backend, 'leads')[0]?.subject).toMatch(/^Bewerbungen zurückgehalten/);
  });

  it('gets the mail in a mailbox that failed once, even if another mailbox does not exist', async () => {
    const failures = new Map([
      ['gone@anbahn.example', [new DeliveryError('no-mailbox', true), new DeliveryError('no-mailbox', true)]],
      ['full@anbahn.example', [new DeliveryError('mailbox-full')]],
    ]);
    const recipients: string[] = [];
    const backend = await setUp({
      mailboxes: [...failures.keys()].map((address) => ({ address, language: 'en', when: 'at-once' })),
      mailer: async ({ to: recipient }) => {
        const failure = failures.get(recipient)?.shift();
        if (failure) throw failure;
        recipients.push(recipient);
      },
    });
    await backend.acceptApplication();
    await backend.runSweep();
    expect(await backend.entry('team-mail')).toMatchObject({ state: 'waiting', error: 'mailbox-full' });
    backend.now += MINUTE;
    await backend.runSweep();
    expect(recipients).toContain('full@anbahn.example');
    expect(await backend.entry('team-mail')).toMatchObject({ state: 'failed', error: 'no-mailbox' });
  });

  it('gets no mail without an SMTP server, and the entry records why', async () => {
    const backend = await setUp({ mailboxes, smtpUrl: '' });
    await backend.acceptApplication();
    await backend.runSweep();
    expect(await backend.entry('team-mail')).toMatchObject({ state: 'held', error: 'no-mail' });
    expect(await backend.entry('confirmation')).toMatchObject({ state: 'held', error: 'no-mail' });
    expect(await backend.entry('webhook')).toMatchObject({ state: 'held', error: 'no-webhook' });
  });
});

describe('a newsletter’s mail', () => {
  const subscription = `newsletter-${id}`;
  const setUpRequest = async (fields: object = {}) => {
    const backend = await setUp({ confirmationsPerHour: 1 });
    const at = backend.now;
    const request = { email: 'ada@example.com', language: 'de', consent: '2026-11-29', requestedAt: at };
    await backend.database.ref().update({
      [`newsletter/${subscription}`]: { ...request, ...fields },
      [`deliveries/${subscription}-${at}/newsletter-mail`]: createDelivery(at),
    });
    return { backend, readEntry: () => backend.entry('newsletter-mail', `${subscription}-${at}`) };
  };

  it('has a link to confirm, one to delete the address, and nothing that was typed', async () => {
    const { backend, readEntry } = await setUpRequest();
    await backend.runSweep();
    expect(await readEntry()).toMatchObject({ state: 'sent' });
    const [mail, ...others] = backend.inbox.mails;
    expect(others).toEqual([]);
    const { newsletter } = serverCopy.de.mails;
    expect(mail).toMatchObject({ recipient: 'ada@example.com', subject: newsletter.subject });
    for (const part of [mail?.text, mail?.html])
      for (const action of ['confirm', 'unsubscribe'])
        expect(part).toContain(`https://anbahn.example/de/newsletter#${action}.${subscription}`);
    expect(`${mail?.text}${mail?.html}`).not.toContain('ada');
  });

  it('is not sent to somebody who has confirmed, or whose request is gone', async () => {
    const { backend, readEntry } = await setUpRequest({ confirmedAt: 1 });
    await backend.runSweep();
    expect(await readEntry()).toMatchObject({ state: 'held', error: 'confirmed' });
    const gone = await setUpRequest();
    await gone.backend.database.ref('newsletter').remove();
    await gone.backend.runSweep();
    expect(await gone.readEntry()).toMatchObject({ state: 'held', error: 'ended' });
    expect([...backend.inbox.mails, ...gone.backend.inbox.mails]).toEqual([]);
  });

  it('has its own hourly limit, so that no applicant waits for it', async () => {
    const { backend, readEntry } = await setUpRequest();
    await backend.acceptApplication();
    await backend.runSweep();
    expect(await readEntry()).toMatchObject({ state: 'sent' });
    expect(await backend.entry('confirmation')).toMatchObject({ state: 'sent' });
    const second = `${subscription}-2`;
    await backend.database.ref(`deliveries/${second}/newsletter-mail`).set(createDelivery(backend.now));
    await backend.runSweep();
    expect(await backend.entry('newsletter-mail', second)).toMatchObject({
      state: 'waiting',
      error: 'limit',
    });
  });
});
