import { describe, expect, it } from 'vitest';
import type { PreparationStep } from '../../../contract/roadmap/generate-roadmap.ts';
import type { Finding, WebsiteAnalysis } from '../../../contract/website/analyze-website.ts';
import type { FindingId } from '../../../contract/website/finding-ids.ts';
import { ANALYSIS, ROADMAP } from '../store/testing.ts';
import { type Task, tasksForThisWeek } from './this-week.ts';

const analysisWith = (...ids: readonly FindingId[]): WebsiteAnalysis => ({
  ...ANALYSIS,
  findings: ids.map(
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
  priorities: [...ids],
});

const createStep = (id: string): PreparationStep => ({
  id,
  title: id,
  description: id,
  why: id,
  how: [],
  reason: { kind: 'general' },
  writtenBy: 'rules',
});

const getIds = (tasks: readonly Task[]): readonly string[] =>
  tasks.map((task) => (task.kind === 'step' ? task.step.id : task.finding.id));

const STEPS = [createStep('list'), createStep('three-messages'), createStep('mail')];

describe('the tasks for this week', () => {
  it('are the first three website findings if there are that many', () => {
    expect(getIds(tasksForThisWeek(analysisWith('booking', 'phone', 'title', 'h1'), STEPS))).toEqual([
      'booking',
      'phone',
      'title',
    ]);
  });

  it('are filled up with steps if the website needs few repairs or was not analyzed', () => {
    expect(getIds(tasksForThisWeek(analysisWith('phone'), STEPS))).toEqual([
      'phone',
      'list',
      'three-messages',
    ]);
    expect(getIds(tasksForThisWeek(null, STEPS))).toEqual(['list', 'three-messages', 'mail']);
  });

  it('do not change when the roadmap arrives', () => {
    const analysis = analysisWith('booking', 'phone', 'title');
    expect(tasksForThisWeek(analysis, ROADMAP.preparationSteps)).toEqual(tasksForThisWeek(analysis, []));
    expect(tasksForThisWeek(null, [])).toEqual([]);
  });
});
