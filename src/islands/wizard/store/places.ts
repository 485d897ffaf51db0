/** Where a visitor can be, the address of each place, and which places the answers open. */
import type { Entries } from './entries.ts';

export const STEPS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Step = (typeof STEPS)[number];
/** Steps that ask something; the first one asks for the website. */
export type QuestionStep = Exclude<Step, 1>;
export type Place = 'welcome' | Step | 'results' | 'unknown' | 'shared';

export const isStep = (value: unknown): value is Step => STEPS.some((step) => step === value);

const ANSWERED: Readonly<Record<Step, (entries: Entries) => boolean>> = {
  1: ({ website }) => website.report !== null,
  2: ({ answers }) => answers.businessPhase !== undefined,
  3: ({ answers }) => answers.customerType !== undefined,
  4: ({ answers }) => answers.productTypes !== undefined,
  5: ({ answers }) => answers.customerAcquisition !== undefined,
  6: ({ answers }) => answers.teamSize !== undefined,
  7: ({ answers }) => answers.biggestChallenges !== undefined,
};

export const isAnswered = (step: Step, entries: Entries): boolean => ANSWERED[step](entries);

/** The first step without an answer; null when all have one. */
export const firstOpenStep = (entries: Entries): Step | null =>
  STEPS.find((step) => !isAnswered(step, entries)) ?? null;

/** The place that may really be shown: nothing beyond the first unanswered step. */
export function allowed(place: Place, entries: Entries): Place {
  const open = firstOpenStep(entries);
  if (open === null) return place;
  if (place === 'results') return open;
  return isStep(place) && place > open ? open : place;
}

export const placeAfter = (step: Step): Place => STEPS.find((next) => next > step) ?? 'results';

export const placeBefore = (place: Place): Place => {
  if (place === 'results') return 7;
  return isStep(place) ? (STEPS.findLast((before) => before < place) ?? 'welcome') : 'welcome';
};

/**
 * The place an address names.
 * @example placeOf('?step=3') // 3
 * @example placeOf('') // 'welcome'
 * @example placeOf('?step=99') // 'unknown'
 */
export function placeOf(search: string): Place {
  const step = new URLSearchParams(search).get('step');
  if (step === null || step === '' || step === '0') return 'welcome';
  if (step === 'results') return 'results';
  return STEPS.find((number) => String(number) === step) ?? 'unknown';
}

/**
 * The query of a place; other parameters are kept, an unknown place's own one as well.
 * @example searchOf(3, '?from=mail') // '?from=mail&step=3'
 */
export function searchOf(place: Place, search: string): string {
  const params = new URLSearchParams(search);
  if (place === 'welcome' || place === 'shared') params.delete('step');
  else if (place !== 'unknown') params.set('step', String(place));
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
