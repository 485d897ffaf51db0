import { expect, it } from 'vitest';
import { ANALYSIS_NOTES, FINDING_CATEGORIES, FINDING_IDS } from '../src/contract/website/finding-ids.ts';
import { copy } from '../src/copy/index.ts';
import { LOCALES } from '../src/domain/site/locale.ts';

it.each(LOCALES)('has words for every finding, category and note (%s)', (locale) => {
  const { byId, categories, notes } = copy[locale].findings;
  expect(Object.keys(byId)).toEqual([...FINDING_IDS]);
  expect(Object.keys(categories)).toEqual([...FINDING_CATEGORIES]);
  expect(Object.keys(notes)).toEqual([...ANALYSIS_NOTES]);
});
