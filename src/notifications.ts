/**
 * The owner's file, part two: who is notified of a new application, and how. Used by the functions only, because
 * src/site.ts is part of the pages' scripts, which must not contain these email addresses. `npm run doctor` lists the
 * remaining samples of both.
 */

import type { Notifications } from './domain/site/owner.ts';
import { type Marked, sample } from './domain/site/owner-value.ts';

export const notificationsOwner: Marked<Notifications> = {
  /** How mails are sent: 'smtp' (the server is the secret SMTP_URL, see the README), or null for no mails. */
  mail: 'smtp',
  /** Sender address; your SMTP server must be allowed to send for it. */
  sender: sample('applications@anbahn.example'),
  /** DKIM selector of your mail server, at <selector>._domainkey.<domain>; null: `doctor` skips the check. */
  dkimSelector: sample('mail'),
  /** Mailboxes of the team. Members choose for themselves whether they get emails. */
  team: sample([
    { address: 'team@anbahn.example', language: 'de', when: 'at-once' },
    { address: 'morning@anbahn.example', language: 'en', when: 'morning' },
  ]),
  /** Hour and time zone of the daily digest. Mails to the team use the same time zone. */
  morning: { hour: 7, timeZone: 'Europe/Berlin' },
  /** Limit for all confirmations together; excess ones wait. */
  confirmationsPerHour: 100,
  /**
   * Whether applications, and what happens to them, are posted to another system, such as a Slack channel or a CRM (see
   * the README). Its URL is the secret WEBHOOK_URL, the signing key the secret WEBHOOK_SECRET.
   */
  webhook: false,
};

/** The owner's values, without sample marks. */
export const notifications: Notifications = sample.strip<Notifications>(notificationsOwner);
