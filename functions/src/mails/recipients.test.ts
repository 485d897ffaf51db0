import { expect, it } from 'vitest';
import type { TeamMailbox } from '../../../src/domain/site/owner.ts';
import { computeRecipientKey, mergeTeamMailboxes } from './recipients.ts';

const ownerMailboxes: readonly TeamMailbox[] = [
  { address: 'team@anbahn.example', language: 'de', when: 'at-once' },
  { address: 'Mara@anbahn.example', language: 'de', when: 'at-once' },
];

it('merges configured mailboxes and members who want mail, without duplicates; the member’s choice wins', () => {
  const members = {
    a: { email: 'mara@anbahn.example', name: 'Mara', mail: 'morning', language: 'en' },
    b: { email: 'jo@anbahn.example', name: 'Jo', mail: 'at-once' },
    c: { email: 'silent@anbahn.example', name: 'Silent' },
    d: { email: 'odd, list@anbahn.example', mail: 'at-once' },
    e: null,
    f: { email: 7, mail: 'at-once' },
    g: { email: 'quiet@anbahn.example', name: 'Quiet', mail: 'none' },
  };
  expect(mergeTeamMailboxes(ownerMailboxes, members)).toEqual([
    { address: 'team@anbahn.example', language: 'de', when: 'at-once' },
    { address: 'mara@anbahn.example', language: 'en', when: 'morning' },
    { address: 'jo@anbahn.example', language: 'en', when: 'at-once' },
  ]);
  expect(mergeTeamMailboxes(ownerMailboxes, null)).toEqual(ownerMailboxes);
});

it('omits a configured mailbox if its member wants no mail', () => {
  const members = { a: { email: 'mara@anbahn.example', name: 'Mara', mail: 'none' } };
  expect(mergeTeamMailboxes(ownerMailboxes, members)).toEqual(ownerMailboxes.slice(0, 1));
});

it('computes recipient keys that do not reveal the address', () => {
  expect(computeRecipientKey('Team@anbahn.example')).toBe(computeRecipientKey('team@anbahn.example'));
  expect(computeRecipientKey('team@anbahn.example')).toMatch(/^[0-9a-f]{16}$/);
});

it('keeps a configured mailbox whose member has not chosen yet, in the language that the member works in', () => {
  const members = { a: { email: 'Team@anbahn.example', language: 'en' } };
  expect(mergeTeamMailboxes(ownerMailboxes.slice(0, 1), members)).toEqual([
    { address: 'Team@anbahn.example', language: 'en', when: 'at-once' },
  ]);
});

it.each([
  ['mara@müller.example', 'mara@xn--mller-kva.example'],
  ['mara.m@googlemail.com', 'MaraM+leads@gmail.com'],
])('sends one mail to a mailbox with two spellings: %s, %s', (address, email) => {
  const members = { a: { email, mail: 'at-once', language: 'de' } };
  expect(mergeTeamMailboxes([{ address, language: 'de', when: 'at-once' }], members)).toHaveLength(1);
});
