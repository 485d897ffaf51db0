/** Sends the deliveries that are mails. */

import { mailAddressOf } from '../../../src/domain/applications/mail-address.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import type { TeamMailbox } from '../../../src/domain/site/owner.ts';
import { type Carrier, DeliveryError, failureOf } from '../delivery/deliver.ts';
import type { Delivery, DeliveryKind, Outcome } from '../delivery/delivery.ts';
import type { Attempt, Outbox } from '../delivery/outbox.ts';
import type { Letter } from '../mails/letter.ts';
import { confirmationLetter, digestLetter, floodLetter, teamLetter } from '../mails/letters.ts';
import type { Mailer } from '../mails/mailer.ts';
import { recipientKey, teamMailboxes } from '../mails/recipients.ts';
import type { Limit, Limits } from '../platform/limits.ts';
import type { LeadsReader } from './leads-reader.ts';

export interface MailSources {
  /** Null if mail is switched off. */
  readonly mailer: Mailer | null;
  readonly leads: LeadsReader;
  readonly outbox: Pick<Outbox, 'noteReached'>;
  /** The owner's mailboxes, in addition to the members'. */
  readonly mailboxes: readonly TeamMailbox[];
  readonly limits: Limits;
  readonly confirmationLimit: Limit;
  /** Origin of the site's pages. */
  readonly origin: string;
  /** URL of the page where applicants view and withdraw their application. */
  readonly ownLink: (id: string, language: Locale) => string;
  readonly now: () => number;
}

const held = (why: string): Outcome => ({ kind: 'held', why });
const SENT: Outcome = { kind: 'sent' };
const ALL = 'all';

export function mailCarriers({
  mailer,
  leads,
  outbox,
  mailboxes,
  limits,
  confirmationLimit,
  origin,
  ownLink,
  now,
}: MailSources): Readonly<Record<Exclude<DeliveryKind, 'webhook' | 'monthly-mail'>, Carrier>> {
  const boxesOf = async (when: TeamMailbox['when']): Promise<readonly TeamMailbox[]> =>
    teamMailboxes(mailboxes, await leads.members()).filter((mailbox) => mailbox.when === when);

  /** Sends to each mailbox that does not have it yet. One failure does not block the others. */
  async function toEach(
    one: Attempt,
    { reached = {} }: Delivery,
    boxes: readonly TeamMailbox[],
    letterIn: (language: Locale) => Letter,
    replyTo: string | null = null,
  ): Promise<Outcome> {
    if (!mailer) return held('no-mail');
    if (boxes.length === 0) return held('no-recipient');
    const failures: (Outcome & { kind: 'failed' })[] = [];
    for (const { address, language } of boxes) {
      const recipient = recipientKey(address);
      if (reached[recipient] !== undefined) continue;
      try {
        await mailer({ to: address, letter: letterIn(language), replyTo, key: `${one.id}/${one.kind}` });
        await outbox.noteReached(one, recipient, now());
      } catch (error) {
        if (!(error instanceof DeliveryError)) throw error;
        failures.push(failureOf(error));
      }
    }
    return failures.find(({ final }) => !final) ?? failures[0] ?? SENT;
  }

  return {
    'team-mail': async (one, delivery) => {
      const lead = await leads.lead(one.id);
      if (!lead) return held('no-application');
      if (lead.spam) return held('spam');
      const { application } = lead;
      const replyTo = mailAddressOf(application.email);
      const letterIn = (language: Locale): Letter =>
        teamLetter(language, { origin, application, canReply: replyTo !== null });
      return await toEach(one, delivery, await boxesOf('at-once'), letterIn, replyTo);
    },

    confirmation: async (one) => {
      if (!mailer) return held('no-mail');
      const lead = await leads.lead(one.id);
      if (!lead) return held('no-application');
      // Check again: the application may have been marked since the entry was written.
      if (lead.spam) return held('spam');
      const { application, language } = lead;
      const to = mailAddressOf(application.email);
      if (to === null) throw new DeliveryError('address', true);
      const taken = await limits.take(confirmationLimit, ALL);
      if (!taken.ok) return { kind: 'later', at: now() + taken.retryAfterMs, why: 'limit' };
      const { createdAt } = application;
      const letter = confirmationLetter(language, { origin, createdAt, ownLink: ownLink(one.id, language) });
      try {
        await mailer({ to, letter, replyTo: null, key: `${one.id}/${one.kind}` });
      } catch (error) {
        await limits.giveBack(confirmationLimit, ALL);
        throw error;
      }
      return SENT;
    },

    'flood-notice': async (one, delivery) => {
      // Members on the daily digest are notified immediately as well.
      const boxes = [...(await boxesOf('at-once')), ...(await boxesOf('morning'))];
      const letterIn = (language: Locale): Letter =>
        floodLetter(language, { origin, at: delivery.createdAt });
      return await toEach(one, delivery, boxes, letterIn);
    },

    digest: async (one, delivery) => {
      const { from = 0, to = 0 } = delivery;
      const found = (await leads.leadsBetween(from, to)).filter(({ spam, heldBack }) => !spam && !heldBack);
      if (found.length === 0) return held('nothing-new');
      const applications = found.map(({ application }) => application);
      const letterIn = (language: Locale): Letter =>
        digestLetter(language, { origin, applications, from, to });
      return await toEach(one, delivery, await boxesOf('morning'), letterIn);
    },
  };
}
