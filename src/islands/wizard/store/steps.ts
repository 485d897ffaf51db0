/**
 * The steps, and nothing but this list says their order: numbers, addresses, progress and the way through follow from it.
 * A step's id is the name of its texts (src/copy), and, but for the website, of its answer (src/domain/wizard/answers.ts).
 */
import type { Entries } from './entries.ts';

export const STEPS = [
  'website',
  'businessPhase',
  'customerType',
  'productTypes',
  'customerAcquisition',
  'teamSize',
  'biggestChallenges',
] as const;

export type Step = (typeof STEPS)[number];
/** Steps that ask something. */
export type QuestionStep = Exclude<Step, 'website'>;

export const isStep = (value: unknown): value is Step => STEPS.some((step) => step === value);

/** The step's number as people count, from 1. */
export const numberOf = (step: Step): number => STEPS.indexOf(step) + 1;

/** The step before another; undefined before the first one. */
export const stepBefore = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) - 1];

/** The step after another; undefined after the last one. */
export const stepAfter = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) + 1];

export const isAnswered = (step: Step, { answers, website }: Entries): boolean =>
  step === 'website' ? website.report !== null : answers[step] !== undefined;

/** The first step without an answer; null when all have one. */
export const firstOpenStep = (entries: Entries): Step | null =>
  STEPS.find((step) => !isAnswered(step, entries)) ?? null;
