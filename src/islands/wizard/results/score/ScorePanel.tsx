import type { ReactNode } from 'react';
import { fill } from '../../../../copy/fill.ts';
import type { Score } from '../../../../domain/wizard/score.ts';
import { Progress } from '../../../../ui/Progress.tsx';
import { useResult } from '../../wizard-context.ts';
import css from './ScorePanel.module.css';

/** Where the bands begin, in percent; they stand under the bar. */
const BAND_STARTS = [40, 60, 80] as const;

export interface ScorePanelProps {
  readonly score: Score;
  readonly eyebrow: string;
  /** What belongs on the first screen with the score. */
  readonly children?: ReactNode;
}

/** The score, its band and what the band means. */
export function ScorePanel({ score, eyebrow, children }: ScorePanelProps) {
  const { results } = useResult().texts;
  const { title, message } = results.bands[score.band];
  const percentage = fill(results.percent, { n: score.finalPercentage });
  return (
    <header className={css.panel} data-band={score.band} data-arrives="">
      <div>
        <p className={css.eyebrow}>{eyebrow}</p>
        <h1 className={css.band} tabIndex={-1}>
          {title}
        </h1>
        <p className={css.message}>{message}</p>
      </div>
      <div className={css.figure}>
        <p className={css.label} id="wizard-score">
          {results.scoreLabel}
        </p>
        <p className={css.number}>{percentage}</p>
        <Progress
          className={css.bar}
          value={score.finalPercentage}
          max={100}
          aria-labelledby="wizard-score"
        />
        <div className={css.scale} aria-hidden="true">
          {BAND_STARTS.map((start) => (
            <span key={start} className={css.tick} data-at={start}>
              {start}
            </span>
          ))}
        </div>
      </div>
      {children && <div className={css.first}>{children}</div>}
    </header>
  );
}
