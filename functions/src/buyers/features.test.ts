import { expect, it } from 'vitest';
import { roleFeatures } from './features.ts';
import { sentenceOf } from './sentence.ts';

const negationsIn = (text: string, position: number): readonly string[] =>
  roleFeatures(sentenceOf(text, 'words', '', 'en'), position).filter((feature) => feature.startsWith('not '));

it('includes a negation, and the contrast that ends it', () => {
  expect(negationsIn('We do not supply bakeries', 4)).toContain('not before ');
  expect(negationsIn('not hotels but bakeries', 3)).toContain('not before but');
  expect(negationsIn('We supply bakeries', 2)).toEqual([]);
});

it('includes only nearby negations, so that long texts take linear time', () => {
  expect(negationsIn('not bakeries '.repeat(300), 301).length).toBeLessThan(100);
});
