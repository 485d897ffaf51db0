import type { Database } from 'firebase-admin/database';
import { parseEmailAddress } from '../../../../src/domain/applications/mail-address.ts';
import type { Locale } from '../../../../src/domain/site/locale.ts';
import { hostOf } from '../../../../src/domain/website/host.ts';
import { DeliveryError, type DeliverySender } from '../../delivery/deliver.ts';
import { monthlyMail } from '../../mails/mail-templates.ts';
import type { Mailer } from '../../mails/mailer.ts';
import { monthlyFrom } from './monthly.ts';
import { isReachable, type MonthlyDeps } from './run.ts';

export interface MonthlyMailDeps extends Pick<MonthlyDeps, 'findAccount'> {
  readonly database: Database;
  /** Null if mail is switched off. */
  readonly mailer: Mailer | null;
  /** Origin of the site's pages. */
  readonly origin: string;
  /** URL of the page that stops the check. */
  readonly unsubscribeUrl: (uid: string, language: Locale) => string;
}

const ID = /^monthly-(.+)-\d{4}-\d{2}$/;
const withScheme = (website: string): string => (website.includes('://') ? website : `https://${website}`);

/** Emails users whose score changed. Skips users who have stopped the check in the meantime. */
export const createMonthlyMailSender =
  ({ database, mailer, findAccount, origin, unsubscribeUrl }: MonthlyMailDeps): DeliverySender =>
  async (attempt, { before, after }) => {
    if (!mailer) return { kind: 'held', reason: 'no-mail' };
    const uid = ID.exec(attempt.id)?.[1] ?? '';
    const monthly = monthlyFrom((await database.ref(`monthly/${uid}`).get()).val());
    if (!monthly || before === undefined || after === undefined) return { kind: 'held', reason: 'ended' };
    const account = await findAccount(uid);
    if (!account || !isReachable(account)) return { kind: 'held', reason: 'no-recipient' };
    const to = parseEmailAddress(account.email ?? '');
    if (to === null) throw new DeliveryError('address', true);
    const { language, website } = monthly;
    const host = hostOf(withScheme(website));
    const content = monthlyMail(language, {
      origin,
      host,
      before,
      after,
      unsubscribeUrl: unsubscribeUrl(uid, language),
    });
    await mailer({ to, content, replyTo: null, key: `${attempt.id}/${attempt.kind}` });
    return { kind: 'sent' };
  };
