/** Where a visitor can be, the address of each place, and which places the answers open. */
import type { Entries } from './entries.ts';
import { firstOpenStep, isStep, numberOf, STEPS, type Step, stepAfter, stepBefore } from './steps.ts';

export type Place = 'welcome' | Step | 'results' | 'unknown' | 'shared';

/** Whether a place is part of the page's HTML; the others are loaded lazily. */
export const isInPage = (place: Place): boolean => place === 'welcome' || place === 'website';

/** The place itself, or the first unanswered step if the place is beyond it. */
export function reachablePlace(place: Place, entries: Entries): Place {
  const open = firstOpenStep(entries);
  if (open === null) return place;
  if (place === 'results') return open;
  return isStep(place) && numberOf(place) > numberOf(open) ? open : place;
}

export const placeAfter = (step: Step): Place => stepAfter(step) ?? 'results';

export const placeBefore = (place: Place): Place => {
  if (place === 'results') return STEPS[STEPS.length - 1] ?? 'welcome';
  return (isStep(place) && stepBefore(place)) || 'welcome';
};

/** Which way leads from one place to another: 1 onward, -1 back, 0 where they lie on no common way. */
export function directionOf(from: Place | 'coming', to: Place | 'coming'): 1 | 0 | -1 {
  const way: readonly (typeof from)[] = ['welcome', ...STEPS, 'results'];
  const [start, end] = [way.indexOf(from), way.indexOf(to)];
  if (start < 0 || end < 0 || start === end) return 0;
  return end > start ? 1 : -1;
}

/**
 * The place an address names: a step by its number, as the visitor counts.
 * @example placeOf('?step=3') // 'customerType'
 * @example placeOf('') // 'welcome'
 * @example placeOf('?step=99') // 'unknown'
 */
export function placeOf(search: string): Place {
  const step = new URLSearchParams(search).get('step');
  if (step === null || step === '' || step === '0') return 'welcome';
  if (step === 'results') return 'results';
  return STEPS.find((id) => String(numberOf(id)) === step) ?? 'unknown';
}

/**
 * The query of a place; other parameters are kept, an unknown place's own one as well.
 * @example searchOf('customerType', '?from=mail') // '?from=mail&step=3'
 */
export function searchOf(place: Place, search: string): string {
  const params = new URLSearchParams(search);
  if (place === 'welcome' || place === 'shared') params.delete('step');
  else if (place !== 'unknown') params.set('step', isStep(place) ? String(numberOf(place)) : place);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
