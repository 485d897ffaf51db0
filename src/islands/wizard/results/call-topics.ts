import { fill } from '../../../copy/fill.ts';
import { truncateAtWord } from '../../../domain/values/text.ts';
import type { SharedReport } from '../../../share/shared-report.ts';
import type { WizardTexts } from '../wizard-context.ts';
import { situationOf } from './score/situation.ts';

/** What a call would settle, as keys of its texts; `reach` has the customers to name. */
export type CallTopic =
  | 'better'
  | 'suppliers'
  | 'reach'
  | 'whoBuys'
  | 'service'
  | 'cost'
  | 'firmsToo'
  | 'notNeeded'
  | 'otherwise';

/** What the call would settle for this firm: what it wants, whom to reach, what we do for it, and what that costs. */
export function callTopics(report: Pick<SharedReport, 'answers' | 'buyers' | 'plan'>): readonly CallTopic[] {
  const { buyers = '', plan } = report;
  const situation = situationOf(report);
  if (situation === 'waits') return ['notNeeded'];
  if (situation === 'consumers') return ['firmsToo', 'otherwise'];
  const [want] = plan?.wants ?? [];
  if (want === 'suppliers') return ['suppliers', 'service', 'cost'];
  const whom = buyers.trim() === '' ? 'whoBuys' : 'reach';
  return [...(want === 'better' ? ([want] as const) : []), whom, 'service', 'cost'];
}

/** Maximum length of the customers to name, in characters. */
const MAX_NAMES = 90;

/** A topic in words; whom to reach as the plan names them, or else as typed. */
export function formatTopic(
  topic: CallTopic,
  { buyers = '', roadmap }: Pick<SharedReport, 'buyers' | 'roadmap'>,
  { reach, topics }: WizardTexts['results']['call'],
): string {
  if (topic !== 'reach') return topics[topic];
  const named = roadmap?.preparationSteps.flatMap(({ reason }) =>
    reason.kind === 'named' ? reason.buyer : [],
  );
  return fill(reach, { buyers: named?.[0] ?? truncateAtWord(buyers.trim(), MAX_NAMES) });
}
