import { createHash } from 'node:crypto';
import { countedMailbox } from '../../../src/domain/applications/counted-mailbox.ts';
import { parseEmailAddress } from '../../../src/domain/applications/mail-address.ts';
import { MAIL_CHOICES, type MailChoice } from '../../../src/domain/applications/mail-choice.ts';
import { DEFAULT_LOCALE, isLocale } from '../../../src/domain/site/locale.ts';
import type { TeamMailbox } from '../../../src/domain/site/owner.ts';

/** A mailbox; what its member has not chosen is missing. */
interface MailboxChoice extends Partial<Omit<TeamMailbox, 'when'>> {
  readonly address: string;
  readonly when?: MailChoice;
}

function parseMember(member: unknown): MailboxChoice | null {
  const { email, mail, language }: Readonly<Record<string, unknown>> = { ...Object(member) };
  const when = MAIL_CHOICES.find((choice) => choice === mail);
  if (typeof email !== 'string') return null;
  return { address: email, ...(isLocale(language) && { language }), ...(when && { when }) };
}

/**
 * The team's mailboxes: the configured ones and the members', once each. What a member has chosen wins for an address in
 * both.
 * @param members `team/members` as stored
 */
export function mergeTeamMailboxes(
  ownerMailboxes: readonly TeamMailbox[],
  members: unknown,
): readonly TeamMailbox[] {
  const memberChoices = Object.values(typeof members === 'object' && members !== null ? members : {}).flatMap(
    (member) => parseMember(member) ?? [],
  );
  const byAddress = new Map<string, MailboxChoice>();
  for (const choice of [...ownerMailboxes, ...memberChoices]) {
    const address = parseEmailAddress(choice.address);
    const key = countedMailbox(choice.address);
    if (address) byAddress.set(key, { ...byAddress.get(key), ...choice, address });
  }
  return [...byAddress.values()].flatMap(({ address, language = DEFAULT_LOCALE, when = 'none' }) =>
    when === 'none' ? [] : [{ address, language, when }],
  );
}

/** Identifies a mailbox without revealing its address. */
export const computeRecipientKey = (address: string): string =>
  createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16);
