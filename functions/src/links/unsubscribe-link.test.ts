import { expect, it } from 'vitest';
import { applicationLinkToken } from './own-link.ts';
import { uidFromUnsubscribeToken, unsubscribeToken } from './unsubscribe-link.ts';

const SECRET = 'a secret that is long enough for links';
const UID = 'wQ3vX9kTn2aZbC1dEfGhIjKlMnO2';

it('identifies its account', () => {
  expect(uidFromUnsubscribeToken(SECRET, unsubscribeToken(SECRET, UID))).toBe(UID);
});

it.each([
  ['nothing', ''],
  ['a uid alone', UID],
  ['one of another account', `x${unsubscribeToken(SECRET, UID)}`],
  ['one that goes on', `${unsubscribeToken(SECRET, UID)}.x`],
  ['one that was cut off', unsubscribeToken(SECRET, UID).slice(0, -1)],
  ['one of another secret', unsubscribeToken(`${SECRET} `.repeat(2), UID)],
  ['one for an application', applicationLinkToken(SECRET, '-OwnLink000000000000')],
  ['a path', unsubscribeToken(SECRET, '../reports')],
])('rejects %s', (_, token) => {
  expect(uidFromUnsubscribeToken(SECRET, token)).toBeNull();
});

it('rejects a secret that is too short', () => {
  expect(() => unsubscribeToken('short', UID)).toThrow('OWN_LINK_SECRET');
});
