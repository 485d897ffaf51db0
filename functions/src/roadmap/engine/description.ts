import type { PreparationStep } from '../../../../src/contract/roadmap/generate-roadmap.ts';

/** A step in one text, for those who read nothing but descriptions: why, how, and the text to copy. */
export const descriptionOf = ({
  why,
  how = [],
  template,
}: Pick<PreparationStep, 'why' | 'how' | 'template'>): string =>
  [why, ...how, template].filter(Boolean).join(' ');
