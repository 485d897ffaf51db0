/** The texts of the island, fetched with it. */
export { dashboard } from '../team/dashboard.ts';
export { figures } from '../visits/figures.ts';
export { visits } from '../visits/visits.ts';
