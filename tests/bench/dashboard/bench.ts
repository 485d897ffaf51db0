/** The team's dashboard with few and many applications, in Chromium with a CPU four times slower. */
import { chromium } from '@playwright/test';
import { type LocalBackend, PROJECT_ID, ROOT, startLocalBackend } from '../../../local/backend.ts';
import { buildSite } from '../../../local/build.ts';
import { temporaryState } from '../../../local/testing/temporary-state.ts';
import { findOrInstallBrowser } from '../../../scripts/browser.ts';
import { unlockTeamDashboard } from '../../../src/contract/team/unlock-team-dashboard.ts';
import { site } from '../../../src/site.ts';
import { generateApplication } from '../applications.ts';
import type { Bench, Row } from '../bench.ts';
import { formatNumber, median } from '../bench.ts';
import {
  loadAll,
  measureKeyTimes,
  measureWeight,
  type OpenDashboard,
  openLockedDashboard,
  reloadAsMember,
  SLOWDOWN,
  signInAsMember,
  unlock,
  waitUntilLoaded,
} from './page.ts';

const TEAM_CODE = '246810';
const COUNTS = [100, 5000, 50_000];
const TYPES = ['Founder', 'Agency', 'Company'];
/** Milliseconds since 1970. */
const FIRST_CREATED_AT = 1_780_000_000_000;
/** Applications per request. */
const CHUNK = 5000;
const RELOADS = 5;

const MS = { firstCard: 1500, reload: 1000, counted: 10_000, key: 100 };
const MEMORY = 150_000_000;
const ELEMENTS = 1000;

async function fill(databaseUrl: string, database: string, count: number): Promise<void> {
  for (let from = 0; from < count; from += CHUNK) {
    const records = Array.from({ length: Math.min(CHUNK, count - from) }, (_, place) => {
      const i = from + place;
      const record = generateApplication(i);
      // Ids and times in the same order, as in production.
      const createdAt = FIRST_CREATED_AT + i * 60_000;
      return [record.id, { ...record, createdAt, applicationType: TYPES[i % TYPES.length] }] as const;
    });
    const response = await fetch(`${databaseUrl}/applications.json?ns=${database}`, {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify(Object.fromEntries(records)),
    });
    if (!response.ok) throw new Error(`Failed to fill the database: ${response.status}`);
  }
}

