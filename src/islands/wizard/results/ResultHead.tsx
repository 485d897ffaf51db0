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

/** The first screen has one score: the website's where there is one, else compatibility. */
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

/** Compatibility further down, where the website leads. */
export function LaterScore({ analysis, score }: Pick<ResultHeadProps, 'analysis' | 'score'>) {
  return isScored(analysis) ? <ScorePanel score={score} /> : null;
}
