import { scoreOf } from '../../../../domain/wizard/score.ts';
import { pathOf } from '../../../../routes.ts';
import { EXAMPLE_FRAGMENT } from '../../../../share/fragments.ts';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import type { SharedView } from '../../store/state.ts';
import { useResult } from '../../wizard-context.ts';
import { Contents, PARTS } from '../Contents.tsx';
import { Comparison } from '../comparison/Comparison.tsx';
import { FirstLook } from '../first-look/FirstLook.tsx';
import { LaterScore, ResultHead } from '../ResultHead.tsx';
import { RoadmapPanel } from '../roadmap/RoadmapPanel.tsx';
import { Section } from '../Section.tsx';
import { Breakdown } from '../score/Breakdown.tsx';
import { WebsiteReport } from '../website/WebsiteReport.tsx';
import { CopyButton } from './CopyButton.tsx';
import { PrintHead } from './PrintHead.tsx';
import css from './SharedResult.module.css';

/** A result from a link, or the example. Read-only. */
export function SharedResult({ report, isExample, regenerated, roadmap: phase }: SharedView) {
  const { store, texts, locale } = useResult();
  const { shared, example, keep } = texts.results;
  const startOwnCheck = (
    <Button variant="secondary" iconAfter="arrow-right" onClick={() => store.open('welcome')}>
      {shared.own}
    </Button>
  );
  if (!report) {
    return (
      <section className={css.broken} aria-labelledby="wizard-broken">
        <h1 id="wizard-broken" className={css.title} tabIndex={-1}>
          {shared.title}
        </h1>
        <Alert tone="error">{shared.broken}</Alert>
        {startOwnCheck}
      </section>
    );
  }
  const { answers, analysis, competitor } = report;
  const roadmap = phase.phase === 'generating' ? null : (regenerated ?? report.roadmap);
  const hasRoadmap = roadmap !== null || phase.phase !== 'ready';
  const title = isExample ? example.title : shared.title;
  const score = scoreOf(answers);
  const language = regenerated || report.locale === locale ? undefined : report.locale;
  const parts = PARTS.filter(
    (part) => part !== 'keep' && (part !== 'roadmap' || hasRoadmap) && (part !== 'comparison' || competitor),
  );
  return (
    <section aria-label={title}>
      <div className={css.note}>
        <Alert tone="info">{isExample ? example.text : shared.text}</Alert>
        <div className={css.ways}>
          {startOwnCheck}
          {isExample && (
            <>
              <Button variant="secondary" iconBefore="print" onClick={() => window.print()}>
                {keep.print}
              </Button>
              <CopyButton
                icon="link"
                label={keep.link}
                done={keep.linkCopied}
                text={window.location.origin + pathOf('analysis', locale) + EXAMPLE_FRAGMENT}
              />
            </>
          )}
        </div>
      </div>
      <PrintHead />
      <ResultHead eyebrow={title} analysis={analysis} score={score} steps={roadmap?.preparationSteps ?? []} />
      <FirstLook analysis={analysis} />
      <Contents parts={parts} />
      {hasRoadmap && (
        <RoadmapPanel roadmap={roadmap} phase={phase} language={language} hasWebsite={analysis !== null} />
      )}
      <WebsiteReport analysis={analysis} readOnly />
      {analysis && competitor && (
        <Section part="comparison" title={texts.results.comparison.title}>
          <Comparison yours={analysis} theirs={competitor} />
        </Section>
      )}
      <LaterScore analysis={analysis} score={score} />
      <Breakdown score={score} />
    </section>
  );
}
