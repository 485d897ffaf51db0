import { expect, it } from 'vitest';
import { createApplicationLinkToken } from './application-link.ts';
import { createUnsubscribeToken, verifyUnsubscribeToken } from './unsubscribe-link.ts';

const SECRET = 'a secret that is long enough for links';
const UID = 'wQ3vX9kTn2aZbC1dEfGhIjKlMnO2';

it('identifies its account', () => {
  expect(verifyUnsubscribeToken(SECRET, createUnsubscribeToken(SECRET, UID))).toBe(UID);
});

it.each([
  ['an empty token', ''],
  ['a uid alone', UID],
  ["another account's token", `x${createUnsubscribeToken(SECRET, UID)}`],
  ['a token with a suffix', `${createUnsubscribeToken(SECRET, UID)}.x`],
  ['a truncated token', createUnsubscribeToken(SECRET, UID).slice(0, -1)],
  ['a token signed with another secret', createUnsubscribeToken(`${SECRET} `.repeat(2), UID)],
  ['an application token', createApplicationLinkToken(SECRET, '-OwnLink000000000000')],
  ['a signed path', createUnsubscribeToken(SECRET, '../reports')],
])('rejects %s', (_, token) => {
  expect(verifyUnsubscribeToken(SECRET, token)).toBeNull();
});

it('rejects a secret that is too short', () => {
  expect(() => createUnsubscribeToken('short', UID)).toThrow('OWN_LINK_SECRET');
});
