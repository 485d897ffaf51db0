/** The texts of the island, fetched with it. */
export { dashboard } from '../dashboard.ts';
export { figures } from '../figures.ts';
export { visits } from '../visits.ts';
