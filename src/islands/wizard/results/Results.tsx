import { hostOf } from '../../../domain/website/host.ts';
import type { SharedReport } from '../../../share/shared-report.ts';
import { classNames } from '../../../ui/class-names.ts';
import { reportOf } from '../store/entries.ts';
import type { RoadmapPhase } from '../store/state.ts';
import { useResult, useWizardState } from '../wizard-context.ts';
import { CallCard } from './CallCard.tsx';
import { callTopics } from './call-topics.ts';
import { CompareWithAnother } from './comparison/CompareWithAnother.tsx';
import css from './Results.module.css';
import { OwnWords } from './roadmap/OwnWords.tsx';
import { RoadmapPanel } from './roadmap/RoadmapPanel.tsx';
import { Answer, AsideScore } from './score/Answer.tsx';
import { PrintedResult } from './sharing/PrintedResult.tsx';
import { SavePanel } from './sharing/SavePanel.tsx';
import { ThisWeek } from './ThisWeek.tsx';
import { Understood } from './Understood.tsx';
import { WebsiteReport } from './website/WebsiteReport.tsx';

const READY: RoadmapPhase = { phase: 'ready' };

/** Whose result this is, and when it was made. */
export function useEyebrow(title: string, { analysis }: Pick<SharedReport, 'analysis'>): string {
  const { locale } = useResult();
  const at = analysis ? new Date(analysis.fetchedAt) : new Date();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(at);
  return [analysis ? hostOf(analysis.url.final) : title, date].join(' · ');
}

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
  const analysis = reportOf(website);
  const report = { answers, buyers, niche, plan, analysis, competitor, roadmap, locale };
  const eyebrow = useEyebrow(texts.results.eyebrow, report);
  const isAnsweredOnCall = callTopics(report).includes('cost');
  // Own words that neither a call nor a suggestion answers stand where a step can be added.
  const isOwnStep = !isAnsweredOnCall && roadmap?.topics.length === 0 && roadmap.otherTopics.length > 0;
  return (
    <section aria-label={texts.results.eyebrow}>
      <Answer eyebrow={eyebrow} report={report} />
      <Understood report={report} />
      <div className="no-print">
        <div className={classNames('stack', css.week)}>
          <ThisWeek analysis={analysis} steps={steps} />
          <CallCard report={report} />
        </div>
        {!isOwnStep && <OwnWords roadmap={roadmap} isAnsweredOnCall={isAnsweredOnCall} />}
        <RoadmapPanel
          roadmap={roadmap}
          phase={phase}
          report={report}
          canAnswer
          ownWords={isOwnStep ? answers.customChallenge.trim() : ''}
        />
        <WebsiteReport analysis={analysis} steps={steps} />
        {analysis && <CompareWithAnother analysis={analysis} />}
        <AsideScore report={report} />
        <SavePanel report={report} isComplete={phase.phase !== 'generating'} />
      </div>
      <PrintedResult report={report} />
    </section>
  );
}
