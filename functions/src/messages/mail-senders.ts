/** Sends the deliveries that are emails. */

import { parseEmailAddress } from '../../../src/domain/applications/mail-address.ts';
import type { LinkAction } from '../../../src/domain/newsletter/newsletter.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import type { TeamMailbox } from '../../../src/domain/site/owner.ts';
import type { Lead } from '../applications/lead.ts';
import { DeliveryError, type DeliverySender, toFailure } from '../delivery/deliver.ts';
import type { Delivery, DeliveryKind, Outcome } from '../delivery/delivery.ts';
import type { Attempt, Outbox } from '../delivery/outbox.ts';
import type { MailContent } from '../mails/mail-content.ts';
import {
  composeConfirmationMail,
  composeCorrectionMail,
  composeDigestMail,
  composeFloodMail,
  composeNewsletterMail,
  composeTeamMail,
  composeWithdrawalMail,
  composeWithdrawnMail,
} from '../mails/mail-templates.ts';
import type { Mailer } from '../mails/mailer.ts';
import { computeRecipientKey, mergeTeamMailboxes } from '../mails/recipients.ts';
import { subscriptionIdOf } from '../newsletter/subscriptions.ts';
import type { Limit, Limits } from '../platform/limits.ts';
import { hold, type LeadsReader, sendAbout } from './leads-reader.ts';

export interface MailDeps {
  /** Null if mail is disabled. */
  readonly mailer: Mailer | null;
  readonly leads: LeadsReader;
  readonly outbox: Pick<Outbox, 'recordReached'>;
  /** The configured mailboxes, in addition to the members'. */
  readonly mailboxes: readonly TeamMailbox[];
  readonly limits: Limits;
  readonly confirmationLimit: Limit;
  /** Origin of the site's pages. */
  readonly origin: string;
  /** URL of the page where applicants view and withdraw their application. */
  readonly applicationUrl: (id: string, language: Locale) => string;
  /** URL of the page where subscribers confirm or unsubscribe. */
  readonly newsletterUrl: (id: string, language: Locale, action: LinkAction) => string;
  readonly now: () => number;
}

const isListed = ({ isSpam, isHeldBack }: Lead): boolean => !isSpam && !isHeldBack;
const SENT: Outcome = { kind: 'sent' };

/** One mail of a delivery that has several. */
interface Letter {
  readonly to: string;
  /** Recorded when it was sent. */
  readonly recipient: string;
  readonly content: MailContent;
}

export function createMailSenders({
  mailer,
  leads,
  outbox,
  mailboxes,
  limits,
  confirmationLimit,
  origin,
  applicationUrl,
  newsletterUrl,
  now,
}: MailDeps): Readonly<
  Record<Exclude<DeliveryKind, 'webhook' | 'webhook-event' | 'monthly-mail'>, DeliverySender>
