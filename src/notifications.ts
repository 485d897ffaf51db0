/**
 * The owner's file, second part: who is told of a new application, and how. It is for the functions alone, apart from
 * src/site.ts because that one is in the pages' scripts, where these addresses have no business.
 * `npm run doctor` lists the samples of both.
 */

import type { Notifications } from './domain/site/owner.ts';
import { type Marked, sample, valuesOf } from './domain/site/owner-value.ts';

export const notificationsOwner: Marked<Notifications> = {
  /** How mails are sent: 'smtp' (the server is the secret SMTP_URL, see the README), or null: no mails at all. */
  mail: 'smtp',
  /** The address that mails come from; your SMTP server has to be allowed to send for it. */
  sender: sample('applications@anbahn.example'),
  /** Names the key that your mail server signs with, at <selector>._domainkey.<domain>; null: `doctor` does not look for it. */
  dkimSelector: sample('mail'),
  /** Mailboxes of the team. Its members, who can be added and removed at any time, choose for themselves. */
  team: sample([
    { address: 'team@anbahn.example', language: 'de', when: 'at-once' },
    { address: 'morning@anbahn.example', language: 'en', when: 'morning' },
  ]),
  /** When the morning's mail goes out, and where it is morning. Times in mails to the team are of this zone, too. */
  morning: { hour: 7, timeZone: 'Europe/Berlin' },
  /** Confirmations to applicants, all together. What is above waits. */
  confirmationsPerHour: 100,
  /**
   * Whether new applications are posted to another system, such as a channel of Slack's. Its address is the secret
   * WEBHOOK_URL, the key of the signature the secret WEBHOOK_SECRET.
   */
  webhook: false,
};

/** The owner's values, without the marks. */
export const notifications: Notifications = valuesOf<Notifications>(notificationsOwner);
