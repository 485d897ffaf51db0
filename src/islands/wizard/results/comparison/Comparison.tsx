import { fill } from '../../../../copy/fill.ts';
import { hostOf } from '../../../../domain/website/host.ts';
import { compareWebsites, type Pair } from '../../../../share/compare-websites.ts';
import { evidenceText } from '../../../../share/evidence.ts';
import type { SharedAnalysis, SharedFinding } from '../../../../share/shared-report.ts';
import { Alert } from '../../../../ui/Alert.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { useResult } from '../../wizard-context.ts';
import { Fold } from '../Fold.tsx';
import { Reads } from '../first-look/Reads.tsx';
import { getStatusKey } from '../website/finding-status.ts';
import css from '../website/Website.module.css';

export interface ComparisonProps {
  readonly yours: SharedAnalysis;
  /** In a shared result, contains only the checks that differ. */
  readonly theirs: SharedAnalysis;
}

/** Two websites side by side: scores, then each check, starting with those where the other website leads. */
export function Comparison({ yours, theirs }: ComparisonProps) {
  const { texts } = useResult();
  const words = texts.results.comparison;
  const host = hostOf(theirs.url.final);
  const { theyLead, youLead, unmeasured: unseen } = compareWebsites(yours, theirs);
  return (
    <div className="stack gap-5">
      <Scores yours={yours} theirs={theirs} />
      {theirs.limits.notes.map((note) => (
        <Alert key={note} tone="info">
          {fill(words.theirSite, { host })} {texts.findings.notes[note]}
        </Alert>
      ))}
      {theyLead.length + youLead.length === 0 && <p>{words.same}</p>}
      {theyLead.length > 0 && (
        <div>
          <h3>
            {words.theyLead} <span className={css.count}>{theyLead.length}</span>
          </h3>
          <Pairs pairs={theyLead} host={host} />
        </div>
      )}
      {youLead.length > 0 && (
        <Fold
          summary={
            <h3>
              {words.youLead} <span className={css.count}>{youLead.length}</span>
            </h3>
          }
        >
          <Pairs pairs={youLead} host={host} />
        </Fold>
      )}
      {theirs.facts.firstLook && (
        <Fold summary={<h3>{fill(words.firstLook, { host })}</h3>}>
          <Reads look={theirs.facts.firstLook} language={theirs.facts.language} />
        </Fold>
      )}
      {unseen.length > 0 && (
        <Fold
          summary={
            <h3>
              {words.unseen} <span className={css.count}>{unseen.length}</span>
            </h3>
          }
        >
          <ul className={classNames('text-s', css.names)}>
            {unseen.map((id) => (
              <li key={id}>{texts.findings.byId[id].title}</li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  );
}

function Scores({ yours, theirs }: ComparisonProps) {
  const { findings, results } = useResult().texts;
  const words = results.comparison;
  const points = (score: number | null | undefined): string =>
    score === null || score === undefined ? results.website.grades.none : String(Math.round(score));
  const rows = [
    { label: results.website.scoreLabel, ours: yours.score, others: theirs.score },
    ...yours.categories.map(({ category, score }) => ({
      label: findings.categories[category],
      ours: score,
      others: theirs.categories.find((other) => other.category === category)?.score,
    })),
  ];
  return (
    <table className={classNames('text-s', css.scores)}>
      <caption className="visually-hidden">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.area}</th>
          <th scope="col">{words.yours}</th>
          <th scope="col" className="anywhere">
            {hostOf(theirs.url.final)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, ours, others }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{points(ours)}</td>
            <td>{points(others)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pairs({ pairs, host }: { readonly pairs: readonly Pair[]; readonly host: string }) {
  const { findings, results } = useResult().texts;
  return (
    <ul className={classNames('plain', css.pairs)}>
      {pairs.map(({ id, yours, theirs }) => (
        <li key={id} className={classNames('stack', css.pair)}>
          <h4 className={css.title}>{findings.byId[id].title}</h4>
          <Side name={results.comparison.yours} finding={yours} />
          <Side name={host} finding={theirs} />
        </li>
      ))}
    </ul>
  );
}

function Side({ name, finding }: { readonly name: string; readonly finding: SharedFinding }) {
  const { texts, locale } = useResult();
  const evidence = evidenceText(finding, texts.findings.seen, locale);
  return (
    <div className={classNames('text-s', css.status)} data-status={finding.status}>
      <p className="bold anywhere">
        {name}: <strong>{texts.findings.statuses[getStatusKey(finding)]}</strong>
      </p>
      {evidence && <p className="muted anywhere">{evidence}</p>}
    </div>
  );
}
