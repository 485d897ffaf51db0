import { expect, it } from 'vitest';
import { identityFaultOf } from './identity-fault.ts';

it.each([
  ['auth/wrong-password', 'wrong-password'],
  ['auth/email-already-in-use', 'email-already-in-use'],
  ['auth/password-does-not-meet-requirements', 'weak-password'],
  ['auth/tenant-id-mismatch', 'unknown'],
  ['auth/constructor', 'unknown'],
])('knows %s as %s', (code, fault) => {
  expect(identityFaultOf(Object.assign(new Error(), { code }))).toBe(fault);
});

it('calls what has no code unknown', () => {
  expect(identityFaultOf(new Error('boom'))).toBe('unknown');
  expect(identityFaultOf(null)).toBe('unknown');
});
