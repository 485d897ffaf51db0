import { DEFAULT_POLICY } from '../../domain/accounts/password-policy.ts';
import type { Identity, IdentityResult } from '../../services/accounts/identity.ts';

/** An identity service that returns the same outcome for every call. */
export const fakeIdentity = (answer: IdentityResult = { ok: true }): Identity => ({
  signIn: async () => answer,
  signUp: async () => answer,
  signOut: async () => answer,
  sendPasswordReset: async () => answer,
  getPasswordPolicy: async () => ({ ok: true, policy: DEFAULT_POLICY }),
  sendVerification: async () => answer,
  reauthenticate: async () => answer,
  changeEmail: async () => answer,
  changePassword: async () => answer,
  refresh: async () => answer,
  watchUser: () => () => undefined,
});
