/** Reports on all runs: a table of all pages, and the landing page's goals. */
import { formatNumber, median, type Row } from '../bench.ts';
import { FLOOR_PATH, weightOf } from './hosting.ts';
import type { Measured } from './measure.ts';
import { CATEGORIES, type Sample } from './sample.ts';

/** For the worst round of / and /de. The slow-line bench measures the largest paint. */
const GOALS = { htmlBytes: 20_000, bytes: 60_000, requests: 4 } as const;
const LANDING = ['/', '/de'];

const worst = (numbers: readonly number[]): number => Math.max(...numbers);

const worstAndMedian = (numbers: readonly number[], unit: string): string =>
  `${formatNumber(worst(numbers), unit)} (${formatNumber(median(numbers), unit)})`;

/** The lowest score of all rounds and categories, with the failed audits. */
function scoreOf({ samples, isIndexed }: Measured): string {
  const counted = CATEGORIES.filter((category) => isIndexed || category !== 'seo');
  const scores = counted.flatMap((category) => samples.map((sample) => sample.scores[category] ?? 100));
  const lowest = Math.min(...scores);
  if (lowest === 100) return '100';
  const failedAudits = samples.flatMap((sample) => sample.failedAudits);
  const failed = [...new Set(failedAudits)].filter((audit) => counted.some((name) => audit.startsWith(name)));
  return `${lowest}: ${failed.join(', ')}`;
}

/** Ratios to the floor of the same round. */
function overFloor(
  measured: readonly Measured[],
  { profile, samples }: Measured,
  metric: (sample: Sample) => number,
): number[] {
  const floor = measured.find(({ path, profile: other }) => path === FLOOR_PATH && other === profile);
  return samples.map((sample, round) => {
    const base = floor?.samples[round];
    return base ? metric(sample) / metric(base) : Number.NaN;
  });
}

/** A row per page and profile, with "worst (median)" of all rounds. */
export const overview = (measured: readonly Measured[]) =>
  measured.map((page) => ({
    page: page.path,
    profile: page.profile,
    score: scoreOf(page),
    LCP: worstAndMedian(
      page.samples.map(({ lcp }) => lcp),
      'ms',
    ),
    'over floor': worstAndMedian(
      overFloor(measured, page, ({ lcp }) => lcp),
      'times',
    ),
    CLS: worst(page.samples.map(({ cls }) => cls)),
    TBT: worstAndMedian(
      page.samples.map(({ tbt }) => tbt),
      'ms',
    ),
    'main thread': worstAndMedian(
      page.samples.map(({ mainThread }) => mainThread),
      'ms',
    ),
    bytes: worst(page.samples.map(({ bytes }) => bytes)),
    requests: worst(page.samples.map(({ requests }) => requests)),
  }));

const row = (label: string, value: number, unit: string, goal: number): Row => ({
  label,
  measured: formatNumber(value, unit),
  goal: `at most ${formatNumber(goal, unit)}`,
  met: value <= goal,
});

function landingRows({ path, profile, samples }: Measured): Row[] {
  const prefix = `${path} ${profile}`;
  return [
    row(`${prefix}: layout shift`, worst(samples.map(({ cls }) => cls)), 'points', 0.01),
    row(
      `${prefix}: bytes before interaction`,
      worst(samples.map(({ bytes }) => bytes)),
      'bytes',
      GOALS.bytes,
    ),
    row(`${prefix}: requests`, worst(samples.map(({ requests }) => requests)), 'requests', GOALS.requests),
  ];
}

export function goals(measured: readonly Measured[]): readonly Row[] {
  const pages = measured.filter(({ path }) => path !== FLOOR_PATH);
  const landing = pages.filter(({ path }) => LANDING.includes(path));
  const below = pages.filter((page) => scoreOf(page) !== '100');
  const html = LANDING.map((path) => ({ path, ...weightOf(path) }));
  return [
    {
      label: 'pages and profiles below 100 in any category',
      measured: `${below.length} of ${pages.length}`,
      goal: 'none',
      met: below.length === 0,
    },
    ...html.map(({ path, raw, gzip, brotli }) => ({
      ...row(`${path}: HTML with its styles`, brotli, 'bytes', GOALS.htmlBytes),
      measured: `${formatNumber(brotli, 'bytes')} (gzip ${formatNumber(gzip, 'bytes')}, plain ${formatNumber(raw, 'bytes')})`,
    })),
    ...landing.flatMap(landingRows),
  ];
}
