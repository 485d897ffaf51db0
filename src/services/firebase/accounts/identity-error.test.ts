import { expect, it } from 'vitest';
import { getSessionEndReason, toIdentityError } from './identity-error.ts';

it.each([
  ['auth/wrong-password', 'wrong-password'],
  ['auth/email-already-in-use', 'email-already-in-use'],
  ['auth/password-does-not-meet-requirements', 'password-does-not-meet-requirements'],
  ['auth/tenant-id-mismatch', 'tenant-id-mismatch'],
  ['auth/quota-exceeded', 'too-many-requests'],
  ['auth/invalid-refresh-token', 'user-token-expired'],
  ['auth/argument-error', 'unknown'],
  ['auth/constructor', 'unknown'],
])('maps %s to %s', (code, error) => {
  expect(toIdentityError(Object.assign(new Error(), { code }))).toBe(error);
});

it('maps an error without a code to unknown', () => {
  expect(toIdentityError(new Error('boom'))).toBe('unknown');
  expect(toIdentityError(null)).toBe('unknown');
});

it.each([
  ['user-disabled', 'user-disabled'],
  ['user-token-expired', 'user-token-expired'],
  ['user-not-found', 'user-token-expired'],
  ['network-request-failed', null],
  ['too-many-requests', null],
  ['unknown', null],
] as const)('maps token error %s to the session end reason %s', (error, end) => {
  expect(getSessionEndReason(error)).toBe(end);
});
