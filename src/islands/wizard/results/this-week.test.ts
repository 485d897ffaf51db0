import { describe, expect, it } from 'vitest';
import type { PreparationStep } from '../../../contract/roadmap/generate-roadmap.ts';
import type { Finding, WebsiteAnalysis } from '../../../contract/website/analyze-website.ts';
import type { FindingId } from '../../../contract/website/finding-ids.ts';
import { ANALYSIS, ROADMAP } from '../store/testing.ts';
import { type Task, tasksForThisWeek } from './this-week.ts';

const analysisWith = (...faults: readonly FindingId[]): WebsiteAnalysis => ({
  ...ANALYSIS,
  findings: faults.map(
    (id): Finding => ({
      id,
      category: 'message',
      status: 'fail',
      score: 0,
      weight: 1,
      severity: 'high',
      evidence: '',
    }),
  ),
  priorities: [...faults],
});

const step = (id: string, finding: FindingId | null): PreparationStep => ({
  id,
  title: id,
  description: id,
  because: { answer: { field: 'businessPhase', option: 'mvp' }, finding },
  writtenBy: 'rules',
});

const namesOf = (things: readonly Task[]): readonly string[] =>
  things.map((thing) => (thing.kind === 'step' ? thing.step.id : thing.finding.id));

const STEPS = [step('list', 'booking'), step('three-messages', null), step('mail', 'imprint')];

describe('the tasks for this week', () => {
  it('are the first three website findings if there are that many', () => {
    expect(namesOf(tasksForThisWeek(analysisWith('booking', 'phone', 'title', 'h1'), STEPS))).toEqual([
      'booking',
      'phone',
      'title',
    ]);
  });

  it('never include the same item both as a finding and as a step', () => {
    const only = [step('list', 'booking'), step('mail', 'booking')];
    expect(namesOf(tasksForThisWeek(analysisWith('booking'), only))).toEqual(['booking']);
    expect(namesOf(tasksForThisWeek(analysisWith('booking', 'phone', 'title'), only))).toEqual([
      'booking',
      'phone',
      'title',
    ]);
  });

  it('are filled up with steps if the website needs few repairs or was not analyzed', () => {
    expect(namesOf(tasksForThisWeek(analysisWith('phone'), STEPS))).toEqual([
      'phone',
      'list',
      'three-messages',
    ]);
    expect(namesOf(tasksForThisWeek(null, STEPS))).toEqual(['list', 'three-messages', 'mail']);
  });

  it('do not change when the roadmap arrives', () => {
    const analysis = analysisWith('booking', 'phone', 'title');
    expect(tasksForThisWeek(analysis, ROADMAP.preparationSteps)).toEqual(tasksForThisWeek(analysis, []));
    expect(tasksForThisWeek(null, [])).toEqual([]);
  });
});
