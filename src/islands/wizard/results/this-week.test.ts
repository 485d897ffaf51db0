import { describe, expect, it } from 'vitest';
import type { PreparationStep, StepReason } from '../../../contract/roadmap/generate-roadmap.ts';
import type { Finding, WebsiteAnalysis } from '../../../contract/website/analyze-website.ts';
import type { FindingId } from '../../../contract/website/finding-ids.ts';
import { ANALYSIS } from '../store/testing.ts';
import { numberThisWeek, type Task, tasksForThisWeek, weeksOf } from './this-week.ts';

const analysisWith = (status: Finding['status'], ...ids: readonly FindingId[]): WebsiteAnalysis => ({
  ...ANALYSIS,
  findings: ids.map(
    (id): Finding => ({
      id,
      status,
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
    expect(idsWith('fail', 'orders', 'phone', 'title')).toEqual(['hire', 'orders', 'phone']);
    expect(idsWith('fail', 'orders')).toEqual(['hire', 'orders', 'messages']);
    expect(idsWith('warn', 'orders', 'phone')).toEqual(['hire', 'messages', 'orders']);
    expect(getIds(tasksForThisWeek(analysisWith('warn', 'orders', 'phone'), [ASKED]))).toEqual([
      'hire',
      'orders',
      'phone',
    ]);
    expect(getIds(tasksForThisWeek(null, steps))).toEqual(['hire', 'messages']);
  });

  it('are findings alone until there is a plan', () => {
    expect(getIds(tasksForThisWeek(analysisWith('fail', 'orders', 'phone', 'title', 'email'), []))).toEqual([
      'orders',
      'phone',
      'title',
    ]);
    expect(tasksForThisWeek(null, [])).toEqual([]);
  });
});

it('numbers what is in the list, and nothing else', () => {
  const analysis = analysisWith('fail', 'orders', 'phone', 'title');
  const tasks = tasksForThisWeek(analysis, [ASKED, TICKED]);
  const numbers = [ASKED, TICKED, ...analysis.findings].map((item) => numberThisWeek(tasks, item));
  expect(numbers).toEqual([1, undefined, 2, 3, undefined]);
});

describe('the weeks of the plan', () => {
  it.each([
    ['two faults', analysisWith('fail', 'orders', 'phone'), [1, 2, 3, 4, 5]],
    ['one fault', analysisWith('fail', 'orders'), [1, 1, 2, 3, 4]],
    ['doubts', analysisWith('warn', 'orders', 'phone'), [1, 1, 2, 3, 4]],
    ['no website', null, [1, 1, 2, 3, 4]],
  ])("begin with this week's steps (%s)", (_, analysis, weeks) => {
    const steps = [ASKED, TICKED, WANTED, LAST, createStep('more', { kind: 'wanted', want: 'more' })];
    expect(weeksOf(analysis, steps)).toEqual(weeks);
    const now = tasksForThisWeek(analysis, steps).flatMap((task) => (task.kind === 'step' ? task.step : []));
    expect(now).toEqual(steps.filter((__, index) => weeks[index] === 1));
  });

  it('are none without steps', () => {
    expect(weeksOf(analysisWith('fail', 'orders'), [])).toEqual([]);
  });
});
