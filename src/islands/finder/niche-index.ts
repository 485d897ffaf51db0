/** What reads and searches the niche file, fetched beside it: the page's first cards need none of it. */
export { parseNiches } from '../../domain/niche-file.ts';
export { piecesOf } from '../../domain/niche-marks.ts';
export { createRelatives } from '../../domain/niche-related.ts';
export { createNicheSearch, nichesIn } from '../../domain/niche-search.ts';
