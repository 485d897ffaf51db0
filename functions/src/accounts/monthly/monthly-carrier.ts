import type { Database } from 'firebase-admin/database';
import { mailAddressOf } from '../../../../src/domain/applications/mail-address.ts';
import type { Locale } from '../../../../src/domain/site/locale.ts';
import { hostOf } from '../../../../src/domain/website/host.ts';
import { type Carrier, DeliveryError } from '../../delivery/deliver.ts';
import { monthlyLetter } from '../../mails/letters.ts';
import type { Mailer } from '../../mails/mailer.ts';
import { monthlyFrom } from './monthly.ts';
import { isReachable, type MonthlySources } from './run.ts';

export interface MonthlyMailSources extends Pick<MonthlySources, 'accountOf'> {
  readonly database: Database;
  /** Null if mail is switched off. */
  readonly mailer: Mailer | null;
  /** Origin of the site's pages. */
  readonly origin: string;
  /** URL of the page that stops the check. */
  readonly endLink: (uid: string, language: Locale) => string;
}

const ID = /^monthly-(.+)-\d{4}-\d{2}$/;
const withScheme = (website: string): string => (website.includes('://') ? website : `https://${website}`);

/** Sends the mail about a changed score. Skips users who have stopped the check in the meantime. */
export const monthlyCarrier =
  ({ database, mailer, accountOf, origin, endLink }: MonthlyMailSources): Carrier =>
  async (one, { before, after }) => {
    if (!mailer) return { kind: 'held', why: 'no-mail' };
    const uid = ID.exec(one.id)?.[1] ?? '';
    const monthly = monthlyFrom((await database.ref(`monthly/${uid}`).get()).val());
    if (!monthly || before === undefined || after === undefined) return { kind: 'held', why: 'ended' };
    const account = await accountOf(uid);
    if (!account || !isReachable(account)) return { kind: 'held', why: 'no-recipient' };
    const to = mailAddressOf(account.email ?? '');
    if (to === null) throw new DeliveryError('address', true);
    const { language, website } = monthly;
    const host = hostOf(withScheme(website));
    const letter = monthlyLetter(language, { origin, host, before, after, endLink: endLink(uid, language) });
    await mailer({ to, letter, replyTo: null, key: `${one.id}/${one.kind}` });
    return { kind: 'sent' };
  };
