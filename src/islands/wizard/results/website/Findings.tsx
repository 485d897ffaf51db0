import { fill } from '../../../../copy/fill.ts';
import { evidenceText } from '../../../../share/evidence.ts';
import type { SharedAnalysis, SharedFinding } from '../../../../share/shared-report.ts';
import { classNames } from '../../../../ui/class-names.ts';
import lists from '../../../../ui/lists.module.css';
import { RowBoundary } from '../../../../ui/RowBoundary.tsx';
import { useResult } from '../../wizard-context.ts';
import { Fold } from '../Fold.tsx';
import { getFindingAnchor } from '../result-anchors.ts';
import css from './Findings.module.css';
import { groupFindings } from './findings-groups.ts';
import { getHarm } from './harm.ts';

/** The findings: what harms first in full, everything else as lists that begin closed. */
export function Findings({ analysis }: { readonly analysis: SharedAnalysis }) {
  const { texts } = useResult();
  const { website, unreadable } = texts.results;
  const { first, next, small, ideas, good, unknown } = groupFindings(analysis);
  const measured = [...first, ...next, ...small, ...good];
  return (
    <div className={css.findings}>
      <div className={css.head}>
        <h3>{first.length > 0 ? website.groups.first.title : website.nothingFirst}</h3>
        <p className={classNames('note', css.sum)}>
          {fill(website.summary, { passed: good.length, measured: measured.length })}
        </p>
        <p className={css.squares} aria-hidden="true">
          {[...measured, ...unknown].map(({ id, status }) => (
            <span key={id} data-status={status} />
          ))}
        </p>
      </div>
      <div>
        {first.length > 0 && (
          <ul className={lists.plain}>
            {first.map((finding, index) => (
              <li key={finding.id} className={css.finding}>
                <RowBoundary fallback={<p>{fill(unreadable, { id: finding.id })}</p>}>
                  <Finding finding={finding} isFirst={index === 0} />
                </RowBoundary>
              </li>
            ))}
          </ul>
        )}
        <Group title={website.groups.next.title} findings={next} />
        <Group title={website.small} findings={small} />
        <Group title={website.groups.ideas.title} findings={ideas} />
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
            <Names title={website.groups.good.title} findings={good} />
            <Names title={website.groups.unknown.title} findings={unknown} />
          </Fold>
        )}
      </div>
    </div>
  );
}

interface FindingProps {
  readonly finding: SharedFinding;
  readonly isFirst: boolean;
}

/** A finding in full: what was seen, where, and what to do. */
function Finding({ finding, isFirst }: FindingProps) {
  const { texts, locale } = useResult();
  const { findings, results } = texts;
  const { action, explanation, recommendation } = findings.byId[finding.id];
  const evidence = evidenceText(finding, findings.seen, locale);
  const { places = [] } = finding;
  return (
    <Fold
      id={getFindingAnchor(finding.id)}
      opens={isFirst ? 'wide' : undefined}
      summary={
        <>
          <h4 className={css.title}>{action}</h4>
          <span className={css.harm}>{results.website.harms[getHarm(finding)]}</span>
        </>
      }
    >
      <div className={css.body}>
        <p>{evidence ?? explanation}</p>
        {places.length > 1 && (
          <ul className={css.places} aria-label={results.website.places}>
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
      <ul className={css.actions}>
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
      <h5 className={css.names}>{title}</h5>
      <ul className={classNames(lists.plain, css.columns)}>
        {findings.map(({ id }) => (
          <li key={id}>{texts.findings.byId[id].title}</li>
        ))}
      </ul>
    </>
  );
}
