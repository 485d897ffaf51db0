import { scoreOf } from '../../../domain/score.ts';
import type { RoadmapPhase } from '../store/state.ts';
import { useWizard, useWizardState } from '../wizard-context.ts';
import { Breakdown } from './Breakdown.tsx';
import { RoadmapPanel } from './RoadmapPanel.tsx';
import { ScorePanel } from './ScorePanel.tsx';
import { WebsiteReport } from './WebsiteReport.tsx';

const READY: RoadmapPhase = { phase: 'ready' };

/** The visitor's own result. */
export function Results() {
  const { texts, locale } = useWizard();
  const answers = useWizardState(({ entries }) => entries.answers);
  const report = useWizardState(({ entries }) => entries.website.report);
  const roadmap = useWizardState(({ entries }) => entries.roadmaps[locale] ?? null);
  const phase = useWizardState((state) => (state.at === 'results' ? state.roadmap : READY));
  const score = scoreOf(answers);
  return (
    <>
      <ScorePanel score={score} eyebrow={texts.results.eyebrow} />
      <RoadmapPanel roadmap={roadmap} phase={phase} />
      <WebsiteReport analysis={report === 'skipped' ? null : report} />
      <Breakdown score={score} />
    </>
  );
}
