/** The texts of the island, fetched with it. */
export { auth } from '../auth.ts';
export { savedChecks } from '../saved-checks.ts';
