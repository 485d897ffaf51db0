import { scoreOf } from '../../../../domain/wizard/score.ts';
import { pathOf } from '../../../../routes.ts';
import { EXAMPLE_FRAGMENT } from '../../../../share/fragments.ts';
import type { SharedReport } from '../../../../share/shared-report.ts';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { useResult } from '../../wizard-context.ts';
import { Contents } from '../Contents.tsx';
import { RoadmapPanel } from '../roadmap/RoadmapPanel.tsx';
import { Breakdown } from '../score/Breakdown.tsx';
import { ScorePanel } from '../score/ScorePanel.tsx';
import { ThisWeek } from '../ThisWeek.tsx';
import { WebsiteReport } from '../website/WebsiteReport.tsx';
import { CopyButton } from './CopyButton.tsx';
import { PrintHead } from './PrintHead.tsx';
import css from './Shared.module.css';

export interface SharedProps {
  /** Null: the link is broken. */
  readonly report: SharedReport | null;
  readonly isExample: boolean;
}

/** A result out of a link, or the example: to be read only. */
export function Shared({ report, isExample }: SharedProps) {
  const { store, texts, locale } = useResult();
  const { shared, example, keep } = texts.results;
  const own = (
    <Button variant="secondary" after="arrow-right" onClick={() => store.open('welcome')}>
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
        {own}
      </section>
    );
  }
  const { answers, analysis, roadmap } = report;
  const title = isExample ? example.title : shared.title;
  const score = scoreOf(answers);
  const language = report.locale === locale ? undefined : report.locale;
  return (
    <section aria-label={title}>
      <div className={css.note}>
        <Alert tone="info">{isExample ? example.text : shared.text}</Alert>
        <div className={css.ways}>
          {own}
          {isExample && (
            <>
              <Button variant="secondary" before="print" onClick={() => window.print()}>
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
      <ScorePanel score={score} eyebrow={title}>
        <ThisWeek analysis={analysis} steps={roadmap?.preparationSteps ?? []} />
      </ScorePanel>
      <Contents parts={roadmap ? ['roadmap', 'website', 'breakdown'] : ['website', 'breakdown']} />
      {roadmap && (
        <RoadmapPanel
          roadmap={roadmap}
          phase={{ phase: 'ready' }}
          language={language}
          hasWebsite={analysis !== null}
        />
      )}
      <WebsiteReport analysis={analysis} language={report.locale} readOnly />
      <Breakdown score={score} />
    </section>
  );
}
