/** The texts of the island, fetched with it. */
export { application } from '../application.ts';
export { partnership } from '../partnership.ts';
