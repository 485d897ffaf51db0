import { createHash } from 'node:crypto';
import { parseEmailAddress } from '../../../src/domain/applications/mail-address.ts';
import { MAIL_CHOICES, type MailChoice } from '../../../src/domain/applications/mail-choice.ts';
import { DEFAULT_LOCALE, isLocale } from '../../../src/domain/site/locale.ts';
import type { TeamMailbox } from '../../../src/domain/site/owner.ts';

interface MailboxChoice extends Omit<TeamMailbox, 'when'> {
  readonly when: MailChoice;
}

/** A member's choice; null if there is none or it is invalid. */
function parseMemberChoice(member: unknown): MailboxChoice | null {
  if (typeof member !== 'object' || member === null) return null;
  const { email, mail, language }: Readonly<Record<string, unknown>> = { ...member };
  const when = MAIL_CHOICES.find((choice) => choice === mail);
  if (typeof email !== 'string' || when === undefined) return null;
  return { address: email, language: isLocale(language) ? language : DEFAULT_LOCALE, when };
}

/**
 * The team's mailboxes: the configured ones and the members'. A member's choice wins for an address in both.
 * @param members `team/members` as stored
 */
export function mergeTeamMailboxes(
  ownerMailboxes: readonly TeamMailbox[],
  members: unknown,
): readonly TeamMailbox[] {
  const memberChoices = Object.values(typeof members === 'object' && members !== null ? members : {}).flatMap(
    (member) => parseMemberChoice(member) ?? [],
  );
  const byAddress = new Map<string, MailboxChoice>();
  for (const choice of [...ownerMailboxes, ...memberChoices]) {
    const address = parseEmailAddress(choice.address);
    if (address) byAddress.set(address.toLowerCase(), { ...choice, address });
  }
  return [...byAddress.values()].flatMap(({ when, ...mailbox }) =>
    when === 'none' ? [] : [{ ...mailbox, when }],
  );
}

/** Identifies a mailbox without revealing its address. */
export const computeRecipientKey = (address: string): string =>
  createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16);
