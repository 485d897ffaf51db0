/** An SMTP server on loopback that forwards nothing: it stores every mail as a file that mail programs can open. */
import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** Mails are a few KB; the limit keeps a bug from filling the disk. */
const MAX_BYTES = 1_000_000;

/** Builds a file name from the time and recipients, in characters that every file system accepts. */
const fileName = (recipients: readonly string[]): string => {
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const to = recipients
    .join('+')
    .replace(/[^\w@.+-]/g, '_')
    .slice(0, 80);
  return `${time} ${to} ${randomBytes(3).toString('hex')}.eml`;
};

/** Stores a mail atomically: writes a temporary file, then renames it. */
async function keep(
  mail: SMTPServerDataStream,
  folder: string,
  recipients: readonly string[],
): Promise<void> {
  const file = join(folder, fileName(recipients));
  await pipeline(mail, createWriteStream(`${file}.part`));
  await rename(`${file}.part`, file);
}

/** @param folder for the mails; created if missing */
export async function startMailServer(folder: string, port: number) {
  mkdirSync(folder, { recursive: true });
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
  // Ignore clients that disconnect midway.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
