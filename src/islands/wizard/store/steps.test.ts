import { expect, it } from 'vitest';
import { copy } from '../../../copy/index.ts';
import { LOCALES } from '../../../domain/site/locale.ts';
import { progressText } from '../store/steps.ts';
import { EMPTY_ENTRIES } from './entries.ts';
import { firstOpenStep, getStepNumber, isStep, STEPS, stepAfter, stepBefore } from './steps.ts';

it('are the seven specified ones, in the specified order', () => {
  expect(STEPS).toEqual([
    'website',
    'businessPhase',
    'customerType',
    'productTypes',
    'customerAcquisition',
    'teamSize',
    'biggestChallenges',
  ]);
});

it('numbers steps from 1 and links neighbors', () => {
  expect(STEPS.map(getStepNumber)).toEqual(STEPS.map((_, index) => index + 1));
  STEPS.forEach((step, index) => {
    expect(stepBefore(step)).toBe(STEPS[index - 1]);
    expect(stepAfter(step)).toBe(STEPS[index + 1]);
  });
});

it('recognizes only its own ids', () => {
  expect(STEPS.every(isStep)).toBe(true);
  for (const other of ['welcome', 'results', 'length', 1, undefined]) expect(isStep(other)).toBe(false);
});

it('starts with the website', () => {
  expect(firstOpenStep(EMPTY_ENTRIES)).toBe('website');
});

it.each(LOCALES)('has a title and a progress text for every step (%s)', (locale) => {
  const { wizard } = copy[locale];
  for (const step of STEPS) expect(wizard[step].title).not.toBe('');
  expect(progressText('customerType', wizard.progress)).toMatch(
    new RegExp(`^\\D+ ${getStepNumber('customerType')} \\D+ ${STEPS.length}$`),
  );
});
