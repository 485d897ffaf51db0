import { TEAM_SIZES, type Want } from '../../../domain/wizard/business-options.ts';
import type { SharedReport } from '../../../share/shared-report.ts';
import { situationOf } from './score/situation.ts';

/** What a call would settle, as keys of its texts. */
export type CallTopic =
  | Want
  | 'whom'
  | 'whoBuys'
  | 'worth'
  | 'callerAlone'
  | 'callerTeam'
  | 'firmsToo'
  | 'otherwise';

/** What the call would settle for this firm: what it wants, whom to ask first, and who does the work. */
export function callTopics({
  answers,
  buyers = '',
  plan,
}: Pick<SharedReport, 'answers' | 'buyers' | 'plan'>): readonly CallTopic[] {
  const [want = 'more'] = plan?.wants ?? [];
  const situation = situationOf({ answers, plan, buyers });
  if (situation === 'consumers') return ['firmsToo', 'otherwise'];
  const named = buyers.trim() === '' ? 'whoBuys' : 'whom';
  return [
    want,
    situation === 'waits' ? 'worth' : named,
    answers.teamSize === TEAM_SIZES['1-5'] ? 'callerAlone' : 'callerTeam',
  ];
}
