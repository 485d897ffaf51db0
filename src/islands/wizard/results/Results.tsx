import { scoreOf } from '../../../domain/wizard/score.ts';
import { reportOf } from '../store/entries.ts';
import type { RoadmapPhase } from '../store/state.ts';
import { useResult, useWizardState } from '../wizard-context.ts';
import { Contents, PARTS } from './Contents.tsx';
import { CompareWithAnother } from './comparison/CompareWithAnother.tsx';
import { FirstLook } from './first-look/FirstLook.tsx';
import { LaterScore, ResultHead } from './ResultHead.tsx';
import { RoadmapPanel } from './roadmap/RoadmapPanel.tsx';
import { AnswersPanel } from './score/AnswersPanel.tsx';
import { Breakdown } from './score/Breakdown.tsx';
import { WhatIf } from './score/WhatIf.tsx';
import meeting from './sharing/MeetingPage.module.css';
import { MeetingPage, useMeetingPrint } from './sharing/MeetingPage.tsx';
import { PrintHead } from './sharing/PrintHead.tsx';
import { CallPanel, SavePanel } from './sharing/SavePanel.tsx';
import { WebsiteReport } from './website/WebsiteReport.tsx';

const READY: RoadmapPhase = { phase: 'ready' };

/** The visitor's own result. */
export function Results() {
  const { texts, locale } = useResult();
  const answers = useWizardState(({ entries }) => entries.answers);
  const buyers = useWizardState(({ entries }) => entries.buyers);
  const niche = useWizardState(({ entries }) => entries.niche);
  const plan = useWizardState(({ entries }) => entries.plan);
  const competitor = useWizardState(({ entries }) => entries.competitor.report);
  const website = useWizardState(({ entries }) => entries.website);
  const roadmap = useWizardState(({ entries }) => entries.roadmaps[locale] ?? null);
  const phase = useWizardState((state) => (state.view === 'results' ? state.roadmap : READY));
  const steps = roadmap?.preparationSteps ?? (phase.phase === 'generating' ? phase.parts.steps : []);
  const score = scoreOf(answers);
  const analysis = reportOf(website);
  const report = { answers, buyers, niche, plan, analysis, competitor, roadmap, locale };
  const [isMeeting, printMeeting] = useMeetingPrint();
  return (
    <>
      <section className={isMeeting ? meeting.hidden : undefined} aria-label={texts.results.eyebrow}>
        <PrintHead />
        <ResultHead eyebrow={texts.results.eyebrow} analysis={analysis} score={score} steps={steps} />
        <FirstLook analysis={analysis} />
        <Contents parts={analysis ? PARTS : PARTS.filter((part) => part !== 'comparison')} />
        <RoadmapPanel roadmap={roadmap} phase={phase} hasWebsite={analysis !== null} canAnswer />
        <WebsiteReport analysis={analysis} />
        {analysis && <CompareWithAnother analysis={analysis} />}
        <LaterScore analysis={analysis} score={score} />
        <Breakdown score={score} />
        <WhatIf answers={answers} score={score} />
        <SavePanel report={report} isComplete={phase.phase !== 'generating'} onPrintMeeting={printMeeting} />
        <AnswersPanel />
        <CallPanel />
      </section>
      {isMeeting && <MeetingPage report={report} />}
    </>
  );
}
