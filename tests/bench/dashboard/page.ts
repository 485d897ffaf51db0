/** A dashboard in a browser on a processor four times slower, and what it takes there. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { PROJECT_ID } from '../../../local/backend.ts';
import { copy } from '../../../src/copy/index.ts';
import { pathOf } from '../../../src/routes.ts';
import { ownDatabaseFor } from '../../e2e/support/own-database.ts';

export const SLOWDOWN = 4;

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

/** Milliseconds from the code being sent until the first row is there. */
export async function unlock({ page }: Opened, code: string): Promise<number> {
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
    // In an object, since a promise alone would be waited for.
    return { time };
  });
  await page.keyboard.press('Enter');
  return timed.evaluate(({ time }) => time);
}

/** Milliseconds from a filter being focused, which asks for every application, until everything is counted. */
export async function loadAll({ page }: Opened, total: number): Promise<number> {
  const timed = await page.evaluateHandle((text) => {
    const began = performance.now();
    const isCounted = () => document.querySelector('main [role=status]')?.textContent === text;
    document.querySelector<HTMLElement>('[data-shortcut=status]')?.focus();
    const time = new Promise<number>((resolve) => {
      if (isCounted()) resolve(0);
      new MutationObserver((_, observer) => {
        if (!isCounted()) return;
        observer.disconnect();
        resolve(performance.now() - began);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    return { time };
  }, `${total} of ${total} applications`);
  const time = await timed.evaluate(({ time }) => time);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  return time;
}

/** Milliseconds from the start of a reload until a member's first row is there. */
export async function reloadAsMember({ page }: Opened): Promise<number> {
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

/** Waits until nothing more is read by itself. */
export const untilPaused = ({ page }: Opened): Promise<void> =>
  page.getByText(/^\d+ of (?:the newest )?\d+ applications$/).waitFor();

/** Signs a member in, who lies in the page's own database. */
export async function signInAsMember(
  { page, database }: Opened,
  {
    siteUrl,
    auth,
    databaseUrl,
  }: { readonly siteUrl: string; readonly auth: string; readonly databaseUrl: string },
): Promise<void> {
  const [email, password] = [`mara-${Date.now()}@example.com`, 'geheim-123'];
  const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const ask = async (url: string, method: string, body: object): Promise<unknown> => {
    const answer = await fetch(url, { method, headers: owner, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return answer.json();
  };
  const identity = `${auth}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts`;
  const made = await ask(identity, 'POST', { email, password });
  const { localId } = Object(made);
  await ask(`${identity}:update`, 'POST', { localId, customAttributes: JSON.stringify({ team: true }) });
  await ask(`${databaseUrl}/team/members/${localId}.json?ns=${database}`, 'PUT', { email, name: 'Mara' });
  const { email: label, password: secret, submit } = copy.en.auth;
  await page.goto(siteUrl + pathOf('auth', 'en'));
  await page.locator('astro-island:not([client=account], [data-awake])').waitFor({ state: 'detached' });
  const form = page.getByRole('main');
  await form.getByLabel(label, { exact: true }).fill(email);
  await form.getByLabel(secret, { exact: true }).fill(password);
  await form.getByRole('button', { name: submit['sign-in'], exact: true }).click();
  await form.getByText(email).first().waitFor();
  await page.goto(siteUrl + pathOf('teamdashboard', 'en'));
  await page.locator('[data-row]').first().waitFor();
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
