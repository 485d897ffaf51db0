import { describe, expect, it } from 'vitest';
import type { PreparationStep, StepReason } from '../../../contract/roadmap/generate-roadmap.ts';
import type { Finding, WebsiteAnalysis } from '../../../contract/website/analyze-website.ts';
import type { FindingId } from '../../../contract/website/finding-ids.ts';
import { ANALYSIS } from '../store/testing.ts';
import { type Task, tasksForThisWeek, weeksOf } from './this-week.ts';

const analysisWith = (status: Finding['status'], ...ids: readonly FindingId[]): WebsiteAnalysis => ({
  ...ANALYSIS,
  findings: ids.map(
    (id): Finding => ({
      id,
      status,
      score: 0,
      weight: 1,
      evidence: '',
    }),
  ),
  priorities: [...ids],
});

const createStep = (id: string, reason: StepReason): PreparationStep => ({
  id,
  title: id,
  description: id,
  why: id,
  how: [],
  reason,
  writtenBy: 'rules',
});

const getIds = (tasks: readonly Task[]): readonly string[] =>
  tasks.map((task) => (task.kind === 'step' ? task.step.id : task.finding.id));

const LAST = createStep('list', { kind: 'wanted', want: 'more' });
const TICKED = createStep('messages', { kind: 'ticked', challenge: 'lead_generation' });
const WANTED = createStep('offer', { kind: 'wanted', want: 'other' });
const ASKED = createStep('hire', { kind: 'asked', topic: 'hiring' });

describe('the tasks for this week', () => {
  it("are the plan's first step and certain faults; the second step and doubts only where those are few", () => {
    const steps = [ASKED, TICKED, WANTED, LAST];
    const idsWith = (...args: Parameters<typeof analysisWith>) =>
      getIds(tasksForThisWeek(analysisWith(...args), steps));
    expect(idsWith('fail', 'booking', 'phone', 'title')).toEqual(['hire', 'booking', 'phone']);
    expect(idsWith('fail', 'booking')).toEqual(['hire', 'booking', 'messages']);
    expect(idsWith('warn', 'booking', 'phone')).toEqual(['hire', 'messages', 'booking']);
    expect(getIds(tasksForThisWeek(analysisWith('warn', 'booking', 'phone'), [ASKED]))).toEqual([
      'hire',
      'booking',
      'phone',
    ]);
    expect(getIds(tasksForThisWeek(null, steps))).toEqual(['hire', 'messages']);
  });

  it('are findings alone until there is a plan', () => {
    expect(getIds(tasksForThisWeek(analysisWith('fail', 'booking', 'phone', 'title', 'email'), []))).toEqual([
      'booking',
      'phone',
      'title',
    ]);
    expect(tasksForThisWeek(null, [])).toEqual([]);
  });
});

describe('the weeks of the plan', () => {
  it.each([
    ['two faults', analysisWith('fail', 'booking', 'phone'), [1, 2, 3, 4, 5]],
    ['one fault', analysisWith('fail', 'booking'), [1, 1, 2, 3, 4]],
    ['doubts', analysisWith('warn', 'booking', 'phone'), [1, 1, 2, 3, 4]],
    ['no website', null, [1, 1, 2, 3, 4]],
  ])("begin with this week's steps (%s)", (_, analysis, weeks) => {
    const steps = [ASKED, TICKED, WANTED, LAST, createStep('more', { kind: 'wanted', want: 'more' })];
    expect(weeksOf(analysis, steps)).toEqual(weeks);
    const now = tasksForThisWeek(analysis, steps).flatMap((task) => (task.kind === 'step' ? task.step : []));
    expect(now).toEqual(steps.filter((__, index) => weeks[index] === 1));
  });

  it('are none without steps', () => {
    expect(weeksOf(analysisWith('fail', 'booking'), [])).toEqual([]);
  });
});
