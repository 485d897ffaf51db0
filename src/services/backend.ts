/** What islands can ask of the backend, as types. Only src/services/firebase/ knows Firebase. */
export type { AccessCodes, StoredAccess } from './firebase/access/access-codes.ts';
export type { Identity } from './firebase/accounts/identity.ts';
export type { SavedChecks, SavedChecksError, SavedChecksResult } from './firebase/accounts/saved-checks.ts';
export type { Backend } from './firebase/index.ts';
