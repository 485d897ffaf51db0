/** The wizard's steps and places, their URLs, and which ones the answers unlock. */
import { fill } from '../../../copy/fill.ts';
import type { QuestionStep } from '../../../domain/wizard/answers.ts';
import type { Entries } from './entries.ts';

export type Step = 'website' | QuestionStep;

/**
 * The steps in order; numbers, URLs, progress and navigation derive from this list. A step's id is the key of its texts
 * (src/copy) and, except for the website, of its answer (src/domain/wizard/answers.ts).
 */
export const STEPS: readonly Step[] = [
  'website',
  'businessPhase',
  'customerType',
  'productTypes',
  'customerAcquisition',
  'teamSize',
  'biggestChallenges',
];

export const isStep = (value: unknown): value is Step => STEPS.some((step) => step === value);

/** The step's number, from 1. */
export const getStepNumber = (step: Step): number => STEPS.indexOf(step) + 1;

/** @example progressText('customerType', texts.wizard.progress) // 'Step 3 of 7' */
export const progressText = (step: Step, progress: string): string =>
  fill(progress, { n: getStepNumber(step), steps: STEPS.length });

/** The previous step; undefined for the first one. */
export const stepBefore = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) - 1];

/** The next step; undefined for the last one. */
export const stepAfter = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) + 1];

export const isAnswered = (step: Step, { answers, website }: Entries): boolean =>
  step === 'website' ? website.report !== null : answers[step] !== undefined;

/** The first unanswered step; null if there is none. */
export const firstOpenStep = (entries: Entries): Step | null =>
  STEPS.find((step) => !isAnswered(step, entries)) ?? null;

/** Where a visitor can be. */
export type Place = 'welcome' | Step | 'results' | 'unknown' | 'shared';

/** Whether a place is part of the page's HTML; the others are loaded lazily. */
export const isInPage = (place: Place): boolean => place === 'welcome' || place === 'website';

/** The place itself, or the first unanswered step if the place is beyond it. */
export function reachablePlace(place: Place, entries: Entries): Place {
  const open = firstOpenStep(entries);
  if (open === null) return place;
  if (place === 'results') return open;
  return isStep(place) && getStepNumber(place) > getStepNumber(open) ? open : place;
}

export const placeAfter = (step: Step): Place => stepAfter(step) ?? 'results';

export const placeBefore = (place: Place): Place => {
  if (place === 'results') return STEPS[STEPS.length - 1] ?? 'welcome';
  return (isStep(place) && stepBefore(place)) || 'welcome';
};

/** Direction between two places: 1 forward, -1 back, 0 if there is none. */
export function directionOf(from: Place | 'coming', to: Place | 'coming'): 1 | 0 | -1 {
  const order: readonly (typeof from)[] = ['welcome', ...STEPS, 'results'];
  const [start, end] = [order.indexOf(from), order.indexOf(to)];
  if (start < 0 || end < 0 || start === end) return 0;
  return end > start ? 1 : -1;
}

/**
 * The place in a URL; steps are numbered from 1.
 * @example parsePlace('?step=3') // 'customerType'
 * @example parsePlace('') // 'welcome'
 * @example parsePlace('?step=99') // 'unknown'
 */
export function parsePlace(search: string): Place {
  const step = new URLSearchParams(search).get('step');
  if (step === null || step === '' || step === '0') return 'welcome';
  if (step === 'results') return 'results';
  return STEPS.find((id) => String(getStepNumber(id)) === step) ?? 'unknown';
}

/**
 * The query of a place; keeps other parameters, including an unknown place's own.
 * @example placeToSearch('customerType', '?from=mail') // '?from=mail&step=3'
 */
export function placeToSearch(place: Place, search: string): string {
  const params = new URLSearchParams(search);
  if (place === 'welcome' || place === 'shared') params.delete('step');
  else if (place !== 'unknown') params.set('step', isStep(place) ? String(getStepNumber(place)) : place);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
