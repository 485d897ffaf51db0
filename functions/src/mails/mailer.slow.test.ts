import { createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { application, HOSTILE_TEXTS } from '../testing/leads.ts';
import { type SmtpInbox, smtpError, startSmtpInbox } from '../testing/smtp-inbox.ts';
import type { MailContent } from './mail-content.ts';
import { composeConfirmationMail, composeTeamMail } from './mail-templates.ts';
import { createSmtpMailer, type Mailer } from './mailer.ts';

const origin = 'https://anbahn.example';
const sender = { name: 'Anbahn', address: 'applications@anbahn.example' };
const content = composeConfirmationMail('de', {
  origin,
  application,
  applicationUrl: `${origin}/application#t`,
});

async function startTestInbox(behavior?: SMTPServerOptions): Promise<SmtpInbox> {
  const inbox = await startSmtpInbox(behavior);
  onTestFinished(() => inbox.close());
  return inbox;
}
const createMailer = (url: string, overrides: { requireTLS?: boolean; timeoutMs?: number } = {}): Mailer =>
  createSmtpMailer(url, { sender, requireTLS: false, ...overrides });
const send = (mailer: Mailer, overrides: { content?: MailContent; replyTo?: string } = {}): Promise<void> =>
  mailer({ to: 'ada@lovelace.example', content, replyTo: null, key: 'id/confirmation', ...overrides });

describe('a mail', () => {
  it('is sent from the site’s address, in text and HTML, and suppresses auto-replies', async () => {
    const { url, mails } = await startTestInbox();
    await send(createMailer(url));
    const [mail] = mails;
    expect(mail).toMatchObject({
      recipient: 'ada@lovelace.example',
      from: sender,
      to: [{ name: '', address: 'ada@lovelace.example' }],
      subject: 'Ihre Bewerbung ist eingegangen',
    });
    const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? []);
    expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' });
    expect(mail?.text).toContain('Vielen Dank für Ihre Bewerbung');
    expect(mail?.html).toContain('<h1');
    expect(mail?.attachments).toEqual([]);
  });

  it('keeps its Message-ID on a retry, and has a different one per mailbox', async () => {
    const { url, mails } = await startTestInbox();
    const mailer = createMailer(url);
    await send(mailer);
    await send(mailer);
    await mailer({ to: 'bob@lovelace.example', content, replyTo: null, key: 'id/confirmation' });
    const ids = mails.map(({ messageId }) => messageId);
    expect(ids[0]).toMatch(/^<[0-9a-f]{40}@anbahn\.example>$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('has its usual headers and recipients despite hostile input', async () => {
    const { url, mails } = await startTestInbox();
    const mailer = createMailer(url);
    const harmless = composeTeamMail('en', { origin, application, canReply: true });
    await send(mailer, { content: harmless, replyTo: 'ada@lovelace.example' });
    for (const typed of HOSTILE_TEXTS) {
      const hostile = { ...application, name: typed, email: typed, websiteLink: typed, message: typed };
      await send(mailer, {
        content: composeTeamMail('en', { origin, application: hostile, canReply: true }),
      });
    }
    const [first, ...others] = mails;
    const listHeaderKeys = (mail: typeof first): readonly string[] =>
      mail?.headers.map(({ key }) => key).filter((key) => key !== 'reply-to') ?? [];
    expect(others).toHaveLength(HOSTILE_TEXTS.length);
    for (const mail of others) {
      expect(mail.recipient).toBe('ada@lovelace.example');
      expect(mail.subject).toMatch(/^New application: .{1,70}, Agency$/);
      expect(listHeaderKeys(mail)).toEqual(listHeaderKeys(first));
      expect(mail.cc ?? mail.bcc).toBeUndefined();
      expect(mail.attachments).toEqual([]);
    }
    expect(first?.replyTo).toEqual([{ name: '', address: 'ada@lovelace.example' }]);
  });
});

describe('a rejected email', () => {
  it.each([
    ['no such mailbox', smtpError(550, '5.1.1 No such user'), true],
    ['no such mailbox, without a code', smtpError(550, 'No such user here'), true],
    ['no relaying for us', smtpError(550, '5.7.1 Relaying denied'), false],
    ['try later', smtpError(451, '4.7.1 Greylisted'), false],
  ])('fails permanently only if the mailbox does not exist: %s', async (_, response, isPermanent) => {
    const { url } = await startTestInbox({ onRcptTo: (_address, _session, done) => done(response) });
    await expect(send(createMailer(url))).rejects.toMatchObject({ message: 'refused', isPermanent });
  });

  it('is retried if all recipients were rejected', async () => {
    const { url } = await startTestInbox({
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => done(smtpError(554, '5.6.0 No')));
      },
    });
    await expect(send(createMailer(url))).rejects.toMatchObject({ message: 'refused', isPermanent: false });
  });

  it('is retried after a wrong login', async () => {
    const { url } = await startTestInbox({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('no')),
    });
    const withLogin = url.replace('//', '//user:secret@');
    await expect(send(createMailer(withLogin))).rejects.toMatchObject({
      message: 'login',
      isPermanent: false,
    });
  });

  it('is retried if the server does not encrypt', async () => {
    const { url, mails } = await startTestInbox();
    await expect(send(createMailer(url, { requireTLS: true }))).rejects.toMatchObject({
      message: 'encryption',
    });
    expect(mails).toEqual([]);
  });

  it('is retried if the connection fails', async () => {
    const gone = await startSmtpInbox();
    await gone.close();
    await expect(send(createMailer(gone.url))).rejects.toMatchObject({
      message: 'unreachable',
      isPermanent: false,
    });
  });

  it('is retried if the server does not respond', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void silent.close());
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const mailer = createMailer(`smtp://127.0.0.1:${port}`, { timeoutMs: 200 });
    await expect(send(mailer)).rejects.toMatchObject({ message: 'no-answer', isPermanent: false });
  });
});
