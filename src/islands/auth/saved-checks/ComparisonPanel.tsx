import { useEffect, useRef } from 'react';
import type { FindingId } from '../../../contract/website/finding-ids.ts';
import { fill } from '../../../copy/fill.ts';
import type { Copy } from '../../../copy/shape.ts';
import type { Locale } from '../../../domain/site/locale.ts';
import { scoreOf } from '../../../domain/wizard/score.ts';
import { findChanges } from '../../../share/changes-since.ts';
import { Button } from '../../../ui/Button.tsx';
import css from '../Auth.module.css';
import type { ComparedCheck, Comparison } from './saved-checks-store.ts';

export interface ComparisonPanelProps {
  readonly comparison: Extract<Comparison, { status: 'shown' }>;
  readonly texts: Pick<Copy, 'savedChecks' | 'findings'>;
  readonly locale: Locale;
  readonly onClose: () => void;
}

/** Compares two checks side by side: scores, and the website points that changed. */
export function ComparisonPanel({ comparison, texts, locale, onClose }: ComparisonPanelProps) {
  const copy = texts.savedChecks.comparison;
  const { older, newer } = comparison;
  const sides = [older, newer] as const;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const renderRow = (label: string, value: (side: ComparedCheck) => string | null) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      {sides.map((side) => (
        <td key={side.check.slot}>{value(side) ?? copy.missing}</td>
      ))}
    </tr>
  );
  const formatPoints = (score: number | null | undefined): string | null =>
    score === null || score === undefined ? null : fill(texts.savedChecks.score, { n: Math.round(score) });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const categories = [newer, older].flatMap(({ report }) => report.analysis?.categories ?? []);
  const ids = [...new Set(categories.map(({ category }) => category))];

  return (
    <section className={`stack start ${css.comparison}`} aria-labelledby="comparison">
      <h3 ref={title} id="comparison" tabIndex={-1}>
        {copy.title}
      </h3>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{copy.what}</span>
            </th>
            {sides.map(({ check }) => (
              <th key={check.slot} scope="col">
                {date.format(check.at)} <span className={`muted ${css.time}`}>{time.format(check.at)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {renderRow(copy.website, ({ check }) => check.host || texts.savedChecks.withoutWebsite)}
          {renderRow(copy.compatibility, ({ report }) =>
            fill(copy.percent, { n: scoreOf(report.answers).finalPercentage }),
          )}
          {renderRow(copy.websiteScore, ({ report }) => formatPoints(report.analysis?.score))}
          {ids.map((id) =>
            renderRow(texts.findings.categories[id], ({ report }) =>
              formatPoints(report.analysis?.categories.find(({ category }) => category === id)?.score),
            ),
          )}
        </tbody>
      </table>
      <Changes comparison={comparison} texts={texts} />
      <Button variant="secondary" iconBefore="close" onClick={onClose}>
        {copy.close}
      </Button>
    </section>
  );
}

/** Points that improved or got worse. Nothing to compare between different websites. */
function Changes({
  comparison: { older, newer },
  texts,
}: Pick<ComparisonPanelProps, 'comparison' | 'texts'>) {
  const copy = texts.savedChecks.comparison;
  const [before, now] = [older.report.analysis, newer.report.analysis];
  if (!before || !now || older.check.host !== newer.check.host) return null;
  const statuses = Object.fromEntries(before.findings.map(({ id, status }) => [id, status]));
  const { better, isNew } = findChanges({ statuses }, now);
  const renderList = (title: string, ids: readonly FindingId[]) =>
    ids.length > 0 && (
      <div>
        <h4 className="text-m">{title}</h4>
        <ul>
          {ids.map((id) => (
            <li key={id}>{texts.findings.byId[id].title}</li>
          ))}
        </ul>
      </div>
    );
  return (
    <div className={`stack ${css.changes}`}>
      {renderList(copy.better, better)}
      {renderList(copy.worse, isNew)}
      {better.length + isNew.length === 0 && <p>{copy.none}</p>}
    </div>
  );
}
