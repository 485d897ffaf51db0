import { expect, it } from 'vitest';
import type { TeamMailbox } from '../../../src/domain/site/owner.ts';
import { recipientKey, teamMailboxes } from './recipients.ts';

const owners: readonly TeamMailbox[] = [
  { address: 'team@anbahn.example', language: 'de', when: 'at-once' },
  { address: 'Mara@anbahn.example', language: 'de', when: 'at-once' },
];

it('include the owner’s mailboxes and members who want mail, without duplicates and with their own choice', () => {
  const members = {
    a: { email: 'mara@anbahn.example', name: 'Mara', mail: 'morning', language: 'en' },
    b: { email: 'jo@anbahn.example', name: 'Jo', mail: 'at-once' },
    c: { email: 'silent@anbahn.example', name: 'Silent' },
    d: { email: 'odd, list@anbahn.example', mail: 'at-once' },
    e: null,
    f: { email: 7, mail: 'at-once' },
    g: { email: 'quiet@anbahn.example', name: 'Quiet', mail: 'none' },
  };
  expect(teamMailboxes(owners, members)).toEqual([
    { address: 'team@anbahn.example', language: 'de', when: 'at-once' },
    { address: 'mara@anbahn.example', language: 'en', when: 'morning' },
    { address: 'jo@anbahn.example', language: 'en', when: 'at-once' },
  ]);
  expect(teamMailboxes(owners, null)).toEqual(owners);
});

it('exclude an owner’s mailbox if its member wants no mail', () => {
  const members = { a: { email: 'mara@anbahn.example', name: 'Mara', mail: 'none' } };
  expect(teamMailboxes(owners, members)).toEqual(owners.slice(0, 1));
});

it('are stored without their address', () => {
  expect(recipientKey('Team@anbahn.example')).toBe(recipientKey('team@anbahn.example'));
  expect(recipientKey('team@anbahn.example')).toMatch(/^[0-9a-f]{16}$/);
});
