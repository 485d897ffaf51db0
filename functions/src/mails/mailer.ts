import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer/lib/mailer';
import { DeliveryError } from '../delivery/deliver.ts';
import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

/** A letter on its way to one mailbox. Addresses are such as `mailAddressOf` gives. */
export interface OutgoingMail {
  readonly to: string;
  readonly letter: Letter;
  readonly replyTo: string | null;
  /** The same for the same mail, however often it is sent: a mailbox that has it already can tell. */
  readonly key: string;
}

/** Sends a mail; throws {@link DeliveryError} when the server did not take it. */
export type Mailer = (mail: OutgoingMail) => Promise<void>;

export interface MailerOptions {
  readonly sender: { readonly name: string; readonly address: string };
  /** False only for a server on this machine. */
  readonly requireTLS: boolean;
  /** Longest time for one mail, in milliseconds. */
  readonly patienceMs?: number;
}

/** Well under the lease of an attempt. */
const PATIENCE_MS = 30_000;

/** Codes that a delivery keeps, for those of nodemailer: what the server itself said is not kept. */
const CODES: Readonly<Record<string, string>> = {
  EAUTH: 'login',
  ENOAUTH: 'login',
  ETLS: 'encryption',
  ETIMEDOUT: 'no-answer',
  EABORT: 'no-answer',
  EDNS: 'unreachable',
  ESOCKET: 'unreachable',
  ECONNECTION: 'unreachable',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
};

function deliveryErrorOf(error: unknown): DeliveryError {
  const known = typeof error === 'object' && error !== null ? error : {};
  const code = 'code' in known && typeof known.code === 'string' ? (CODES[known.code] ?? 'smtp') : 'smtp';
  const answer = 'response' in known ? String(known.response) : '';
  // The server knows no such mailbox (RFC 3463: 5.1.x) and never will. Other refusals can be our settings, and are mended.
  const isFinal = code === 'refused' && /^55[0-3][ -](?:5\.1\.\d|(?!\d\.))/.test(answer);
  return new DeliveryError(code, isFinal);
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** @param url `smtps://user:password@host`, or `smtp://…`, which has to offer STARTTLS */
export function smtpMailer(
  url: string,
  { sender, requireTLS, patienceMs = PATIENCE_MS }: MailerOptions,
): Mailer {
  return async ({ to, letter, replyTo, key }) => {
    // Imported at the first mail: functions that send none never load it.
    const { createTransport } = await import('nodemailer');
    const mail: SendMailOptions = {
      from: sender,
      to: { name: '', address: to },
      envelope: { from: sender.address, to: [to] },
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      subject: letter.subject,
      text: letterText(letter),
      html: letterHtml(letter),
      messageId: `<${createHash('sha256').update(`${key}:${to}`).digest('hex').slice(0, 40)}@${domainOf(sender.address)}>`,
      // No holiday notice and no other program is to answer (RFC 3834; the second is for Exchange).
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    const transport = createTransport({
      url,
      requireTLS,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      dnsTimeout: patienceMs,
    });
    try {
      await transport.sendMail({ ...mail, signal: AbortSignal.timeout(patienceMs) });
    } catch (error) {
      throw deliveryErrorOf(error);
    } finally {
      transport.close();
    }
  };
}
