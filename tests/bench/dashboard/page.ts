/** Opens a dashboard in a browser with a slow CPU, and measures it. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { PROJECT_ID } from '../../../local/backend.ts';
import { copy } from '../../../src/copy/index.ts';
import { pathOf } from '../../../src/routes.ts';
import { waitForHydration } from '../../e2e/support/hydration.ts';
import { isolateDatabase } from '../../e2e/support/isolated-database.ts';

export const SLOWDOWN = 4;

export interface OpenDashboard {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly database: string;
  /** Bytes received so far, by requests and sockets. */
  readonly received: () => number;
}

/** Opens the hydrated, locked dashboard on its own database. */
export async function openLockedDashboard(browser: Browser, siteUrl: string): Promise<OpenDashboard> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const database = await isolateDatabase(page);
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
  await waitForHydration(page);
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { inputDurations: durations });
    new PerformanceObserver((entries) => {
      for (const { name, duration } of entries.getEntries())
        if (name === 'keydown' || name === 'input') durations.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, devtools, database, received: () => bytes };
}

/** Unlocks with the code. @returns milliseconds until the first row */
export async function unlock({ page }: OpenDashboard, code: string): Promise<number> {
  await page.getByLabel('Access code').fill(code);
  const timed = await page.evaluateHandle(() => {
    let sent = 0;
    addEventListener('submit', () => (sent = performance.now()), { capture: true, once: true });
    const time = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        if (sent === 0 || !document.querySelector('[data-row]')) return;
        observer.disconnect();
        resolve(performance.now() - sent);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    // In an object, since Playwright would await a bare promise.
    return { time };
  });
  await page.keyboard.press('Enter');
  return timed.evaluate(({ time }) => time);
}

/** Scrolls to the end, which loads all applications. @returns milliseconds until they are counted */
export async function loadAll({ page }: OpenDashboard, total: number): Promise<number> {
  const timed = await page.evaluateHandle((text) => {
    const started = performance.now();
    const isCounted = () => document.querySelector('main [role=status]')?.textContent === text;
    const pane = document.querySelector('main [data-row]')?.closest('ul')?.parentElement;
    if (pane) pane.scrollTop = pane.scrollHeight;
    const time = new Promise<number>((resolve) => {
      if (isCounted()) resolve(0);
      new MutationObserver((_, observer) => {
        if (!isCounted()) return;
        observer.disconnect();
        resolve(performance.now() - started);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    return { time };
  }, `${total} of ${total} applications`);
  const time = await timed.evaluate(({ time }) => time);
  await page.evaluate(() => {
    document.querySelector('main [data-row]')?.closest('ul')?.parentElement?.scrollTo(0, 0);
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  });
  return time;
}

/** Reloads the page. @returns milliseconds until the first row */
export async function reloadAsMember({ page }: OpenDashboard): Promise<number> {
  await page.addInitScript(() => {
    const first = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-row]')) return;
        observer.disconnect();
        resolve(performance.now());
      }).observe(document, { childList: true, subtree: true });
    });
    Object.assign(window, { firstRow: first });
  });
  await page.reload();
  return page.evaluate<number>('firstRow');
}

/** Waits until the dashboard loads no more by itself. */
export const waitUntilLoaded = ({ page }: OpenDashboard): Promise<void> =>
  page.getByText(/^\d+ of (?:the newest )?\d+ applications$/).waitFor();

/** Adds a member to the page's own database and signs in. */
export async function signInAsMember(
  { page, database }: OpenDashboard,
  {
    siteUrl,
    auth,
    databaseUrl,
  }: { readonly siteUrl: string; readonly auth: string; readonly databaseUrl: string },
): Promise<void> {
  const [email, password] = [`mara-${Date.now()}@example.com`, 'geheim-123'];
  const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const request = async (url: string, method: string, body: object): Promise<unknown> => {
    const response = await fetch(url, { method, headers: owner, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.json();
  };
  const identity = `${auth}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts`;
  const account = await request(identity, 'POST', { email, password });
  const { localId } = Object(account);
  await request(`${identity}:update`, 'POST', { localId, customAttributes: JSON.stringify({ team: true }) });
  await request(`${databaseUrl}/team/members/${localId}.json?ns=${database}`, 'PUT', { email, name: 'Mara' });
  const { email: label, password: secret, submit } = copy.en.auth;
  await page.goto(siteUrl + pathOf('auth', 'en'));
  await waitForHydration(page);
  const form = page.getByRole('main');
  await form.getByLabel(label, { exact: true }).fill(email);
  await form.getByLabel(secret, { exact: true }).fill(password);
  await form.getByRole('button', { name: submit['sign-in'], exact: true }).click();
  await form.getByText(email).first().waitFor();
  await page.goto(siteUrl + pathOf('teamdashboard', 'en'));
  await page.locator('[data-row]').first().waitFor();
}

/** Milliseconds from each key press to the next paint, at least 16. */
export async function measureKeyTimes(
  { page }: OpenDashboard,
  keys: readonly string[],
): Promise<readonly number[]> {
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

/** JavaScript heap in bytes after a garbage collection, and the number of elements. */
export async function measureWeight({
  page,
  devtools,
}: OpenDashboard): Promise<readonly [heap: number, elements: number]> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return [usedSize, await page.evaluate(() => document.querySelectorAll('*').length)];
}
