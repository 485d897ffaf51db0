import { createHash } from 'node:crypto';
import { mailAddressOf } from '../../../src/domain/applications/mail-address.ts';
import { MAIL_CHOICES, type MailChoice } from '../../../src/domain/applications/mail-choice.ts';
import { DEFAULT_LOCALE, isLocale } from '../../../src/domain/site/locale.ts';
import type { TeamMailbox } from '../../../src/domain/site/owner.ts';

interface Choice extends Omit<TeamMailbox, 'when'> {
  readonly when: MailChoice;
}

/** What a member chose; null for one who never did, or whose entry holds nothing that we can read. */
function choiceOfMember(member: unknown): Choice | null {
  if (typeof member !== 'object' || member === null) return null;
  const { email, mail, language }: Readonly<Record<string, unknown>> = { ...member };
  const when = MAIL_CHOICES.find((choice) => choice === mail);
  if (typeof email !== 'string' || when === undefined) return null;
  return { address: email, language: isLocale(language) ? language : DEFAULT_LOCALE, when };
}

/**
 * Mailboxes of the team: the owner's, and those of its members, whose own choice counts where an address is both.
 * @param members `team/members` as the database holds it
 */
export function teamMailboxes(owners: readonly TeamMailbox[], members: unknown): readonly TeamMailbox[] {
  const chosen = Object.values(typeof members === 'object' && members !== null ? members : {}).flatMap(
    (member) => choiceOfMember(member) ?? [],
  );
  const byAddress = new Map<string, Choice>();
  for (const choice of [...owners, ...chosen]) {
    const address = mailAddressOf(choice.address);
    if (address) byAddress.set(address.toLowerCase(), { ...choice, address });
  }
  return [...byAddress.values()].flatMap(({ when, ...mailbox }) =>
    when === 'none' ? [] : [{ ...mailbox, when }],
  );
}

/** Stands for a mailbox where its address has no business. */
export const recipientKey = (address: string): string =>
  createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16);
