import { DEFAULT_POLICY } from '../../../domain/accounts/password-policy.ts';
import type { IdentityResult } from '../../../services/accounts/identity.ts';
import type { Identity } from '../../../services/backend.ts';

/** An identity service that returns the same outcome for every call. */
export const fakeIdentity = (result: IdentityResult = { ok: true }): Identity => ({
  signIn: async () => result,
  signUp: async () => result,
  signOut: async () => result,
  sendPasswordReset: async () => result,
  getPasswordPolicy: async () => ({ ok: true, policy: DEFAULT_POLICY }),
  sendVerification: async () => result,
  reauthenticate: async () => result,
  changeEmail: async () => result,
  changePassword: async () => result,
  refresh: async () => result,
  watchUser: () => () => undefined,
});
