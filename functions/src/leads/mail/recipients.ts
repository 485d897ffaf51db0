import { createHash } from 'node:crypto';
import { DEFAULT_LOCALE, isLocale } from '../../../../src/domain/locale.ts';
import type { TeamMailbox } from '../../../../src/notifications.ts';
import { mailAddressOf } from './mail-address.ts';

/** What a member chose; null for one who wants no mail, or whose entry holds none that we can read. */
function mailboxOfMember(member: unknown): TeamMailbox | null {
  if (typeof member !== 'object' || member === null) return null;
  const { email, mail, language }: Readonly<Record<string, unknown>> = { ...member };
  if (typeof email !== 'string' || (mail !== 'at-once' && mail !== 'morning')) return null;
  return { address: email, language: isLocale(language) ? language : DEFAULT_LOCALE, when: mail };
}

/**
 * Mailboxes of the team: the owner's, and those of its members, whose own choice counts where an address is both.
 * @param members `team/members` as the database holds it
 */
export function teamMailboxes(owners: readonly TeamMailbox[], members: unknown): readonly TeamMailbox[] {
  const chosen = Object.values(typeof members === 'object' && members !== null ? members : {}).flatMap(
    (member) => mailboxOfMember(member) ?? [],
  );
  const byAddress = new Map<string, TeamMailbox>();
  for (const mailbox of [...owners, ...chosen]) {
    const address = mailAddressOf(mailbox.address);
    if (address) byAddress.set(address.toLowerCase(), { ...mailbox, address });
  }
  return [...byAddress.values()];
}

/** Stands for a mailbox where its address has no business. */
export const recipientKey = (address: string): string =>
  createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16);
