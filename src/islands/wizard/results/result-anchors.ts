/** Anchors of links within a result. */
import type { FindingId } from '../../../contract/website/finding-ids.ts';

export const getFindingAnchor = (id: FindingId): string => `finding-${id}`;

export const getStepAnchor = (id: string): string => `step-${id}`;

/** The roadmap's heading. */
export const ROADMAP_ANCHOR = 'roadmap';

/** The website report's heading. */
export const WEBSITE_ANCHOR = 'website';
