import type { PreparationStep } from '../../../../contract/roadmap/generate-roadmap.ts';
import { fill } from '../../../../copy/fill.ts';
import { evidenceText } from '../../../../share/evidence.ts';
import type { SharedAnalysis, SharedFinding } from '../../../../share/shared-report.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { RowBoundary } from '../../../../ui/RowBoundary.tsx';
import { useResult } from '../../wizard-context.ts';
import { Fold } from '../Fold.tsx';
import { getFindingAnchor } from '../result-anchors.ts';
import { numberThisWeek, tasksForThisWeek } from '../this-week.ts';
import { getStatusKey } from './finding-status.ts';
import { groupFindings } from './findings-groups.ts';
import { getHarm } from './harm.ts';
import css from './Website.module.css';

export interface FindingsProps {
  readonly analysis: SharedAnalysis;
  readonly steps: readonly PreparationStep[];
}

/** The findings: what harms first in full, everything else as lists that begin closed. */
export function Findings({ analysis, steps }: FindingsProps) {
  const { texts } = useResult();
  const { website, unreadable } = texts.results;
  const { first, next, small, ideas, good, unknown } = groupFindings(analysis);
  const measured = [...first, ...next, ...small, ...good];
  const tasks = tasksForThisWeek(analysis, steps);
  return (
    <div className={css.findings}>
      <div className={classNames('split', css.head)}>
        <h3>{first.length > 0 ? website.groups.first : website.nothingFirst}</h3>
        <p className={classNames('note', css.sum)}>
          {fill(website.summary, { passed: good.length, measured: measured.length })}
        </p>
        <p className={classNames('whole', css.squares)} aria-hidden="true">
          {[...measured, ...unknown].map(({ id, status }) => (
            <span key={id} className={css.status} data-status={status} />
          ))}
        </p>
      </div>
      <div>
        {first.length > 0 && (
          <ul className="plain">
            {first.map((finding, index) => (
              <li key={finding.id} className={css.finding}>
                <RowBoundary fallback={<p>{fill(unreadable, { id: finding.id })}</p>}>
                  <Finding finding={finding} isFirst={index === 0} number={numberThisWeek(tasks, finding)} />
                </RowBoundary>
              </li>
            ))}
          </ul>
        )}
        <Group title={website.groups.next} findings={next} />
        <Group title={website.small} findings={small} />
        <Group title={website.groups.ideas} findings={ideas} />
        {good.length + unknown.length > 0 && (
          <Fold
            className={css.group}
            summary={
              <span>
                {fill(unknown.length > 0 ? website.fineOrUnknown : website.fine, {
                  good: good.length,
                  unknown: unknown.length,
                })}
              </span>
            }
          >
            <Names title={website.groups.good} findings={good} />
            <Names title={website.groups.unknown} findings={unknown} />
          </Fold>
        )}
      </div>
    </div>
  );
}

interface FindingProps {
  readonly finding: SharedFinding;
  readonly isFirst: boolean;
  /** In this week's list, which says what to do and why. */
  readonly number: number | undefined;
}

/** A finding in full: the check and how it ended, what was seen, where, and what to do. */
function Finding({ finding, isFirst, number }: FindingProps) {
  const { texts, locale } = useResult();
  const { findings, results } = texts;
  const { title, explanation, recommendation } = findings.byId[finding.id];
  const evidence = evidenceText(finding, findings.seen, locale);
  const { places = [] } = finding;
  return (
    <Fold
      id={getFindingAnchor(finding.id)}
      opens={isFirst ? 'wide' : undefined}
      summary={
        <>
          <h4 className={css.title}>
            <span
              className={classNames(css.status, css.mark)}
              data-status={finding.status}
              aria-hidden="true"
            />
            {title}
          </h4>
          <span className={classNames('muted text-xs', css.harm)}>
            {findings.statuses[getStatusKey(finding)]}
            {' · '}
            {number === undefined ? (
              results.website.harms[getHarm(finding)]
            ) : (
              <strong>{fill(results.thisWeek.number, { n: number })}</strong>
            )}
          </span>
        </>
      }
    >
      <div className={classNames('stack gap-3 anywhere', css.body)}>
        <p>{evidence ?? explanation}</p>
        {places.length > 1 && (
          <ul className={css.names} aria-label={results.website.places}>
            {places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        )}
        <p>
          <strong>{results.website.recommendation}</strong> {recommendation}
        </p>
      </div>
    </Fold>
  );
}

/** What can wait, as one action each. */
function Group({ title, findings }: { readonly title: string; readonly findings: readonly SharedFinding[] }) {
  const { texts } = useResult();
  if (findings.length === 0) return null;
  return (
    <Fold
      className={css.group}
      summary={
        <h4 className={css.title}>
          {title} <span className={css.count}>{findings.length}</span>
        </h4>
      }
    >
      <ul className={classNames('stack gap-2 anywhere', css.names, css.actions)}>
        {findings.map((finding) => (
          <li key={finding.id} id={getFindingAnchor(finding.id)}>
            {texts.findings.byId[finding.id].action}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** Names alone: there is nothing to do. */
function Names({ title, findings }: { readonly title: string; readonly findings: readonly SharedFinding[] }) {
  const { texts } = useResult();
  if (findings.length === 0) return null;
  return (
    <>
      <h5 className="muted text-xs">{title}</h5>
      <ul className={classNames('text-s plain', css.columns)}>
        {findings.map(({ id }) => (
          <li key={id}>{texts.findings.byId[id].title}</li>
        ))}
      </ul>
    </>
  );
}
