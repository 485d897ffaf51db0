import css from './SavedChecks.module.css';

const WIDTH = 64;
const HEIGHT = 20;
/** Room for the round end of the line. */
const EDGE = 3;
/** As many as can be told apart on so little room. */
const MOST = 12;
/** A few points more or less are not to look like a fall: so many fill the height. */
const MIN_SPAN = 20;

/** How a score moved, as a small line; the text beside it says it in words. */
export function MoveLine({ scores }: { readonly scores: readonly number[] }) {
  const last = scores.slice(-MOST);
  const x = (index: number): number => EDGE + (index / (last.length - 1)) * (WIDTH - 2 * EDGE);
  const [least, most] = [Math.min(...last), Math.max(...last)];
  const span = Math.max(MIN_SPAN, most - least);
  const bottom = (least + most - span) / 2;
  const y = (score: number): number => EDGE + (1 - (score - bottom) / span) * (HEIGHT - 2 * EDGE);
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
      <circle cx={x(last.length - 1)} cy={y(last.at(-1) ?? 0)} r={EDGE - 0.5} />
    </svg>
  );
}
