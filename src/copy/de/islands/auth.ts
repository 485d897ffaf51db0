/** The texts of the island, fetched with it. */
export { auth } from '../accounts/auth.ts';
export { savedChecks } from '../accounts/saved-checks.ts';
