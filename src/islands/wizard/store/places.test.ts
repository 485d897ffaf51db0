import { describe, expect, it } from 'vitest';
import { EMPTY_ENTRIES, type Entries } from './entries.ts';
import {
  directionOf,
  firstOpenStep,
  getStepNumber,
  parsePlace,
  placeAfter,
  placeBefore,
  placeToSearch,
  reachablePlace,
  STEPS,
} from './steps.ts';
import { answerAll, createTestWizard } from './testing.ts';

const createAnswered = (): Entries => {
  const { store } = createTestWizard();
  answerAll(store);
  return store.$state.get().entries;
};

describe('a URL', () => {
  it.each([
    ['', 'welcome'],
    ['?step=0', 'welcome'],
    ['?step=', 'welcome'],
    ['?step=1', 'website'],
    [`?step=${STEPS.length}`, 'biggestChallenges'],
    [`?from=mail&step=${getStepNumber('customerType')}`, 'customerType'],
    ['?step=results', 'results'],
    [`?step=${STEPS.length + 1}`, 'unknown'],
    ['?step=-1', 'unknown'],
    ['?step=1.5', 'unknown'],
    ['?step=constructor', 'unknown'],
  ] as const)('%s names %s', (search, place) => {
    expect(parsePlace(search)).toBe(place);
  });

  it('keeps other parameters', () => {
    expect(placeToSearch('businessPhase', '?from=mail&step=3')).toBe('?from=mail&step=2');
    expect(placeToSearch('welcome', '?from=mail&step=3')).toBe('?from=mail');
    expect(placeToSearch('results', '')).toBe('?step=results');
    expect(placeToSearch('unknown', '?step=99')).toBe('?step=99');
  });
});

describe('reachable places', () => {
  it('end at the first unanswered step', () => {
    expect(firstOpenStep(EMPTY_ENTRIES)).toBe('website');
    expect(reachablePlace('customerAcquisition', EMPTY_ENTRIES)).toBe('website');
    expect(reachablePlace('results', EMPTY_ENTRIES)).toBe('website');
    expect(reachablePlace('welcome', EMPTY_ENTRIES)).toBe('welcome');
    expect(reachablePlace('unknown', EMPTY_ENTRIES)).toBe('unknown');
  });

  it('include everything once all steps are answered', () => {
    const entries = createAnswered();
    expect(firstOpenStep(entries)).toBeNull();
    expect(reachablePlace('results', entries)).toBe('results');
    expect(reachablePlace('customerType', entries)).toBe('customerType');
  });

  it('end at a gap in the middle', () => {
    const entries = createAnswered();
    const { teamSize: _, ...answers } = entries.answers;
    expect(reachablePlace('results', { ...entries, answers })).toBe('teamSize');
    expect(reachablePlace('biggestChallenges', { ...entries, answers })).toBe('teamSize');
    expect(reachablePlace('productTypes', { ...entries, answers })).toBe('productTypes');
  });
});

it('follow each other from the welcome to the result', () => {
  expect(placeAfter('website')).toBe('businessPhase');
  expect(placeAfter('biggestChallenges')).toBe('results');
  expect(placeBefore('results')).toBe('biggestChallenges');
  expect(placeBefore('businessPhase')).toBe('website');
  expect(placeBefore('website')).toBe('welcome');
  expect(placeBefore('unknown')).toBe('welcome');
});

describe('the direction between places', () => {
  it.each([
    ['welcome', 'website', 1],
    ['businessPhase', 'results', 1],
    ['results', 'biggestChallenges', -1],
    ['customerType', 'welcome', -1],
    ['results', 'shared', 0],
    ['unknown', 'welcome', 0],
    ['results', 'results', 0],
  ] as const)('%s to %s: %d', (from, to, direction) => {
    expect(directionOf(from, to)).toBe(direction);
  });
});
