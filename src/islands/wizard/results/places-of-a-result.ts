/** Anchors of links within a result. */
import type { FindingId } from '../../../contract/website/finding-ids.ts';

export const findingPlace = (id: FindingId): string => `finding-${id}`;

export const stepPlace = (id: string): string => `step-${id}`;
