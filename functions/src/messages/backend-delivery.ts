/** Wires deliveries to the database, the queue, SMTP, and the site configuration. */
import * as logger from 'firebase-functions/logger';
import { notifications } from '../../../src/notifications.ts';
import { pathOf } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import { createAccountFinderByUid } from '../accounts/account-data.ts';
import { createMonthlyMailSender } from '../accounts/monthly/monthly-mail-sender.ts';
import { deliver } from '../delivery/deliver.ts';
import { type Attempt, createDatabaseOutbox } from '../delivery/outbox.ts';
import { enqueue } from '../delivery/queue.ts';
import { applicationLink, linkSigningSecret, unsubscribeLink } from '../links/signed-link.ts';
import { createSmtpMailer } from '../mails/mailer.ts';
import { newsletterUrl } from '../newsletter/subscriptions.ts';
import { backendAuth, backendDatabase } from '../platform/admin-app.ts';
import { backendLimits } from '../platform/backend-store.ts';
import { CALLERS_PER_IP, IS_LOCAL_BACKEND, LOCAL_ORIGIN } from '../platform/local-backend.ts';
import { HOUR_MS } from '../platform/store/server-store.ts';
import { backendGuard } from '../website/fetch/backend-guard.ts';
import { publicGuard } from '../website/fetch/guard.ts';
import { readSmtpUrl, readWebhook } from './delivery-secrets.ts';
import { createLeadsReader } from './leads-reader.ts';
import { createMailSenders } from './mail-senders.ts';
import { sweep } from './sweep.ts';
import { createWebhookSenders } from './webhook.ts';

const CONFIRMATION_LIMIT = {
  name: 'confirmations',
  max: notifications.confirmationsPerHour * CALLERS_PER_IP,
  windowMs: HOUR_MS,
};

function createSiteMailer() {
  const url = notifications.mail === 'smtp' ? readSmtpUrl(process.env) : null;
  const sender = { name: site.brand, address: notifications.sender };
  return url === null ? null : createSmtpMailer(url, { sender, requireTLS: !IS_LOCAL_BACKEND });
}

export async function deliverOnBackend(attempt: Attempt): Promise<void> {
  const database = await backendDatabase();
  const outbox = createDatabaseOutbox(database);
  const leads = createLeadsReader(database);
  const now = Date.now;
  const origin = LOCAL_ORIGIN ?? site.origin;
  const mailer = createSiteMailer();
  await deliver(attempt, {
    outbox,
    now,
    onUnexpected: (error) => logger.error('Unexpected error in a delivery', error),
    senders: {
      ...createMailSenders({
        mailer,
        leads,
        outbox,
        mailboxes: notifications.team,
        limits: await backendLimits(),
        confirmationLimit: CONFIRMATION_LIMIT,
        origin,
        applicationUrl: (id, language) =>
          `${origin}${pathOf('application', language)}#${applicationLink.sign(linkSigningSecret.value(), id)}`,
        newsletterUrl: (id, language, action) =>
          newsletterUrl(origin, linkSigningSecret.value(), { id, language, action }),
        now,
      }),
      'monthly-mail': createMonthlyMailSender({
        database,
        mailer,
        findAccount: createAccountFinderByUid(await backendAuth()),
        origin,
        unsubscribeUrl: (uid, language) =>
          `${origin}${pathOf('monthlyCheck', language)}#${unsubscribeLink.sign(linkSigningSecret.value(), uid)}`,
      }),
      ...createWebhookSenders({
        webhook: notifications.webhook ? readWebhook(process.env) : null,
        guard: backendGuard(publicGuard),
        leads,
        origin,
        now,
      }),
    },
  });
}

export async function sweepOnBackend(): Promise<void> {
  const now = Date.now();
  await sweep(now, {
    database: await backendDatabase(),
    mailboxes: notifications.team,
    morning: notifications.morning,
    hasWebhook: notifications.webhook,
    enqueue: (attempt) => enqueue(attempt, now),
  });
}
