/** A shared link can contain any report or roadmap: limit the length of everything in it. */
import { describe, expect, it } from 'vitest';
import { ANALYSIS, ROADMAP } from '../islands/wizard/store/testing.ts';
import { generateRoadmap } from './roadmap/generate-roadmap.ts';
import { analyzeWebsite } from './website/analyze-website.ts';

const [step] = ROADMAP.preparationSteps;
const [group] = ROADMAP.b2bTargetGroups;
const [finding] = ANALYSIS.findings;
const repeat = <T>(value: T, count: number): T[] => Array.from({ length: count }, () => value);
const letters = (count: number): string => 'x'.repeat(count);

describe('a report', () => {
  const isValid = (change: object): boolean =>
    analyzeWebsite.response.safeParse({ ...ANALYSIS, ...change }).success;

  it('is valid unchanged', () => expect(isValid({})).toBe(true));

  it.each([
    { schemaVersion: 2 },
    { engine: 'llm' },
    { title: letters(4001) },
    { score: 101 },
    { score: Number.NaN },
    { coverage: 1.1 },
    { url: { ...ANALYSIS.url, final: letters(4097) } },
    { priorities: repeat('title', 100) },
    { findings: repeat(finding, 100) },
    { findings: [{ ...finding, evidence: letters(4001) }] },
    { categories: repeat(ANALYSIS.categories[0], 6) },
    { facts: { ...ANALYSIS.facts, language: letters(501) } },
    { limits: { ...ANALYSIS.limits, notes: repeat('truncated', 100) } },
  ])('is rejected with %o', (change) => expect(isValid(change)).toBe(false));
});

describe('a roadmap', () => {
  const isValid = (change: object): boolean =>
    generateRoadmap.response.safeParse({ ...ROADMAP, ...change }).success;

  it('is valid unchanged', () => expect(isValid({})).toBe(true));

  it.each([
    { engine: 'llm' },
    { preparationSteps: repeat(step, 51) },
    { preparationSteps: [{ ...step, description: letters(4001) }] },
    { preparationSteps: [{ ...step, writtenBy: 'somebody' }] },
    { preparationSteps: [{ ...step, reason: { kind: 'ticked', challenge: 'boredom' } }] },
    { b2bTargetGroups: repeat(group, 51) },
    { b2bTargetGroups: [{ ...group, name: letters(501) }] },
    { hashtags: repeat('#x', 101) },
  ])('is rejected with %o', (change) => expect(isValid(change)).toBe(false));
});
