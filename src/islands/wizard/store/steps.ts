/**
 * The steps in order; numbers, URLs, progress and navigation derive from this list. A step's id is the key of its texts
 * (src/copy) and, except for the website, of its answer (src/domain/wizard/answers.ts).
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
/** Steps with a question. */
export type QuestionStep = Exclude<Step, 'website'>;

export const isStep = (value: unknown): value is Step => STEPS.some((step) => step === value);

/** The step's number, from 1. */
export const getStepNumber = (step: Step): number => STEPS.indexOf(step) + 1;

/** The previous step; undefined for the first one. */
export const stepBefore = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) - 1];

/** The next step; undefined for the last one. */
export const stepAfter = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) + 1];

export const isAnswered = (step: Step, { answers, website }: Entries): boolean =>
  step === 'website' ? website.report !== null : answers[step] !== undefined;

/** The first unanswered step; null if there is none. */
export const firstOpenStep = (entries: Entries): Step | null =>
  STEPS.find((step) => !isAnswered(step, entries)) ?? null;
