import type { CSSProperties } from 'react';
import { fill } from '../../../../copy/fill.ts';
import { BANDS, type Score, type ScorePart, scoreOf } from '../../../../domain/wizard/score.ts';
import type { SharedReport } from '../../../../share/shared-report.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { useResult } from '../../wizard-context.ts';
import { Fold } from '../Fold.tsx';
import { WEBSITE_ANCHOR } from '../result-anchors.ts';
import { useCountUp } from '../use-count-up.ts';
import css from './Answer.module.css';
import { optionLabel } from './answers-in-words.ts';
import { HEIGHT, PATH, topAt, WIDTH } from './rising-path.ts';
import { isAside, situationOf } from './situation.ts';

/** Where the bands begin, in percent. */
const BAND_STARTS = { low: 0, moderate: 40, good: 60, perfect: 80 } as const;
/** Above this score, there is more room to the left of the stem. */
const MAX_RIGHT = 58;

export interface AnswerProps {
  readonly eyebrow: string;
  readonly report: Pick<SharedReport, 'analysis' | 'answers' | 'plan' | 'buyers'>;
}

/** The answer: band, what it means for this firm, the score on the rising path, and what counts in it. */
export function Answer({ eyebrow, report }: AnswerProps) {
  const { texts, owner } = useResult();
  const { results } = texts;
  const score = scoreOf(report.answers);
  const website = report.analysis?.score ?? null;
  const situation = situationOf(report);
  const aside = isAside(situation) ? results.aside[situation] : null;
  const selective = situation === 'selective' ? results.selective : null;
  const { title, message } = aside ?? { ...results.bands[score.band], ...selective };
  return (
    <header
      className={classNames('on-night', css.answer)}
      data-band={aside ? undefined : score.band}
      data-arrives=""
    >
      <p className="note anywhere">
        <strong className={css.brand}>{owner.brand} · </strong>
        {eyebrow}
      </p>
      {selective && (
        <p id="about" className={classNames('bold', css.about)}>
          {selective.about}
        </p>
      )}
      <h1 className={css.title} tabIndex={-1} aria-describedby={selective ? 'about' : undefined}>
        {title}
      </h1>
      <p className={css.message}>{message}</p>
      {!aside && <Gauge score={score} />}
      <div className={classNames('split no-print', css.under)}>
        {website !== null && (
          <a href={`#${WEBSITE_ANCHOR}`} className="tap text-s">
            {results.website.scoreLabel} <strong>{fill(results.percent, { n: Math.round(website) })}</strong>
          </a>
        )}
        {!aside && <ScoreParts score={score} title={results.breakdown.title} />}
      </div>
    </header>
  );
}

/** The score on the rising path. */
function Gauge({ score: { band, finalPercentage: percentage } }: { readonly score: Score }) {
  const { results } = useResult().texts;
  const number = useCountUp();
  const place: CSSProperties = Object.fromEntries([
    ['--x', `${percentage}%`],
    ['--y', `${topAt(percentage)}%`],
  ]);
  return (
    <>
      <div className={css.gauge} style={place} data-side={percentage > MAX_RIGHT ? 'left' : 'right'}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" fill="none" aria-hidden="true">
          <path className={css.way} d={PATH} />
          <path className={css.reached} d={PATH} />
        </svg>
        <span className={css.stem} />
        <span className={css.dot} />
        <p className={css.number}>
          <span className="visually-hidden">{results.scoreLabel}: </span>
          <span ref={number}>{fill(results.percent, { n: percentage })}</span>
        </p>
      </div>
      <div className={css.scale} aria-hidden="true">
        {BANDS.toReversed().map((id) => (
          <span key={id} className={css.tick} data-current={id === band || undefined}>
            <span className={css.from}>{BAND_STARTS[id]}</span>
            {results.bands[id].short}
          </span>
        ))}
      </div>
    </>
  );
}

/** Band and score of a firm that does not look for customers among companies: last, because it needs neither. */
export function AsideScore({ report }: Pick<AnswerProps, 'report'>) {
  const { aside, bands, percent } = useResult().texts.results;
  if (!isAside(situationOf(report))) return null;
  const score = scoreOf(report.answers);
  const title = fill(aside.score, {
    band: bands[score.band].title,
    percent: fill(percent, { n: score.finalPercentage }),
  });
  return <ScoreParts score={score} title={title} />;
}

/** What counts in the score; closed. */
function ScoreParts({ score, title }: { readonly score: Score; readonly title: string }) {
  const { texts } = useResult();
  const { breakdown } = texts.results;
  const labelOf = ({ part }: ScorePart, id: string): string =>
    id === 'highTicketBonus' ? breakdown.highTicketBonus : (optionLabel(part, id, texts.wizard) ?? id);
  return (
    <Fold
      className={classNames('narrow', css.parts)}
      summary={<span className={classNames('text-s', css.summary)}>{title}</span>}
    >
      <dl>
        {score.breakdown.map((part) => (
          <div key={part.part} className={css.row}>
            <dt>{breakdown.parts[part.part]}</dt>
            <dd>{part.answers.map(({ id }) => labelOf(part, id)).join(', ')}</dd>
          </div>
        ))}
      </dl>
      <p className={classNames('note', css.note)}>{breakdown.note}</p>
    </Fold>
  );
}
