import type { Auth } from 'firebase-admin/auth';
import type { StoredAccount } from './person-export.ts';

const isUnknown = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'auth/user-not-found' || error.code === 'auth/invalid-email');

/** Finds the account with an email address, or null. */
export const accountIn =
  (auth: Auth) =>
  async (email: string): Promise<StoredAccount | null> => {
    try {
      return await auth.getUserByEmail(email);
    } catch (error) {
      if (isUnknown(error)) return null;
      throw error;
    }
  };
