import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALES } from '../../src/domain/site/locale.ts';
import { loadExample } from '../../src/share/example.ts';
import { makeExample } from './make-example.ts';

it.each(LOCALES)('matches the stored example (%s)', async (locale) => {
  const stored = readFileSync(new URL(`../../src/share/example/${locale}.json`, import.meta.url), 'utf8');
  expect(stored, 'run `npm run example`').toBe(await makeExample(locale));
});

it.each(LOCALES)('has a score, findings, and target groups for the page (%s)', async (locale) => {
  const { analysis, roadmap, locale: language } = await loadExample(locale);
  expect(language).toBe(locale);
  expect(analysis?.score).toBeGreaterThan(0);
  expect(analysis?.priorities.length).toBeGreaterThan(0);
  expect(roadmap?.preparationSteps.length).toBeGreaterThan(0);
});
