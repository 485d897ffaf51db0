import { expect, it } from 'vitest';
import { endLinkToken, uidOfEndLink } from './end-link.ts';
import { ownLinkToken } from './own-link.ts';

const SECRET = 'a secret that is long enough for links';
const UID = 'wQ3vX9kTn2aZbC1dEfGhIjKlMnO2';

it('identifies its account', () => {
  expect(uidOfEndLink(SECRET, endLinkToken(SECRET, UID))).toBe(UID);
});

it.each([
  ['nothing', ''],
  ['a uid alone', UID],
  ['one of another account', `x${endLinkToken(SECRET, UID)}`],
  ['one that goes on', `${endLinkToken(SECRET, UID)}.x`],
  ['one that was cut off', endLinkToken(SECRET, UID).slice(0, -1)],
  ['one of another secret', endLinkToken(`${SECRET} `.repeat(2), UID)],
  ['one for an application', ownLinkToken(SECRET, '-OwnLink000000000000')],
  ['a path', endLinkToken(SECRET, '../reports')],
])('opens nothing with %s', (_, token) => {
  expect(uidOfEndLink(SECRET, token)).toBeNull();
});

it('rejects a secret that is too short', () => {
  expect(() => endLinkToken('short', UID)).toThrow('OWN_LINK_SECRET');
});
