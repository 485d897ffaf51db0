/**
 * The team's dashboard with few and with many applications, in a real browser whose processor is four times slower, on the
 * backend of one machine.
 */
import { chromium } from '@playwright/test';
import { type LocalBackend, PROJECT_ID, startLocalBackend } from '../../../local/backend.ts';
import { temporaryState } from '../../../local/temporary-state.ts';
import { browserPath } from '../../../scripts/browser.ts';
import { unlockTeamDashboard } from '../../../src/contract/team/unlock-team-dashboard.ts';
import { site } from '../../../src/site.ts';
import { application } from '../applications.ts';
import type { Bench, Row } from '../bench.ts';
import { formatted, median } from '../bench.ts';
import {
  keyTimes,
  loadAll,
  lockedDashboard,
  type Opened,
  reloadAsMember,
  SLOWDOWN,
  signInAsMember,
  unlock,
  untilPaused,
  weightOf,
} from './page.ts';

const TEAM_CODE = '246810';
const COUNTS = [100, 5000, 50_000];
const TYPES = ['Founder', 'Agency', 'Company'];
/** Milliseconds since 1970. */
const FIRST_CAME_IN = 1_780_000_000_000;
/** So many are put into the database at once. */
const PORTION = 5000;
const RELOADS = 5;

const MS = { firstCard: 1500, reload: 1000, counted: 10_000, key: 100 };
const MEMORY = 150_000_000;
const ELEMENTS = 1000;

async function fill(databaseUrl: string, database: string, count: number): Promise<void> {
  for (let from = 0; from < count; from += PORTION) {
    const records = Array.from({ length: Math.min(PORTION, count - from) }, (_, place) => {
      const i = from + place;
      const record = application(i);
      // Ids and times in one order, as they come in.
      const createdAt = FIRST_CAME_IN + i * 60_000;
      return [record.id, { ...record, createdAt, applicationType: TYPES[i % TYPES.length] }] as const;
    });
    const response = await fetch(`${databaseUrl}/applications.json?ns=${database}`, {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify(Object.fromEntries(records)),
    });
    if (!response.ok) throw new Error(`The database could not be filled: ${response.status}`);
  }
}

/** The first call of a function starts it, which is no part of what is measured. */
async function wakeFunctions(functionsUrl: string): Promise<void> {
  await fetch(`${functionsUrl}/${PROJECT_ID}/${site.firebase.region}/${unlockTeamDashboard.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { code: 'not it' } }),
  });
}

const mb = (bytes: number): string => formatted(bytes / 1_000_000, 'MB');
const ms = (time: number): string => formatted(Math.round(time), 'ms');

interface Measured {
  readonly count: number;
  readonly firstCard: number;
  readonly counted: number;
  /** Received by unlocking, and once everything is loaded. */
  readonly bytes: number;
  readonly allBytes: number;
  /** A member's first row after a reload, on this machine's processor and on the slow one, and what it took. */
  readonly reload: number;
  readonly slowReload: number;
  readonly reloadBytes: number;
  readonly heap: number;
  readonly elements: number;
  /** Slowest of its kind. */
  readonly status: number;
  readonly step: number;
  readonly letter: number;
}

/** One line for each aim, with the numbers for every count. */
function rowsOf(all: readonly Measured[]): readonly Row[] {
  const row = (
    what: string,
    value: (one: Measured) => number,
    unit: (value: number) => string,
    aim?: readonly [words: string, limit: number],
  ): readonly Row[] =>
    all.map((one) => ({
      what: `${what}, of ${formatted(one.count, '')}`.trim(),
      measured: unit(value(one)),
      ...(aim && { aim: aim[0], reached: value(one) <= aim[1] }),
    }));
  const number = (value: number): string => formatted(value, '').trim();
  return [
    ...row('the first row is there', (one) => one.firstCard, ms, ['1,500 ms', MS.firstCard]),
    ...row('a member’s first row after a reload', (one) => one.reload, ms, ['1,000 ms', MS.reload]),
    ...row('the same on the slow processor', (one) => one.slowReload, ms),
    ...row('all are counted and searchable, once asked for', (one) => one.counted, ms, [
      '10,000 ms',
      MS.counted,
    ]),
    ...row('a status on the screen', (one) => one.status, ms, ['100 ms', MS.key]),
    ...row('the next one opened', (one) => one.step, ms, ['100 ms', MS.key]),
    ...row('a letter in the search', (one) => one.letter, ms, ['100 ms', MS.key]),
    ...row('memory', (one) => one.heap, mb, ['150 MB', MEMORY]),
    ...row('elements', (one) => one.elements, number, ['hundreds', ELEMENTS]),
    ...row('downloaded by unlocking', (one) => one.bytes, mb),
    ...row('downloaded by a reload', (one) => one.reloadBytes, mb),
    ...row('downloaded once all are asked for', (one) => one.allBytes, mb),
  ];
}

/** Reloads as a member, each time with everything in the browser's cache. */
async function memberReload(
  opened: Opened,
  { siteUrl, address }: LocalBackend,
): Promise<readonly [reload: number, slow: number, bytes: number]> {
  const throttle = (rate: number) => opened.devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await throttle(1);
  await signInAsMember(opened, { siteUrl, auth: address.auth, databaseUrl: address.database });
  await untilPaused(opened);
  const times: number[] = [];
  const before = opened.received();
  for (let turn = 0; turn < RELOADS; turn += 1) {
    times.push(await reloadAsMember(opened));
    await untilPaused(opened);
  }
  const bytes = (opened.received() - before) / RELOADS;
  await throttle(SLOWDOWN);
  return [median(times), await reloadAsMember(opened), bytes];
}

export const bench: Bench = {
  title: 'The dashboard, on a processor four times slower',
  async run() {
    const backend = await startLocalBackend({
      stateDir: temporaryState('bench'),
      temporary: true,
      teamCode: TEAM_CODE,
      usualPorts: false,
      hosting: true,
      demo: false,
    });
    await wakeFunctions(backend.address.functions);
    const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
    try {
      const all: Measured[] = [];
      for (const count of COUNTS) {
        const opened = await lockedDashboard(browser, backend.siteUrl);
        await fill(backend.address.database, opened.database, count);
        const before = opened.received();
        const firstCard = await unlock(opened, TEAM_CODE);
        await untilPaused(opened);
        const bytes = opened.received() - before;
        const counted = await loadAll(opened, count);
        const allBytes = opened.received() - before;
        const step = await keyTimes(opened, ['j', 'j', 'k', 'j', 'n']);
        const status = await keyTimes(opened, ['2', '3', '1', 'u']);
        await opened.page.keyboard.press('/');
        const letter = await keyTimes(opened, [...'mittel', 'Backspace']);
        const [heap, elements] = await weightOf(opened);
        const slowest = (times: readonly number[]): number => Math.max(...times);
        const [reload, slowReload, reloadBytes] = await memberReload(opened, backend);
        await opened.page.close();
        all.push({
          ...{ count, firstCard, counted, bytes, allBytes, heap, elements, reload, slowReload, reloadBytes },
          status: slowest(status),
          step: slowest(step),
          letter: slowest(letter),
        });
      }
      return rowsOf(all);
    } finally {
      await browser.close();
      await backend.close();
    }
  },
};
