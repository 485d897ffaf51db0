/** Names that links within a result lead to. */
import type { FindingId } from '../../../contract/website/finding-ids.ts';

export const findingPlace = (id: FindingId): string => `finding-${id}`;

export const stepPlace = (id: string): string => `step-${id}`;
