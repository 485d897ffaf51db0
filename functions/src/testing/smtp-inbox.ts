/** A real SMTP server that stores what it receives and fails on request. */
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface SmtpInbox {
  readonly url: string;
  readonly port: number;
  /** Received mails in order, each with its envelope recipient. */
  readonly mails: readonly (Email & { readonly recipient: string })[];
  close(): Promise<void>;
}

/** Creates an error that the server sends as a negative response. @example smtpError(550, '5.1.1 No such user') */
export const smtpError = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode });

/**
 * @param behavior overrides: refuse recipients, hang, require a login
 * @param port 0: any free one
 */
export async function startSmtpInbox(behavior: SMTPServerOptions = {}, port = 0): Promise<SmtpInbox> {
  const mails: (Email & { recipient: string })[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1,
    onData: async (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part);
      const mail = await PostalMime.parse(Buffer.concat(parts));
      mails.push({ ...mail, recipient: envelope.rcptTo.map(({ address }) => address).join(' ') });
      done();
    },
    ...behavior,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The inbox has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
