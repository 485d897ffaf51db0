import { fill } from '../../../../copy/fill.ts';
import type { SharedAnalysis } from '../../../../share/shared-report.ts';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import lists from '../../../../ui/lists.module.css';
import { useResult } from '../../wizard-context.ts';
import { Section, Tag } from '../Section.tsx';
import { BusinessKindField } from './BusinessKindField.tsx';
import { FindingGroup } from './FindingGroup.tsx';
import { groupFindings } from './findings-groups.ts';
import { PlainBar } from './PlainBar.tsx';
import { SinceLastTime } from './SinceLastTime.tsx';
import css from './WebsiteReport.module.css';

const GROUPS = ['first', 'next', 'small', 'ideas', 'good', 'unknown'] as const;

export interface WebsiteReportProps {
  /** Null if no website was analyzed. */
  readonly analysis: SharedAnalysis | null;
  readonly readOnly?: boolean | undefined;
}

/** The findings of the website analysis, most urgent first. */
export function WebsiteReport({ analysis, readOnly = false }: WebsiteReportProps) {
  const { store, texts } = useResult();
  const { website, readWithAi } = texts.results;
  if (!analysis) {
    return (
      <Section part="website" title={website.title} hint={website.none}>
        {!readOnly && (
          <div className={css.none}>
            <p>{website.noneHelp}</p>
            <Button variant="secondary" onClick={() => store.open('website')}>
              {website.add}
            </Button>
          </div>
        )}
      </Section>
    );
  }
  const groups = groupFindings(analysis);
  return (
    <Section
      part="website"
      title={website.title}
      hint={<Source analysis={analysis} readOnly={readOnly} />}
      aside={analysis.engine === 'rules+llm' && <Tag>{readWithAi}</Tag>}
    >
      {analysis.score === null ? (
        <p>{website.noScore}</p>
      ) : (
        <p className={css.scoreNote}>{website.scoreNote}</p>
      )}
      {!readOnly && <SinceLastTime analysis={analysis} />}
      <ul className={classNames(lists.plain, css.categories)} aria-label={website.categories}>
        {analysis.categories.map((category) => (
          <Category key={category.category} {...category} />
        ))}
      </ul>
      {analysis.limits.notes.map((note) => (
        <Alert key={note} tone="info">
          {texts.findings.notes[note]}
        </Alert>
      ))}
      {!readOnly && <BusinessKindField business={analysis.facts.business} />}
      {groups.first.length === 0 && analysis.score !== null && <p>{website.nothingFirst}</p>}
      {GROUPS.filter((group) => groups[group].length > 0).map((group) => (
        <FindingGroup key={group} group={group} findings={groups[group]} />
      ))}
      {!readOnly && (
        <div className={css.again}>
          <Button variant="secondary" iconBefore="restart" onClick={store.checkAgain}>
            {website.again}
          </Button>
        </div>
      )}
    </Section>
  );
}

/** The analyzed page, and the time of the analysis. */
function Source({ analysis, readOnly }: { readonly analysis: SharedAnalysis; readonly readOnly: boolean }) {
  const { texts, locale } = useResult();
  const { website } = texts.results;
  const { business } = analysis.facts;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(analysis.fetchedAt));
  return (
    <span className={css.source}>
      <strong>{analysis.title}</strong>
      <span>{analysis.url.final}</span>
      <span>{fill(website.read, { date })}</span>
      {business && readOnly && (
        <span>{fill(website.business.shared, { kind: texts.findings.business[business.kind] })}</span>
      )}
      <span>{fill(website.coverage, { n: Math.round(analysis.coverage * 100) })}</span>
    </span>
  );
}

function Category({ category, score }: SharedAnalysis['categories'][number]) {
  const { texts } = useResult();
  const label = texts.findings.categories[category];
  return (
    <li className={css.category}>
      <span>{label}</span>
      <span className={css.value}>
        {score === null ? texts.results.website.notMeasured : Math.round(score)}
      </span>
      <PlainBar value={score ?? 0} aria-label={label} />
    </li>
  );
}