> {
  /** A mail to each of the team's mailboxes. */
  const addressTeam = async (
    when: TeamMailbox['when'],
    contentIn: (language: Locale) => MailContent,
  ): Promise<readonly Letter[]> =>
    mergeTeamMailboxes(mailboxes, await leads.readMembers())
      .filter((mailbox) => mailbox.when === when)
      .map(({ address, language }) => ({
        to: address,
        recipient: computeRecipientKey(address),
        content: contentIn(language),
      }));

  /** Sends to each recipient who does not have it yet. One failure does not block the others. */
  async function sendToEach(
    attempt: Attempt,
    { reached = {} }: Delivery,
    letters: readonly Letter[],
    replyTo: string | null = null,
  ): Promise<Outcome> {
    if (!mailer) return hold('no-mail');
    if (letters.length === 0) return hold('no-recipient');
    const failures: (Outcome & { kind: 'failed' })[] = [];
    for (const { to, recipient, content } of letters) {
      if (reached[recipient] !== undefined) continue;
      try {
        await mailer({ to, content, replyTo, key: `${attempt.id}/${attempt.kind}/${recipient}` });
        await outbox.recordReached(attempt, recipient, now());
      } catch (error) {
        if (!(error instanceof DeliveryError)) throw error;
        failures.push(toFailure(error));
      }
    }
    return failures.find(({ isPermanent }) => !isPermanent) ?? failures[0] ?? SENT;
  }

  /** Sends to an address that anybody may have typed, within an hourly limit for each kind. */
  async function sendToTyped(
    { id, kind }: Attempt,
    send: Mailer,
    address: string,
    compose: () => MailContent,
  ): Promise<Outcome> {
    const to = parseEmailAddress(address);
    if (to === null) throw new DeliveryError('address', true);
    const consumed = await limits.consume(confirmationLimit, kind);
    if (!consumed.ok) return { kind: 'later', at: now() + consumed.retryAfterMs, reason: 'limit' };
    try {
      await send({ to, content: compose(), replyTo: null, key: `${id}/${kind}` });
    } catch (error) {
      await consumed.refund();
      throw error;
    }
    return SENT;
  }

  return {
    'team-mail': (attempt, delivery) =>
      sendAbout(leads, attempt.id, async ({ application }) => {
        const replyTo = parseEmailAddress(application.email);
        const letters = await addressTeam('at-once', (language) =>
          composeTeamMail(language, { origin, application, canReply: replyTo !== null }),
        );
        return await sendToEach(attempt, delivery, letters, replyTo);
      }),

    'correction-mail': (attempt, delivery) => {
      const { about = '', from = 0, to = 0 } = delivery;
      return sendAbout(leads, about, async ({ application }) => {
        const fields = await leads.readCorrections(about, from, to);
        if (Object.keys(fields).length === 0) return hold('nothing-new');
        const letters = await addressTeam('at-once', (language) =>
          composeCorrectionMail(language, { origin, application, fields }),
        );
        return await sendToEach(attempt, delivery, letters, parseEmailAddress(application.email));
      });
    },

    'withdrawal-mail': async (attempt, delivery) => {
      const withdrawn = await leads.readWithdrawn(delivery.about ?? '');
      if (!withdrawn) return hold('no-application');
      const to = parseEmailAddress(withdrawn.email);
      const content = composeWithdrawalMail(withdrawn.language, { origin, withdrawn });
      const letters = await addressTeam('at-once', (language) =>
        composeWithdrawnMail(language, { origin, withdrawn }),
      );
      // Their own key, since somebody on the team may have tried the form.
      const toApplicant = to === null ? [] : [{ to, recipient: 'applicant', content }];
      return await sendToEach(attempt, delivery, [...toApplicant, ...letters]);
    },

    confirmation: async (attempt) =>
      // Checks spam again: the application may have been marked since the entry was written.
      mailer === null
        ? hold('no-mail')
        : await sendAbout(leads, attempt.id, ({ application, language }) =>
            sendToTyped(attempt, mailer, application.email, () =>
              composeConfirmationMail(language, {
                origin,
                application,
                applicationUrl: applicationUrl(attempt.id, language),
              }),
            ),
          ),

    'newsletter-mail': async (attempt) => {
      if (mailer === null) return hold('no-mail');
      const id = subscriptionIdOf(attempt.id);
      const subscription = await leads.readSubscription(id);
      if (!subscription) return hold('ended');
      if (subscription.confirmedAt !== undefined) return hold('confirmed');
      const { email, language } = subscription;
      return await sendToTyped(attempt, mailer, email, () =>
        composeNewsletterMail(language, {
          origin,
          confirmUrl: newsletterUrl(id, language, 'confirm'),
          unsubscribeUrl: newsletterUrl(id, language, 'unsubscribe'),
        }),
      );
    },

    'flood-notice': async (attempt, delivery) => {
      const contentIn = (language: Locale): MailContent =>
        composeFloodMail(language, { origin, at: delivery.createdAt });
      // Members on the daily digest are notified immediately as well.
      const letters = [
        ...(await addressTeam('at-once', contentIn)),
        ...(await addressTeam('morning', contentIn)),
      ];
      return await sendToEach(attempt, delivery, letters);
    },

    digest: async (attempt, delivery) => {
      const { from = 0, to = 0 } = delivery;
      const found = (await leads.listLeads(from, to)).filter(isListed);
      const changes = await leads.readChanges(from, to);
      const corrected = changes.corrected.filter(
        (lead) => isListed(lead) && !found.some(({ application: { id } }) => id === lead.application.id),
      );
      const { withdrawn } = changes;
      if (found.length + corrected.length + withdrawn === 0) return hold('nothing-new');
      const getApplications = (list: readonly Lead[]) => list.map(({ application }) => application);
      const letters = await addressTeam('morning', (language) =>
        composeDigestMail(language, {
          ...{ origin, withdrawn, from, to },
          applications: getApplications(found),
          corrected: getApplications(corrected),
        }),
      );
      return await sendToEach(attempt, delivery, letters);
    },
  };
}
