/** An SMTP server on loopback that sends nothing on: it keeps every mail as a file that mail programs open. */
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

export interface MailServer {
  /** As the functions are given it. */
  readonly url: string;
  close(): Promise<void>;
}

/** Mails are a few KB; the server's own limit keeps a mistake from filling the disk. */
const MAX_BYTES = 1_000_000;

/** When it came and whom it is for, in characters that every file system takes. */
const fileName = (recipients: readonly string[]): string => {
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const to = recipients
    .join('+')
    .replace(/[^\w@.+-]/g, '_')
    .slice(0, 80);
  return `${time} ${to} ${randomBytes(3).toString('hex')}.eml`;
};

/** Keeps a mail: its name is there once the whole of it is. */
async function keep(
  mail: SMTPServerDataStream,
  folder: string,
  recipients: readonly string[],
): Promise<void> {
  const file = join(folder, fileName(recipients));
  await pipeline(mail, createWriteStream(`${file}.part`));
  await rename(`${file}.part`, file);
}

/** @param folder where mails are kept; made when it is not there */
export async function startMailServer(folder: string, port: number): Promise<MailServer> {
  await mkdir(folder, { recursive: true });
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: MAX_BYTES,
    onData: (mail, { envelope }, done) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      keep(mail, folder, recipients).then(() => done(), done);
    },
  });
  // A client that hangs up in the middle is its own fault.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
