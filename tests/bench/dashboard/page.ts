/** A dashboard in a browser on a processor four times slower, and what it takes there. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { pathOf } from '../../../src/routes.ts';
import { ownDatabaseFor } from '../../e2e/support/own-database.ts';

const SLOWDOWN = 4;

export interface Opened {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly database: string;
  /** Bytes received until now, by requests and sockets. */
  readonly received: () => number;
}

/** The locked dashboard, awake, with a database of its own. */
export async function lockedDashboard(browser: Browser, siteUrl: string): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const database = await ownDatabaseFor(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  devtools.on('Network.webSocketFrameReceived', ({ response }) => {
    bytes += response.payloadData.length;
  });
  await page.goto(siteUrl + pathOf('teamdashboard', 'en'));
  await page.locator('astro-island:not([client=account], [data-awake])').waitFor({ state: 'detached' });
  await page.evaluate(() => {
    const slow: number[] = [];
    Object.assign(window, { inputDurations: slow });
    new PerformanceObserver((entries) => {
      for (const { name, duration } of entries.getEntries())
        if (name === 'keydown' || name === 'input') slow.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, devtools, database, received: () => bytes };
}

/** Milliseconds from the code being sent until the first row is there, and until everything is counted. */
export async function unlock(
  { page }: Opened,
  code: string,
  total: number,
): Promise<readonly [number, number]> {
  await page.getByLabel('Access code').fill(code);
  const timed = await page.evaluateHandle((text) => {
    let sent = 0;
    let first = 0;
    addEventListener('submit', () => (sent = performance.now()), { capture: true, once: true });
    const times = new Promise<[number, number]>((resolve) => {
      new MutationObserver((_, observer) => {
        if (sent === 0) return;
        if (first === 0 && document.querySelector('[data-row]')) first = performance.now();
        if (document.querySelector('[role=status]')?.textContent !== text) return;
        observer.disconnect();
        resolve([first - sent, performance.now() - sent]);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    // In an object, since a promise alone would be waited for.
    return { times };
  }, `${total} of ${total} applications`);
  await page.keyboard.press('Enter');
  return timed.evaluate(({ times }) => times);
}

/** Milliseconds from each key to the picture that shows what it did; what takes less than 16 counts as 16. */
export async function keyTimes({ page }: Opened, keys: readonly string[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const key of keys) {
    const before = await page.evaluate<number>('inputDurations.length');
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
    const durations = await page.evaluate<readonly number[]>(`inputDurations.slice(${before})`);
    times.push(Math.max(16, ...durations));
  }
  return times;
}

/** Bytes of JavaScript's memory after what is no longer needed is gone, and elements of the document. */
export async function weightOf({
  page,
  devtools,
}: Opened): Promise<readonly [heap: number, elements: number]> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return [usedSize, await page.evaluate(() => document.querySelectorAll('*').length)];
}
