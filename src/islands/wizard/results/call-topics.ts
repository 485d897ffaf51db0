import { fill } from '../../../copy/fill.ts';
import { CUSTOMER_TYPES } from '../../../domain/wizard/business-options.ts';
import type { SharedReport } from '../../../share/shared-report.ts';
import type { WizardTexts } from '../wizard-context.ts';
import { joinRanges } from './score/answers-in-words.ts';
import { situationOf } from './score/situation.ts';

/** What a call would settle, as keys of its texts; `reach` and `find` have whom to name. */
export type CallTopic =
  | 'better'
  | 'replace'
  | 'suppliers'
  | 'find'
  | 'reach'
  | 'whoBuys'
  | 'whichOfThem'
  | 'service'
  | 'cost'
  | 'firmsToo'
  | 'notNeeded'
  | 'otherwise';

/** The customers to reach, as the plan names them: without remarks and refusals; '' if it names none. */
export function nameWhom({ roadmap }: Pick<SharedReport, 'roadmap'>): string {
  const named = roadmap?.preparationSteps.flatMap(({ reason }) =>
    reason.kind === 'named' ? reason.buyer : [],
  );
  return joinRanges(named?.[0] ?? '');
}

/** What the call would settle for this firm: what it wants, whom to reach, what we do for it, and what that costs. */
export function callTopics(
  report: Pick<SharedReport, 'answers' | 'buyers' | 'plan' | 'roadmap'>,
): readonly CallTopic[] {
  const { plan } = report;
  const situation = situationOf(report);
  if (situation === 'waits') return ['notNeeded'];
  if (situation === 'consumers') return ['firmsToo', 'otherwise'];
  if (situation === 'selective') return ['replace', 'better', 'service', 'cost'];
  const [want] = plan?.wants ?? [];
  if (want === 'suppliers') return [plan?.seeks.trim() ? 'find' : 'suppliers', 'service', 'cost'];
  // Some of those whom a seller to both has named may be consumers.
  const mayNameFirms = report.answers.customerType === CUSTOMER_TYPES.b2b2c && report.buyers?.trim();
  const whom = nameWhom(report) !== '' ? 'reach' : mayNameFirms ? 'whichOfThem' : 'whoBuys';
  return [...(want === 'better' ? ([want] as const) : []), whom, 'service', 'cost'];
}

/** A topic in words. */
export function formatTopic(
  topic: CallTopic,
  report: Pick<SharedReport, 'roadmap' | 'plan'>,
  { reach, find, topics }: WizardTexts['results']['call'],
): string {
  if (topic === 'reach') return fill(reach, { buyers: nameWhom(report) });
  return topic === 'find' ? fill(find, { seeks: report.plan?.seeks.trim() ?? '' }) : topics[topic];
}
