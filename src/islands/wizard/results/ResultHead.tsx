import type { PreparationStep } from '../../../contract/roadmap/generate-roadmap.ts';
import type { Score } from '../../../domain/wizard/score.ts';
import type { SharedAnalysis } from '../../../share/shared-report.ts';
import { ScorePanel } from './score/ScorePanel.tsx';
import { ThisWeek } from './ThisWeek.tsx';
import { isScored, WebsiteLead } from './website/WebsiteLead.tsx';

export interface ResultHeadProps {
  readonly eyebrow: string;
  readonly analysis: SharedAnalysis | null;
  readonly score: Score;
  readonly steps: readonly PreparationStep[];
}

/** The first screen shows one score: the website's if there is one, otherwise compatibility. */
export function ResultHead({ eyebrow, analysis, score, steps }: ResultHeadProps) {
  const week = <ThisWeek analysis={analysis} steps={steps} />;
  return isScored(analysis) ? (
    <WebsiteLead analysis={analysis} eyebrow={eyebrow}>
      {week}
    </WebsiteLead>
  ) : (
    <ScorePanel score={score} eyebrow={eyebrow}>
      {week}
    </ScorePanel>
  );
}

/** Compatibility further down, if the website's score comes first. */
export function LaterScore({ analysis, score }: Pick<ResultHeadProps, 'analysis' | 'score'>) {
  return isScored(analysis) ? <ScorePanel score={score} /> : null;
}
