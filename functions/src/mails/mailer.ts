import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer/lib/mailer';
import { DeliveryError } from '../delivery/deliver.ts';
import type { MailContent } from './mail-content.ts';
import { renderMailHtml } from './mail-html.ts';
import { renderMailText } from './mail-text.ts';

/** An email addressed to one mailbox, with an address from `parseEmailAddress`. */
export interface OutgoingMail {
  readonly to: string;
  readonly content: MailContent;
  readonly replyTo: string | null;
  /** Stable across retries, so that a mailbox can detect duplicates. */
  readonly key: string;
}

/** Sends an email. Throws {@link DeliveryError} if the server did not accept it. */
export type Mailer = (mail: OutgoingMail) => Promise<void>;

export interface MailerOptions {
  readonly sender: { readonly name: string; readonly address: string };
  /** False only for a local server. */
  readonly requireTLS: boolean;
  /** Timeout per email, in milliseconds. */
  readonly timeoutMs?: number;
}

/** Well below an attempt's lease. */
const TIMEOUT_MS = 30_000;

/** Maps nodemailer's error codes to the ones we store. The server's own response is not stored. */
const ERROR_CODES: Readonly<Record<string, string>> = {
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

function toDeliveryError(error: unknown): DeliveryError {
  const details = typeof error === 'object' && error !== null ? error : {};
  const code =
    'code' in details && typeof details.code === 'string' ? (ERROR_CODES[details.code] ?? 'smtp') : 'smtp';
  const response = 'response' in details ? String(details.response) : '';
  // The mailbox does not exist (RFC 3463: 5.1.x). Other rejections may be fixable, such as our configuration.
  const isPermanent = code === 'refused' && /^55[0-3][ -](?:5\.1\.\d|(?!\d\.))/.test(response);
  return new DeliveryError(code, isPermanent);
}

const getDomain = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** @param url `smtps://user:password@host`, or `smtp://…`, which requires STARTTLS */
export function createSmtpMailer(
  url: string,
  { sender, requireTLS, timeoutMs = TIMEOUT_MS }: MailerOptions,
): Mailer {
  return async ({ to, content, replyTo, key }) => {
    // Imported on the first email, so that functions without mail never load it.
    const { createTransport } = await import('nodemailer');
    const mail: SendMailOptions = {
      from: sender,
      to: { name: '', address: to },
      envelope: { from: sender.address, to: [to] },
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      subject: content.subject,
      text: renderMailText(content),
      html: renderMailHtml(content),
      messageId: `<${createHash('sha256').update(`${key}:${to}`).digest('hex').slice(0, 40)}@${getDomain(sender.address)}>`,
      // Suppress auto-replies (RFC 3834; the second header is for Exchange).
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    const transport = createTransport({
      url,
      requireTLS,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
    });
    try {
      await transport.sendMail({ ...mail, signal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      throw toDeliveryError(error);
    } finally {
      transport.close();
    }
  };
}
