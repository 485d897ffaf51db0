import type { Database } from 'firebase-admin/database';
import { parseEmailAddress } from '../../../../src/domain/applications/mail-address.ts';
import type { Locale } from '../../../../src/domain/site/locale.ts';
import { hostOf } from '../../../../src/domain/website/host.ts';
import { DeliveryError, type DeliverySender } from '../../delivery/deliver.ts';
import { composeMonthlyMail } from '../../mails/mail-templates.ts';
import type { Mailer } from '../../mails/mailer.ts';
import { parseMonthlyCheck, uidFromDeliveryId } from './monthly.ts';
import { isReachable, type MonthlyDeps } from './run.ts';

export interface MonthlyMailDeps extends Pick<MonthlyDeps, 'findAccount'> {
  readonly database: Database;
  /** Null if mail is disabled. */
  readonly mailer: Mailer | null;
  /** Origin of the site's pages. */
  readonly origin: string;
  /** URL of the page that stops the check. */
  readonly unsubscribeUrl: (uid: string, language: Locale) => string;
}

const addScheme = (website: string): string => (website.includes('://') ? website : `https://${website}`);

/** Emails users whose score changed. Skips users who have stopped the check in the meantime. */
export const createMonthlyMailSender =
  ({ database, mailer, findAccount, origin, unsubscribeUrl }: MonthlyMailDeps): DeliverySender =>
  async (attempt, { before, after }) => {
    if (!mailer) return { kind: 'held', reason: 'no-mail' };
    const uid = uidFromDeliveryId(attempt.id) ?? '';
    const check = parseMonthlyCheck((await database.ref(`monthly/${uid}`).get()).val());
    if (!check || before === undefined || after === undefined) return { kind: 'held', reason: 'ended' };
    const account = await findAccount(uid);
    if (!account || !isReachable(account)) return { kind: 'held', reason: 'no-recipient' };
    const to = parseEmailAddress(account.email ?? '');
    if (to === null) throw new DeliveryError('address', true);
    const { language, website } = check;
    const host = hostOf(addScheme(website));
    const content = composeMonthlyMail(language, {
      origin,
      host,
      before,
      after,
      unsubscribeUrl: unsubscribeUrl(uid, language),
    });
    await mailer({ to, content, replyTo: null, key: `${attempt.id}/${attempt.kind}` });
    return { kind: 'sent' };
  };
