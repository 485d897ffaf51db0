import type { FindingId } from '../../../../contract/website/finding-ids.ts';
import { fill } from '../../../../copy/fill.ts';
import { findChanges } from '../../../../share/changes-since.ts';
import type { SharedAnalysis } from '../../../../share/shared-report.ts';
import { useResult, useWizardState } from '../../wizard-context.ts';
import { Fold, unfold } from '../Fold.tsx';
import { getFindingAnchor } from '../result-anchors.ts';
import css from './Website.module.css';

/** Changes on the website since its last check on this device. */
export function SinceLastTime({ analysis }: { readonly analysis: SharedAnalysis }) {
  const { texts, locale } = useResult();
  const lastTime = useWizardState(({ entries }) => entries.lastTime);
  if (!lastTime) return null;
  const { changes: words } = texts.results.website;
  const { better, isNew } = findChanges(lastTime, analysis);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(lastTime.at),
  );
  const [before, now] = [lastTime.score, analysis.score];
  return (
    <div className="stack gap-3">
      <h3>{fill(words.title, { date })}</h3>
      {before !== null && now !== null && (
        <p>{fill(words.score, { before: Math.round(before), now: Math.round(now) })}</p>
      )}
      <Points title={words.better} ids={better} />
      <Points title={words.new} ids={isNew} />
      {better.length + isNew.length === 0 && <p>{words.none}</p>}
    </div>
  );
}

/** Maximum number of findings shown at once; the others are collapsed. */
const MAX_SHOWN = 5;

function Points({ title, ids }: { readonly title: string; readonly ids: readonly FindingId[] }) {
  const { changes } = useResult().texts.results.website;
  if (ids.length === 0) return null;
  const others = ids.slice(MAX_SHOWN);
  return (
    <div>
      <h4 className="text-s">{title}</h4>
      <PointLinks ids={ids.slice(0, MAX_SHOWN)} />
      {others.length > 0 && (
        <Fold summary={fill(changes.more, { n: others.length })}>
          <PointLinks ids={others} />
        </Fold>
      )}
    </div>
  );
}

function PointLinks({ ids }: { readonly ids: readonly FindingId[] }) {
  const { findings } = useResult().texts;
  return (
    <ul className={css.names}>
      {ids.map((id) => (
        <li key={id}>
          <a href={`#${getFindingAnchor(id)}`} onClick={() => unfold(getFindingAnchor(id))}>
            {findings.byId[id].title}
          </a>
        </li>
      ))}
    </ul>
  );
}
