/** The texts of the island, fetched with it. */
export { application } from '../applications/application.ts';
export { partnership } from '../applications/partnership.ts';
