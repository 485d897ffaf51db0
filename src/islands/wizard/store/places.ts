/** The wizard's places, their URLs, and which ones the answers unlock. */
import type { Entries } from './entries.ts';
import { firstOpenStep, getStepNumber, isStep, STEPS, type Step, stepAfter, stepBefore } from './steps.ts';

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
