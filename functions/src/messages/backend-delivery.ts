/** Production wiring of deliveries: database, queue, SMTP, and the owner's settings. */
import { getAuth } from 'firebase-admin/auth';
import * as logger from 'firebase-functions/logger';
import { notifications } from '../../../src/notifications.ts';
import { pathOf } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import { accountByUid } from '../accounts/account-data.ts';
import { monthlyMailSender } from '../accounts/monthly/monthly-mail-sender.ts';
import { deliver } from '../delivery/deliver.ts';
import { type Attempt, databaseOutbox } from '../delivery/outbox.ts';
import { enqueue } from '../delivery/queue.ts';
import { unsubscribeToken } from '../links/end-link.ts';
import { applicationLinkToken } from '../links/own-link.ts';
import { linkSigningSecret } from '../links/own-link-secret.ts';
import { smtpMailer } from '../mails/mailer.ts';
import { adminApp, backendDatabase } from '../platform/admin-app.ts';
import { backendLimits } from '../platform/backend-store.ts';
import { IS_LOCAL_BACKEND } from '../platform/local-backend.ts';
import { siteOrigin } from '../platform/site-origin.ts';
import { HOUR_MS } from '../platform/store/server-store.ts';
import { guardOfBackend } from '../website/fetch/backend-guard.ts';
import { publicGuard } from '../website/fetch/guard.ts';
import { smtpUrl, webhookOf } from './delivery-secrets.ts';
import { databaseLeads } from './leads-reader.ts';
import { mailSenders } from './mail-senders.ts';
import { sweep } from './sweep.ts';
import { webhookSender } from './webhook.ts';

/** Higher locally, because tests submit applications, too. */
const CALLERS = IS_LOCAL_BACKEND ? 20 : 1;
const CONFIRMATION_LIMIT = {
  name: 'confirmations',
  max: notifications.confirmationsPerHour * CALLERS,
  windowMs: HOUR_MS,
};

function siteMailer() {
  const url = notifications.mail === 'smtp' ? smtpUrl(process.env) : null;
  const sender = { name: site.brand, address: notifications.sender };
  return url === null ? null : smtpMailer(url, { sender, requireTLS: !IS_LOCAL_BACKEND });
}

export async function deliverOnBackend(attempt: Attempt): Promise<void> {
  const database = await backendDatabase();
  const outbox = databaseOutbox(database);
  const leads = databaseLeads(database);
  const now = Date.now;
  const origin = siteOrigin();
  const mailer = siteMailer();
  await deliver(attempt, {
    outbox,
    now,
    onUnexpected: (error) => logger.error('Unexpected error in a delivery', error),
    senders: {
      ...mailSenders({
        mailer,
        leads,
        outbox,
        mailboxes: notifications.team,
        limits: await backendLimits(),
        confirmationLimit: CONFIRMATION_LIMIT,
        origin,
        applicationUrl: (id, language) =>
          `${origin}${pathOf('application', language)}#${applicationLinkToken(linkSigningSecret.value(), id)}`,
        now,
      }),
      'monthly-mail': monthlyMailSender({
        database,
        mailer,
        accountOf: accountByUid(getAuth(adminApp())),
        origin,
        unsubscribeUrl: (uid, language) =>
          `${origin}${pathOf('monthlyCheck', language)}#${unsubscribeToken(linkSigningSecret.value(), uid)}`,
      }),
      webhook: webhookSender({
        webhook: notifications.webhook ? webhookOf(process.env) : null,
        guard: guardOfBackend(publicGuard),
        leads,
        origin,
        now,
      }),
    },
  });
}

export async function sweepOnBackend(): Promise<void> {
  const database = await backendDatabase();
  const now = Date.now();
  await sweep(now, {
    outbox: databaseOutbox(database),
    leads: databaseLeads(database),
    mailboxes: notifications.team,
    morning: notifications.morning,
    enqueue: (attempt) => enqueue(attempt, now),
  });
}
