/** CPU cost of the reading process: its start, and a page including fetch and messages. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type BuiltFunctions, startBuiltFunctions } from '../../../functions/src/testing/built-functions.ts';
import { html, startHttpSite } from '../../../functions/src/testing/http-site.ts';
import { procMeter } from '../../../functions/src/website/reading/meter.ts';
import { formatNumber, median, type Row } from '../bench.ts';

const ROUNDS = 25;
/** The first rounds, which do not count. */
const WARM_UP = 5;

/** CPU time so far, in milliseconds. */
const readCpuTime = async (pid: number | undefined): Promise<number> =>
  pid === undefined ? 0 : ((await procMeter(pid))?.cpuMs ?? 0);

/** CPU time so far of the responding process and the reading ones. */
async function readCpuByProcess({ pid, children }: BuiltFunctions): Promise<ReadonlyMap<number, number>> {
  const all = [pid, ...children()];
  return new Map(
    await Promise.all(all.map(async (processId) => [processId, await readCpuTime(processId)] as const)),
  );
}

/** CPU time per page of a process that only fetches and parses. */
async function measureBareCosts(urls: readonly string[]): Promise<readonly number[]> {
  const child = fork(path.join(import.meta.dirname, 'bare-child.ts'));
  const costs: number[] = [];
  for (const url of urls) {
    const before = await readCpuTime(child.pid);
    child.send(url);
    await once(child, 'message');
    costs.push((await readCpuTime(child.pid)) - before);
  }
  child.kill();
  return costs.slice(WARM_UP);
}

interface Costs {
  readonly page: readonly number[];
  /** Including the start of a reading process. */
  readonly starts: readonly number[];
}

async function measureReadingCosts(urls: readonly string[], built: BuiltFunctions): Promise<Costs> {
  const page: number[] = [];
  const starts: number[] = [];
  for (const [i, websiteUrl] of urls.entries()) {
    const before = await readCpuByProcess(built);
    await built.call({ websiteUrl }, `203.0.113.${i}`);
    const after = await readCpuByProcess(built);
    const cost = [...after].reduce((sum, [pid, cpuMs]) => sum + cpuMs - (before.get(pid) ?? 0), 0);
    const isNew = [...after.keys()].some((pid) => !before.has(pid));
    (isNew ? starts : page).push(cost);
  }
  return { page: page.slice(WARM_UP), starts };
}

/** @param page HTML of about 1 MB */
export async function measureReading(page: string): Promise<readonly Row[]> {
  const names = Array.from({ length: ROUNDS }, (_unused, i) => `/${i}`);
  const website = await startHttpSite(Object.fromEntries(names.map((name) => [name, html(page)])));
  const built = await startBuiltFunctions([website.origin]);
  const urls = names.map((name) => website.origin + name);
  const bare = median(await measureBareCosts(urls));
  const costs = await measureReadingCosts(urls, built);
  await built.close();
  await website.close();
  const total = median(costs.page);
  return [
    {
      label: '1 MB page through the reading process with all messages, compared with fetch and bare parser',
      measured: `${formatNumber(total, 'ms')}, ${formatNumber(total / bare, 'times')} (bare ${formatNumber(bare, 'ms')})`,
      goal: '3 times',
      met: total / bare <= 3,
    },
    {
      label: 'the same in a newly started process',
      measured: formatNumber(median(costs.starts), 'ms'),
    },
  ];
}
