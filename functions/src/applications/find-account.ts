import type { Auth } from 'firebase-admin/auth';
import type { StoredAccount } from './personal-data.ts';

const isAccountNotFound = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'auth/user-not-found' || error.code === 'auth/invalid-email');

/** Returns a function that looks up an account by email address; null if there is none. */
export const createAccountFinder =
  (auth: Auth) =>
  async (email: string): Promise<StoredAccount | null> => {
    try {
      return await auth.getUserByEmail(email);
    } catch (error) {
      if (isAccountNotFound(error)) return null;
      throw error;
    }
  };
