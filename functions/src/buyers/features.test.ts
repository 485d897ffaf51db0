import { expect, it } from 'vitest';
import { extractRoleFeatures } from './features.ts';
import { parseSentence } from './sentence.ts';

const findNegations = (text: string, position: number): readonly string[] =>
  extractRoleFeatures(parseSentence(text, 'words', '', 'en'), position).filter((feature) =>
    feature.startsWith('not '),
  );

it('includes a negation, and the contrast that ends it', () => {
  expect(findNegations('We do not supply bakeries', 4)).toContain('not before ');
  expect(findNegations('not hotels but bakeries', 3)).toContain('not before but');
  expect(findNegations('We supply bakeries', 2)).toEqual([]);
});

it('includes only nearby negations, so that long texts take linear time', () => {
  expect(findNegations('not bakeries '.repeat(300), 301).length).toBeLessThan(100);
});
