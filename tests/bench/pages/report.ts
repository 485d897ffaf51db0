/** What the runs add up to: a table of all pages, and the goals of the landing page. */
import { formatted, median, type Row } from '../bench.ts';
import { FLOOR_PATH, weightOf } from './hosting.ts';
import type { Measured } from './measure.ts';
import { CATEGORIES, type Sample } from './sample.ts';

/** Goals for / and /de, for the worst of all rounds. The slow-line bench holds the time of the largest paint. */
const GOALS = { htmlBytes: 20_000, bytes: 60_000, requests: 4 } as const;
const LANDING = ['/', '/de'];

const worst = (numbers: readonly number[]): number => Math.max(...numbers);

/** Worst and median. */
const both = (numbers: readonly number[], unit: string): string =>
  `${formatted(worst(numbers), unit)} (${formatted(median(numbers), unit)})`;

/** The lowest score of all rounds in the categories that count, with what cost it points. */
function scoreOf({ samples, isIndexed }: Measured): string {
  const counted = CATEGORIES.filter((category) => isIndexed || category !== 'seo');
  const scores = counted.flatMap((category) => samples.map((sample) => sample.scores[category] ?? 100));
  const lowest = Math.min(...scores);
  if (lowest === 100) return '100';
  const faults = samples.flatMap((sample) => sample.faults);
  const named = [...new Set(faults)].filter((fault) => counted.some((name) => fault.startsWith(name)));
  return `${lowest}: ${named.join(', ')}`;
}

/** Times over those of the floor in the same round. */
function overFloor(
  measured: readonly Measured[],
  { profile, samples }: Measured,
  of: (sample: Sample) => number,
): number[] {
  const floor = measured.find(({ path, profile: other }) => path === FLOOR_PATH && other === profile);
  return samples.map((sample, round) => {
    const base = floor?.samples[round];
    return base ? of(sample) / of(base) : Number.NaN;
  });
}

/** One line for each page and profile; "worst (median)" of all rounds. */
export const overview = (measured: readonly Measured[]) =>
  measured.map((page) => ({
    page: page.path,
    profile: page.profile,
    score: scoreOf(page),
    LCP: both(
      page.samples.map(({ lcp }) => lcp),
      'ms',
    ),
    'over floor': both(
      overFloor(measured, page, ({ lcp }) => lcp),
      'times',
    ),
    CLS: worst(page.samples.map(({ cls }) => cls)),
    TBT: both(
      page.samples.map(({ tbt }) => tbt),
      'ms',
    ),
    'main thread': both(
      page.samples.map(({ mainThread }) => mainThread),
      'ms',
    ),
    bytes: worst(page.samples.map(({ bytes }) => bytes)),
    requests: worst(page.samples.map(({ requests }) => requests)),
  }));

const row = (what: string, value: number, unit: string, aim: number): Row => ({
  what,
  measured: formatted(value, unit),
  aim: `at most ${formatted(aim, unit)}`,
  reached: value <= aim,
});

function landingRows({ path, profile, samples }: Measured): Row[] {
  const on = `${path} ${profile}`;
  return [
    row(`${on}: layout shift`, worst(samples.map(({ cls }) => cls)), 'points', 0.01),
    row(`${on}: bytes before interaction`, worst(samples.map(({ bytes }) => bytes)), 'bytes', GOALS.bytes),
    row(`${on}: requests`, worst(samples.map(({ requests }) => requests)), 'requests', GOALS.requests),
  ];
}

/** The goals, and whether they are reached. */
export function goals(measured: readonly Measured[]): readonly Row[] {
  const pages = measured.filter(({ path }) => path !== FLOOR_PATH);
  const landing = pages.filter(({ path }) => LANDING.includes(path));
  const below = pages.filter((page) => scoreOf(page) !== '100');
  const html = LANDING.map((path) => ({ path, ...weightOf(path) }));
  return [
    {
      what: 'pages and profiles below 100 in any category',
      measured: `${below.length} of ${pages.length}`,
      aim: 'none',
      reached: below.length === 0,
    },
    ...html.map(({ path, raw, gzip, brotli }) => ({
      ...row(`${path}: HTML with its styles`, brotli, 'bytes', GOALS.htmlBytes),
      measured: `${formatted(brotli, 'bytes')} (gzip ${formatted(gzip, 'bytes')}, plain ${formatted(raw, 'bytes')})`,
    })),
    ...landing.flatMap(landingRows),
  ];
}
