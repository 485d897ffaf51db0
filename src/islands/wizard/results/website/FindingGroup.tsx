import { counted, fill } from '../../../../copy/fill.ts';
import { evidenceText } from '../../../../share/evidence.ts';
import type { SharedFinding } from '../../../../share/shared-report.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon, type IconName } from '../../../../ui/Icon.tsx';
import lists from '../../../../ui/lists.module.css';
import { RowBoundary } from '../../../../ui/RowBoundary.tsx';
import { useResult } from '../../wizard-context.ts';
import { Fold } from '../Fold.tsx';
import { getFindingAnchor } from '../result-anchors.ts';
import css from './FindingGroup.module.css';
import { getStatusKey } from './finding-status.ts';
import type { FindingGroups } from './findings-groups.ts';

const ICONS: Readonly<Record<SharedFinding['status'], IconName>> = {
  pass: 'check',
  warn: 'warning',
  fail: 'close',
  unknown: 'question',
  na: 'minus',
};

export interface FindingGroupProps {
  readonly group: keyof FindingGroups;
  readonly findings: readonly SharedFinding[];
}

/** A group of findings; only the first group is open. */
export function FindingGroup({ group, findings }: FindingGroupProps) {
  const { texts, locale } = useResult();
  const { unreadable, website } = texts.results;
  const { hint } = group === 'small' ? website.small : website.groups[group];
  const heading =
    group === 'small' ? (
      <h3>{counted(website.small.title, findings.length, locale)}</h3>
    ) : (
      <h3>
        {website.groups[group].title} <span className={css.count}>{findings.length}</span>
      </h3>
    );
  const points = (
    <>
      <p className={css.hint}>{hint}</p>
      <ul className={classNames(lists.plain, css.findings)}>
        {findings.map((finding) => (
          <li key={finding.id}>
            <RowBoundary fallback={<p>{fill(unreadable, { id: finding.id })}</p>}>
              <Point
                finding={finding}
                statusHidden={group !== 'first' && group !== 'next' && group !== 'small'}
              />
            </RowBoundary>
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <div className={css.group} data-group={group}>
      {group === 'first' ? (
        <>
          {heading}
          {points}
        </>
      ) : (
        <Fold summary={heading}>{points}</Fold>
      )}
    </div>
  );
}

interface PointProps {
  readonly finding: SharedFinding;
  /** The group's title already states it. */
  readonly statusHidden: boolean;
}

function Point({ finding, statusHidden }: PointProps) {
  const { texts, locale } = useResult();
  const { findings, results } = texts;
  const { title, explanation, recommendation } = findings.byId[finding.id];
  const evidence = evidenceText(finding, findings.seen, locale);
  const isOpen = finding.status === 'warn' || finding.status === 'fail' || finding.idea === true;
  const { places = [] } = finding;
  const points = Math.round(finding.points ?? 0);
  return (
    <div className={css.finding} data-status={finding.status}>
      <Fold
        id={getFindingAnchor(finding.id)}
        summary={
          <span className={css.line}>
            <Icon name={finding.idea ? 'info' : ICONS[finding.status]} className={css.icon} />
            <span className={css.title}>{title}</span>
            <span className={statusHidden ? 'visually-hidden' : css.status}>
              {findings.statuses[getStatusKey(finding)]}
            </span>
            {points > 0 && (
              <span className={css.points}>{counted(results.website.points, points, locale)}</span>
            )}
          </span>
        }
      >
        <div className={css.body}>
          <p className={css.explanation}>{explanation}</p>
          {evidence && (
            <p>
              <span className={css.label}>{results.website.evidence}</span>
              <span className={css.evidence}>{evidence}</span>
            </p>
          )}
          {places.length > 1 && (
            <div>
              <span className={css.label}>{results.website.places}</span>
              <ul className={css.places}>
                {places.map((place) => (
                  <li key={place} className={css.evidence}>
                    {place}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {isOpen && (
            <p>
              <span className={css.label}>{results.website.recommendation}</span>
              {recommendation}
            </p>
          )}
        </div>
      </Fold>
    </div>
  );
}
