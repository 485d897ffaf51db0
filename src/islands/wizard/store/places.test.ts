import { describe, expect, it } from 'vitest';
import { EMPTY_ENTRIES, type Entries } from './entries.ts';
import { allowed, firstOpenStep, placeAfter, placeBefore, placeOf, searchOf } from './places.ts';
import { answerAll, wizardForTest } from './testing.ts';

const allAnswered = (): Entries => {
  const { store } = wizardForTest();
  answerAll(store);
  return store.$state.get().entries;
};

describe('an address', () => {
  it.each([
    ['', 'welcome'],
    ['?step=0', 'welcome'],
    ['?step=', 'welcome'],
    ['?step=1', 1],
    ['?step=7', 7],
    ['?from=mail&step=3', 3],
    ['?step=results', 'results'],
    ['?step=8', 'unknown'],
    ['?step=-1', 'unknown'],
    ['?step=1.5', 'unknown'],
    ['?step=constructor', 'unknown'],
  ] as const)('%s names %s', (search, place) => {
    expect(placeOf(search)).toBe(place);
  });

  it('keeps what belongs to others', () => {
    expect(searchOf(4, '?from=mail&step=3')).toBe('?from=mail&step=4');
    expect(searchOf('welcome', '?from=mail&step=3')).toBe('?from=mail');
    expect(searchOf('results', '')).toBe('?step=results');
    expect(searchOf('unknown', '?step=99')).toBe('?step=99');
  });
});

describe('what the answers allow', () => {
  it('is the first unanswered step at most', () => {
    expect(firstOpenStep(EMPTY_ENTRIES)).toBe(1);
    expect(allowed(5, EMPTY_ENTRIES)).toBe(1);
    expect(allowed('results', EMPTY_ENTRIES)).toBe(1);
    expect(allowed('welcome', EMPTY_ENTRIES)).toBe('welcome');
    expect(allowed('unknown', EMPTY_ENTRIES)).toBe('unknown');
  });

  it('is everything once all is answered', () => {
    const entries = allAnswered();
    expect(firstOpenStep(entries)).toBeNull();
    expect(allowed('results', entries)).toBe('results');
    expect(allowed(3, entries)).toBe(3);
  });

  it('ends at a gap in the middle', () => {
    const entries = allAnswered();
    const { teamSize: _, ...answers } = entries.answers;
    expect(allowed('results', { ...entries, answers })).toBe(6);
    expect(allowed(7, { ...entries, answers })).toBe(6);
    expect(allowed(4, { ...entries, answers })).toBe(4);
  });
});

it('the steps follow each other, from the welcome to the result', () => {
  expect(placeAfter(1)).toBe(2);
  expect(placeAfter(7)).toBe('results');
  expect(placeBefore('results')).toBe(7);
  expect(placeBefore(2)).toBe(1);
  expect(placeBefore(1)).toBe('welcome');
  expect(placeBefore('unknown')).toBe('welcome');
});
