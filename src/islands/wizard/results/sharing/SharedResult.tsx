import { pathOf } from '../../../../routes.ts';
import { EXAMPLE_FRAGMENT } from '../../../../share/fragments.ts';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import type { SharedView } from '../../store/state.ts';
import { useResult } from '../../wizard-context.ts';
import { CallCard } from '../CallCard.tsx';
import { Comparison } from '../comparison/Comparison.tsx';
import css from '../Results.module.css';
import { useEyebrow } from '../Results.tsx';
import { RoadmapPanel } from '../roadmap/RoadmapPanel.tsx';
import { Section } from '../Section.tsx';
import { Answer, AsideScore } from '../score/Answer.tsx';
import { ThisWeek } from '../ThisWeek.tsx';
import { Understood } from '../Understood.tsx';
import { WebsiteReport } from '../website/WebsiteReport.tsx';
import { CopyButton } from './CopyButton.tsx';
import { PrintedResult } from './PrintedResult.tsx';

/** A result from a link, or the example. Read-only, in the order of an own result. */
export function SharedResult({ report, isExample, regenerated, roadmap: phase }: SharedView) {
  const { store, texts, locale } = useResult();
  const { shared, example, keep } = texts.results;
  const title = isExample ? example.title : shared.title;
  const eyebrow = useEyebrow(title, report ?? { analysis: null });
  const startOwnCheck = (
    <Button variant="secondary" iconAfter="arrow-right" onClick={() => store.open('welcome')}>
      {shared.own}
    </Button>
  );
  if (!report) {
    return (
      <section className="section stack start" aria-labelledby="wizard-broken">
        <h1 id="wizard-broken" className="text-2xl" tabIndex={-1}>
          {shared.again}
        </h1>
        <Alert tone="info">{shared.broken}</Alert>
        {startOwnCheck}
      </section>
    );
  }
  const { analysis, competitor } = report;
  const roadmap = phase.phase === 'generating' ? null : (regenerated ?? report.roadmap);
  const hasRoadmap = roadmap !== null || phase.phase !== 'ready';
  const language = regenerated || report.locale === locale ? undefined : report.locale;
  const steps = roadmap?.preparationSteps ?? [];
  const whole = { ...report, roadmap };
  return (
    <section aria-label={title}>
      <Answer eyebrow={eyebrow} report={report} />
      <div className={classNames('stack start', css.shared)}>
        <Alert tone="info">{isExample ? example.text : shared.text}</Alert>
        <div className="row">
          {startOwnCheck}
          <Button variant="secondary" iconBefore="print" onClick={() => window.print()}>
            {keep.print}
          </Button>
          {isExample && (
            <CopyButton
              icon="link"
              label={keep.link}
              text={window.location.origin + pathOf('analysis', locale) + EXAMPLE_FRAGMENT}
            />
          )}
        </div>
      </div>
      <Understood report={report} readOnly />
      <div className="no-print">
        <div className={classNames('stack', css.week)}>
          <ThisWeek analysis={analysis} steps={steps} />
          <CallCard report={report} readOnly />
        </div>
        {hasRoadmap && <RoadmapPanel roadmap={roadmap} phase={phase} language={language} report={report} />}
        <WebsiteReport analysis={analysis} steps={steps} readOnly />
        {analysis && competitor && (
          <Section title={texts.results.comparison.title}>
            <Comparison yours={analysis} theirs={competitor} />
          </Section>
        )}
        <AsideScore report={report} />
      </div>
      <PrintedResult report={whole} />
    </section>
  );
}
