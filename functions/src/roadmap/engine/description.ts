import type { PreparationStep } from '../../../../src/contract/roadmap/generate-roadmap.ts';

/** Composes the specification's `description` of a step: reason, tasks and template. */
export const composeDescription = ({
  why,
  how = [],
  template,
}: Pick<PreparationStep, 'why' | 'how' | 'template'>): string =>
  [why, ...how, template].filter(Boolean).join(' ');
