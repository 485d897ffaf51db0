import type { PreparationStep } from '../../../../contract/roadmap/generate-roadmap.ts';
import { fill } from '../../../../copy/fill.ts';
import type { SharedAnalysis } from '../../../../share/shared-report.ts';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { useResult } from '../../wizard-context.ts';
import { FirstLook } from '../first-look/FirstLook.tsx';
import { WEBSITE_ANCHOR } from '../result-anchors.ts';
import { Section, Tag } from '../Section.tsx';
import { Areas } from './Areas.tsx';
import { Findings } from './Findings.tsx';
import { SinceLastTime } from './SinceLastTime.tsx';
import css from './Website.module.css';

export interface WebsiteReportProps {
  /** Null if no website was analyzed. */
  readonly analysis: SharedAnalysis | null;
  /** Of the plan, which share the week with the findings. */
  readonly steps: readonly PreparationStep[];
  readonly readOnly?: boolean | undefined;
}

/** The website: what a stranger reads, its score and areas, and the findings, most harmful first. */
export function WebsiteReport({ analysis, steps, readOnly = false }: WebsiteReportProps) {
  const { store, texts, locale, owner } = useResult();
  const { website, readWithAi } = texts.results;
  if (!analysis) {
    return (
      <Section ground="cold" title={website.title} hint={website.none}>
        {!readOnly && (
          <div className="stack start">
            <p>{website.noneHelp}</p>
            <Button variant="secondary" onClick={() => store.open('website')}>
              {website.add}
            </Button>
          </div>
        )}
      </Section>
    );
  }
  const { engine, fetchedAt, findings, title, facts } = analysis;
  const isQuoted = facts.firstLook?.offer[0]?.text === title;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(fetchedAt));
  const n = findings.filter(
    ({ status }) => status === 'pass' || status === 'warn' || status === 'fail',
  ).length;
  const all = n + findings.filter(({ status }) => status === 'unknown').length;
  const source = fill(website.source, { date, n, all });
  return (
    <Section
      id={WEBSITE_ANCHOR}
      ground="cold"
      title={website.title}
      hint={
        <>
          {!isQuoted && <strong className={css.pageTitle}>{title}</strong>}
          <span className={css.source}>{source}</span>
        </>
      }
      aside={engine === 'rules+llm' && <Tag>{readWithAi}</Tag>}
    >
      <FirstLook analysis={analysis} />
      <Areas analysis={analysis} />
      {!readOnly && <SinceLastTime analysis={analysis} />}
      {analysis.limits.notes.map((note) => (
        <Alert key={note} tone="info">
          {texts.findings.notes[note]}
        </Alert>
      ))}
      <Findings analysis={analysis} steps={steps} />
      <div className="row center">
        {!readOnly && (
          <Button variant="secondary" iconBefore="restart" onClick={store.checkAgain}>
            {website.again}
          </Button>
        )}
        {owner.guide && (
          <a href={owner.guide} target="_blank" rel="noopener">
            {website.guide}
            <span className="visually-hidden"> {owner.booking.newTab}</span>
          </a>
        )}
      </div>
    </Section>
  );
}