/** Starts a function with its first call, so that this is not measured. */
async function warmUpFunctions(functionsUrl: string): Promise<void> {
  await fetch(`${functionsUrl}/${PROJECT_ID}/${site.firebase.region}/${unlockTeamDashboard.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { code: 'not it' } }),
  });
}

const formatMb = (bytes: number): string => formatNumber(bytes / 1_000_000, 'MB');
const formatMs = (time: number): string => formatNumber(Math.round(time), 'ms');

interface Measured {
  readonly count: number;
  readonly firstCard: number;
  readonly counted: number;
  /** Bytes received by unlocking, and after everything is loaded. */
  readonly bytes: number;
  readonly allBytes: number;
  /** Milliseconds until a member's first row after a reload, on this CPU and on the slow one, and bytes received. */
  readonly reload: number;
  readonly slowReload: number;
  readonly reloadBytes: number;
  readonly heap: number;
  readonly elements: number;
  /** Slowest of each kind, in milliseconds. */
  readonly status: number;
  readonly step: number;
  readonly letter: number;
}

/** One row per metric and count. */
function buildRows(all: readonly Measured[]): readonly Row[] {
  const row = (
    label: string,
    value: (result: Measured) => number,
    unit: (value: number) => string,
    goal?: readonly [text: string, limit: number],
  ): readonly Row[] =>
    all.map((result) => ({
      label: `${label}, of ${formatNumber(result.count, '')}`.trim(),
      measured: unit(value(result)),
      ...(goal && { goal: goal[0], met: value(result) <= goal[1] }),
    }));
  const number = (value: number): string => formatNumber(value, '').trim();
  return [
    ...row('first row', (result) => result.firstCard, formatMs, ['1,500 ms', MS.firstCard]),
    ...row('a member’s first row after a reload', (result) => result.reload, formatMs, [
      '1,000 ms',
      MS.reload,
    ]),
    ...row('the same on the slow CPU', (result) => result.slowReload, formatMs),
    ...row('all counted and searchable after a request', (result) => result.counted, formatMs, [
      '10,000 ms',
      MS.counted,
    ]),
    ...row('a status change', (result) => result.status, formatMs, ['100 ms', MS.key]),
    ...row('opening the next one', (result) => result.step, formatMs, ['100 ms', MS.key]),
    ...row('a letter in the search', (result) => result.letter, formatMs, ['100 ms', MS.key]),
    ...row('memory', (result) => result.heap, formatMb, ['150 MB', MEMORY]),
    ...row('elements', (result) => result.elements, number, ['hundreds', ELEMENTS]),
    ...row('downloaded by unlocking', (result) => result.bytes, formatMb),
    ...row('downloaded by a reload', (result) => result.reloadBytes, formatMb),
    ...row('downloaded for all', (result) => result.allBytes, formatMb),
  ];
}

/** Reloads as a member with a warm browser cache. */
async function measureMemberReload(
  opened: OpenDashboard,
  { siteUrl, urls }: LocalBackend,
): Promise<readonly [reload: number, slow: number, bytes: number]> {
  const throttle = (rate: number) => opened.devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await throttle(1);
  await signInAsMember(opened, { siteUrl, auth: urls.auth, databaseUrl: urls.database });
  await waitUntilLoaded(opened);
  const times: number[] = [];
  const before = opened.received();
  for (let i = 0; i < RELOADS; i += 1) {
    times.push(await reloadAsMember(opened));
    await waitUntilLoaded(opened);
  }
  const bytes = (opened.received() - before) / RELOADS;
  await throttle(SLOWDOWN);
  return [median(times), await reloadAsMember(opened), bytes];
}

export const bench: Bench = {
  title: 'The dashboard on a CPU four times slower',
  async run() {
    await buildSite(ROOT);
    const backend = await startLocalBackend({
      stateDir: temporaryState('bench'),
      temporary: true,
      teamCode: TEAM_CODE,
      usualPorts: false,
      hosting: true,
      demo: false,
    });
    // Read by isolateDatabase().
    process.env.DATABASE_URL = backend.urls.database;
    await warmUpFunctions(backend.urls.functions);
    const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: ['--no-sandbox'] });
    try {
      const all: Measured[] = [];
      for (const count of COUNTS) {
        const opened = await openLockedDashboard(browser, backend.siteUrl);
        await fill(backend.urls.database, opened.database, count);
        const before = opened.received();
        const firstCard = await unlock(opened, TEAM_CODE);
        await waitUntilLoaded(opened);
        const bytes = opened.received() - before;
        const counted = await loadAll(opened, count);
        const allBytes = opened.received() - before;
        const step = await measureKeyTimes(opened, ['j', 'j', 'k', 'j', 'n']);
        const status = await measureKeyTimes(opened, ['2', '3', '1', 'u']);
        await opened.page.keyboard.press('/');
        const letter = await measureKeyTimes(opened, [...'mittel', 'Backspace']);
        const [heap, elements] = await measureWeight(opened);
        const slowest = (times: readonly number[]): number => Math.max(...times);
        const [reload, slowReload, reloadBytes] = await measureMemberReload(opened, backend);
        await opened.page.close();
        all.push({
          ...{ count, firstCard, counted, bytes, allBytes, heap, elements, reload, slowReload, reloadBytes },
          status: slowest(status),
          step: slowest(step),
          letter: slowest(letter),
        });
      }
      return buildRows(all);
    } finally {
      await browser.close();
      await backend.close();
    }
  },
};
