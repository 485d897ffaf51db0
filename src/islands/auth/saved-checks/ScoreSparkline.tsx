import css from '../Auth.module.css';

const WIDTH = 64;
const HEIGHT = 20;
/** Room for the line's round cap. */
const PADDING = 3;
/** As many points as are distinguishable at this size. */
const MAX_POINTS = 12;
/** Minimum range of the axis, so that a change of a few points does not look like a crash. */
const MIN_SPAN = 20;

/** A sparkline of the score; the text next to it states the trend. */
export function ScoreSparkline({ scores }: { readonly scores: readonly number[] }) {
  const last = scores.slice(-MAX_POINTS);
  const x = (index: number): number => PADDING + (index / (last.length - 1)) * (WIDTH - 2 * PADDING);
  const [min, max] = [Math.min(...last), Math.max(...last)];
  const span = Math.max(MIN_SPAN, max - min);
  const bottom = (min + max - span) / 2;
  const y = (score: number): number => PADDING + (1 - (score - bottom) / span) * (HEIGHT - 2 * PADDING);
  const points = last.map((score, index) => `${x(index).toFixed(1)},${y(score).toFixed(1)}`);
  return (
    <svg
      className={css.line}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      <polyline points={points.join(' ')} />
      <circle cx={x(last.length - 1)} cy={y(last.at(-1) ?? 0)} r={PADDING - 0.5} />
    </svg>
  );
}
