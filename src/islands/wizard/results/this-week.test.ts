import { describe, expect, it } from 'vitest';
import type { PreparationStep, StepReason } from '../../../contract/roadmap/generate-roadmap.ts';
import type { Finding, WebsiteAnalysis } from '../../../contract/website/analyze-website.ts';
import type { FindingId } from '../../../contract/website/finding-ids.ts';
import { ANALYSIS } from '../store/testing.ts';
import { type Task, tasksForThisWeek } from './this-week.ts';

const analysisWith = (status: Finding['status'], ...ids: readonly FindingId[]): WebsiteAnalysis => ({
  ...ANALYSIS,
  findings: ids.map(
    (id): Finding => ({
      id,
      category: 'message',
      status,
      score: 0,
      weight: 1,
      severity: 'high',
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

const GENERAL = createStep('list', { kind: 'general' });
const TICKED = createStep('messages', { kind: 'ticked', challenge: 'lead_generation' });
const WANTED = createStep('offer', { kind: 'wanted', want: 'other' });
const ASKED = createStep('hire', { kind: 'asked', topic: 'hiring' });

describe('the tasks for this week', () => {
  it("begin with the plan's first step, then take turns with certain faults of the website", () => {
    const steps = [ASKED, TICKED, WANTED, GENERAL];
    expect(getIds(tasksForThisWeek(analysisWith('fail', 'booking', 'phone'), steps))).toEqual([
      'hire',
      'booking',
      'messages',
    ]);
    expect(getIds(tasksForThisWeek(analysisWith('fail', 'booking', 'phone'), [TICKED, GENERAL]))).toEqual([
      'messages',
      'booking',
      'phone',
    ]);
    expect(getIds(tasksForThisWeek(analysisWith('warn', 'booking', 'phone'), steps))).toEqual([
      'hire',
      'messages',
      'offer',
    ]);
    expect(getIds(tasksForThisWeek(analysisWith('warn', 'booking'), [TICKED, GENERAL]))).toEqual([
      'messages',
      'booking',
      'list',
    ]);
    expect(getIds(tasksForThisWeek(null, [TICKED, GENERAL]))).toEqual(['messages', 'list']);
  });

  it('are findings alone until there is a plan', () => {
    expect(getIds(tasksForThisWeek(analysisWith('fail', 'booking', 'phone', 'title', 'h1'), []))).toEqual([
      'booking',
      'phone',
      'title',
    ]);
    expect(tasksForThisWeek(null, [])).toEqual([]);
  });
});
