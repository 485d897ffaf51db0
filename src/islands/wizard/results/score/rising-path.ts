/** The logo's rising path as a gauge: from the score's zero at the bottom left to 100 at the top right. */

export const WIDTH = 1120;
export const HEIGHT = 460;

type Point = readonly [x: number, y: number];
/** Two cubic curves that meet halfway. */
const CURVES: readonly (readonly [Point, Point, Point, Point])[] = [
  [
    [0, 446],
    [300, 446],
    [250, 262],
    [560, 262],
  ],
  [
    [560, 262],
    [850, 262],
    [800, 14],
    [1120, 14],
  ],
];

/** The path as SVG data. */
export const PATH = CURVES.map(
  ([start, ...rest], index) => `${index === 0 ? `M${start} ` : ''}C${rest.map(String).join(' ')}`,
).join(' ');

const at = (t: number, [a, b, c, d]: readonly [number, number, number, number]): number =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;

/** The path's height at a score, in percent from the top. */
export function topAt(score: number): number {
  const x = (Math.min(100, Math.max(0, score)) / 100) * WIDTH;
  const [first, second] = CURVES;
  const curve = x <= WIDTH / 2 ? first : second;
  if (!curve) return 0;
  const [a, b, c, d] = curve;
  let [low, high] = [0, 1];
  // The path never turns back, so halving finds the place.
  for (let round = 0; round < 24; round += 1) {
    const middle = (low + high) / 2;
    if (at(middle, [a[0], b[0], c[0], d[0]]) < x) low = middle;
    else high = middle;
  }
  return (100 * at(low, [a[1], b[1], c[1], d[1]])) / HEIGHT;
}
