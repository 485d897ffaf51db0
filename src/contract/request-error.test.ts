import { expect, it } from 'vitest';
import { toRequestError } from './request-error.ts';
import { generateRoadmap } from './roadmap/generate-roadmap.ts';

it.each([
  [null, 'data'],
  [{ analysisData: 'x' }, 'analysisData'],
  [{ analysisData: { websiteAnalysis: { title: 5 } } }, 'analysisData.websiteAnalysis.title'],
])('names the first invalid field of %o: %s', (data, field) => {
  const { error } = generateRoadmap.request.safeParse(data);
  expect(error && toRequestError(error)).toMatchObject({ field, reason: expect.stringContaining('Invalid') });
});
