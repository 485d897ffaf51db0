/**
 * Loading times on a slow phone: 150 ms round trip, 1.6 Mbit/s, TCP slow start, a CPU four times slower, HTTP/1.1. Also
 * measures an almost empty page and a bare one in the same rounds.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findOrInstallBrowser } from '../../../scripts/browser.ts';
import type { Bench, Row } from '../bench.ts';
import { formatNumber, median } from '../bench.ts';
import { BARE_PATH, FLOOR_PATH, startHosting } from './hosting.ts';
import { startLine } from './line.ts';

const LINE = { roundTrip: 150, bandwidth: 200_000 };
const SLOWDOWN = 4;
const ROUNDS = 9;
const PHONE = { width: 390, height: 844 };
/** Largest paint relative to the bare page. */
const MAX_PAINT_RATIO = 1.1;

/** Times in milliseconds. */
interface Visit {
  /** Time of the largest paint. */
  readonly paint: number;
  /** Time of hydration, or 0 if the island waits for the visitor. */
  readonly hydrated: number;
  /** Bytes of scripts loaded by then. */
  readonly script: number;
  readonly requests: number;
  /** Duration of the longest task. */
  readonly task: number;
}

const observeTimes = (): void => {
  const seen = { paint: 0, task: 0, hydrated: 0, script: 0, requests: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration);
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver(() => {
    if (seen.hydrated || !document.querySelector('[data-hydrated]')) return;
    seen.hydrated = performance.now();
    for (const entry of performance.getEntriesByType('resource').map((each) => each.toJSON())) {
      if (!entry.name.endsWith('.js')) continue;
      seen.script += entry.encodedBodySize;
      seen.requests += 1;
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] });
};

async function visit(browser: Browser, url: string, waitsForIsland: boolean): Promise<Visit> {
  const page: Page = await browser.newPage({ viewport: PHONE });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(observeTimes);
  try {
    await page.goto(url, { waitUntil: 'load' });
    if (waitsForIsland) await page.locator('[data-hydrated]').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    return await page.evaluate<Visit>('seen');
  } finally {
    await page.close();
  }
}

const PAGES: readonly (readonly [path: string, waitsForIsland: boolean])[] = [
  [FLOOR_PATH, false],
  [BARE_PATH, false],
  ['/', false],
  ['/de', false],
  ['/analysis', true],
  ['/finder', true],
];

const formatMs = (time: number): string => formatNumber(Math.round(time), 'ms');

/** @param folder a built site */
export async function measure(folder: string): Promise<readonly Row[]> {
  const hosting = await startHosting(folder);
  const line = await startLine(hosting.port, LINE);
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: ['--no-sandbox'] });
  const visits = new Map<string, Visit[]>(PAGES.map(([path]) => [path, []]));
  try {
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [path, waitsForIsland] of PAGES) {
        const measured = await visit(browser, `http://127.0.0.1:${line.port}${path}`, waitsForIsland);
        // The first round warms up browser and compression.
        if (round > 0) visits.get(path)?.push(measured);
      }
  } finally {
    await browser.close();
    await line.close();
    await hosting.close();
  }
  const computeMedian = (path: string, metric: (visit: Visit) => number): number =>
    median((visits.get(path) ?? []).map(metric));
  const bare = computeMedian(BARE_PATH, ({ paint }) => paint);
  return PAGES.flatMap(([path, waitsForIsland]): readonly Row[] => {
    const paint = computeMedian(path, (each) => each.paint);
    const ratio = paint / bare;
    const painted: Row = {
      label: `${path}: largest paint`,
      measured: `${formatMs(paint)}, ${ratio.toFixed(2)} of the bare page`,
    };
    const isPlain = path === FLOOR_PATH || path === BARE_PATH;
    const rows = [
      isPlain ? painted : { ...painted, goal: `at most ${MAX_PAINT_RATIO}`, met: ratio <= MAX_PAINT_RATIO },
      { label: `${path}: longest task`, measured: formatMs(computeMedian(path, ({ task }) => task)) },
    ];
    if (!waitsForIsland) return rows;
    const script = formatNumber(computeMedian(path, (each) => each.script) / 1000, 'KB');
    return [
      ...rows,
      {
        label: `${path}: hydrated after`,
        measured: formatMs(computeMedian(path, ({ hydrated }) => hydrated)),
      },
      {
        label: `${path}: script until then`,
        measured: `${script} in ${computeMedian(path, ({ requests }) => requests)} requests`,
      },
    ];
  });
}

const DIST = join(import.meta.dirname, '../../../dist');

export const bench: Bench = {
  title: `On a slow line (${LINE.roundTrip} ms, ${(LINE.bandwidth * 8) / 1e6} Mbit/s, slow start, CPU ÷ ${SLOWDOWN})`,
  run() {
    if (!existsSync(DIST)) throw new Error('dist/ is missing. Run npm run build:site.');
    return measure(DIST);
  },
};
