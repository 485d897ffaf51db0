/** Emails that the local backend stored as files instead of sending them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

const folder = (): string => process.env.MAIL_DIR ?? '';

/** Emails to an address, oldest first. */
export async function readMails(email: string): Promise<readonly Email[]> {
  const files = readdirSync(folder())
    .filter((name) => name.endsWith('.eml'))
    .toSorted();
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder(), name)))));
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === email));
}

/** The first link with a fragment in an email's text. */
export const findLink = ({ text = '' }: Email): string => /https?:\/\/\S+#\S+/.exec(text)?.[0] ?? '';
