import type { Done, Identity } from '../../services/identity.ts';

/** An identity service that answers everything alike. */
export const fakeIdentity = (answer: Done = { ok: true }): Identity => ({
  signIn: async () => answer,
  signUp: async () => answer,
  signOut: async () => answer,
  sendPasswordReset: async () => answer,
  sendVerification: async () => answer,
  watchUser: () => () => undefined,
});
