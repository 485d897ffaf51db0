import { expect, it } from 'vitest';
import { applicationLink, newsletterLink, unsubscribeLink } from './signed-link.ts';

const SECRET = 'a secret that is long enough for links';
const UID = 'wQ3vX9kTn2aZbC1dEfGhIjKlMnO2';

it('identifies its account', () => {
  expect(unsubscribeLink.verify(SECRET, unsubscribeLink.sign(SECRET, UID))).toBe(UID);
});

it.each([
  ['an empty token', ''],
  ['a uid alone', UID],
  ["another account's token", `x${unsubscribeLink.sign(SECRET, UID)}`],
  ['a token with a suffix', `${unsubscribeLink.sign(SECRET, UID)}.x`],
  ['a truncated token', unsubscribeLink.sign(SECRET, UID).slice(0, -1)],
  ['a token signed with another secret', unsubscribeLink.sign(`${SECRET} `.repeat(2), UID)],
  ['an application token', applicationLink.sign(SECRET, '-OwnLink000000000000')],
  ['a newsletter token', newsletterLink.sign(SECRET, `newsletter-${'x'.repeat(20)}`)],
  ['a signed path', unsubscribeLink.sign(SECRET, '../reports')],
])('rejects %s', (_, token) => {
  expect(unsubscribeLink.verify(SECRET, token)).toBeNull();
});

it('rejects a secret that is too short', () => {
  expect(() => unsubscribeLink.sign('short', UID)).toThrow('OWN_LINK_SECRET');
});
