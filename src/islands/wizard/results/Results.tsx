import { scoreOf } from '../../../domain/wizard/score.ts';
import type { RoadmapPhase } from '../store/state.ts';
import { useResult, useWizardState } from '../wizard-context.ts';
import { Contents } from './Contents.tsx';
import { RoadmapPanel } from './roadmap/RoadmapPanel.tsx';
import { AnswersPanel } from './score/AnswersPanel.tsx';
import { Breakdown } from './score/Breakdown.tsx';
import { ScorePanel } from './score/ScorePanel.tsx';
import { WhatIf } from './score/WhatIf.tsx';
import { CallPanel, KeepPanel } from './sharing/KeepPanel.tsx';
import { PrintHead } from './sharing/PrintHead.tsx';
import { ThisWeek } from './ThisWeek.tsx';
import { WebsiteReport } from './website/WebsiteReport.tsx';

const READY: RoadmapPhase = { phase: 'ready' };

/** The visitor's own result. */
export function Results() {
  const { texts, locale } = useResult();
  const answers = useWizardState(({ entries }) => entries.answers);
  const buyers = useWizardState(({ entries }) => entries.buyers);
  const website = useWizardState(({ entries }) => entries.website);
  const roadmap = useWizardState(({ entries }) => entries.roadmaps[locale] ?? null);
  const phase = useWizardState((state) => (state.at === 'results' ? state.roadmap : READY));
  const steps = roadmap?.preparationSteps ?? (phase.phase === 'generating' ? phase.parts.steps : []);
  const score = scoreOf(answers);
  const analysis = website.report === 'skipped' ? null : website.report;
  return (
    <section aria-label={texts.results.eyebrow}>
      <PrintHead />
      <ScorePanel score={score} eyebrow={texts.results.eyebrow}>
        <ThisWeek analysis={analysis} steps={steps} />
      </ScorePanel>
      <Contents />
      <RoadmapPanel roadmap={roadmap} phase={phase} hasWebsite={analysis !== null} mayAnswer />
      <WebsiteReport analysis={analysis} language={website.language} />
      <Breakdown score={score} />
      <WhatIf answers={answers} score={score} />
      <KeepPanel
        report={{ answers, buyers, analysis, roadmap, locale }}
        isWhole={phase.phase !== 'generating'}
      />
      <AnswersPanel />
      <CallPanel />
    </section>
  );
}
