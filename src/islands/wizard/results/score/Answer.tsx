import type { CSSProperties } from 'react';
import { fill } from '../../../../copy/fill.ts';
import { BANDS, type Score, type ScorePart, scoreOf } from '../../../../domain/wizard/score.ts';
import type { SharedReport } from '../../../../share/shared-report.ts';
import { useResult } from '../../wizard-context.ts';
import { Fold } from '../Fold.tsx';
import { WEBSITE_ANCHOR } from '../result-anchors.ts';
import { useCountUp } from '../use-count-up.ts';
import css from './Answer.module.css';
import { optionLabel } from './answers-in-words.ts';
import { HEIGHT, PATH, topAt, WIDTH } from './rising-path.ts';
import { situationOf } from './situation.ts';

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
  const number = useCountUp();
  const { results } = texts;
  const { answers } = report;
  const score = scoreOf(answers);
  const website = report.analysis?.score ?? null;
  const { band, finalPercentage: percentage } = score;
  const situation = situationOf(report);
  const { meanings, bands } = results;
  const { about, message } =
    situation === 'firms' ? { about: null, message: bands[band].message } : meanings[situation];
  const place: CSSProperties = Object.fromEntries([
    ['--x', `${percentage}%`],
    ['--y', `${topAt(percentage)}%`],
  ]);
  return (
    <header className={css.answer} data-band={band} data-arrives="">
      <p className={css.eyebrow}>
        <strong className={css.brand}>{owner.brand} · </strong>
        {eyebrow}
      </p>
      {about && (
        <p id="about" className={css.about}>
          {about}
        </p>
      )}
      <h1 className={css.title} tabIndex={-1} aria-describedby={about ? 'about' : undefined}>
        {results.bands[band].title}
      </h1>
      <p className={css.message}>{message}</p>
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
      <div className={css.under}>
        {website !== null && (
          <a href={`#${WEBSITE_ANCHOR}`} className={css.website}>
            {results.website.scoreLabel} <strong>{fill(results.percent, { n: Math.round(website) })}</strong>
          </a>
        )}
        <ScoreParts score={score} />
      </div>
    </header>
  );
}

/** What counts in the score; closed. */
function ScoreParts({ score }: { readonly score: Score }) {
  const { texts } = useResult();
  const { breakdown } = texts.results;
  const labelOf = ({ part }: ScorePart, id: string): string =>
    id === 'highTicketBonus' ? breakdown.highTicketBonus : (optionLabel(part, id, texts.wizard) ?? id);
  return (
    <Fold className={css.parts} summary={<span className={css.summary}>{breakdown.title}</span>}>
      <dl>
        {score.breakdown.map((part) => (
          <div key={part.part} className={css.row}>
            <dt>{breakdown.parts[part.part]}</dt>
            <dd>{part.answers.map(({ id }) => labelOf(part, id)).join(', ')}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{breakdown.note}</p>
    </Fold>
  );
}
