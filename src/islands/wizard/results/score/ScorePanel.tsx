import { fill } from '../../../../copy/fill.ts';
import type { Score } from '../../../../domain/wizard/score.ts';
import { Progress } from '../../../../ui/Progress.tsx';
import { useResult } from '../../wizard-context.ts';
import { Lead, type LeadProps } from '../Lead.tsx';
import css from './ScorePanel.module.css';

/** Where the bands begin, in percent; shown under the bar. */
const BAND_STARTS = [40, 60, 80] as const;

export interface ScorePanelProps extends Pick<LeadProps, 'eyebrow' | 'children'> {
  readonly score: Score;
}

/** The compatibility score, its band, what the band means, and what the score rewards. */
export function ScorePanel({ score, ...lead }: ScorePanelProps) {
  const { results } = useResult().texts;
  const { title, message } = results.bands[score.band];
  return (
    <Lead
      {...lead}
      band={score.band}
      title={title}
      message={
        <>
          <p>{message}</p>
          <p className={css.note}>{results.scoreNote}</p>
        </>
      }
      labelId="wizard-score"
      label={results.scoreLabel}
      number={fill(results.percent, { n: score.finalPercentage })}
      bar={
        <>
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
        </>
      }
    />
  );
}
