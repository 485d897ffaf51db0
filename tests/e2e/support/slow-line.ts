import type { Page } from '@playwright/test';

/** Emulates a poor mobile connection: 400 ms round trip, 50 KB per second. */
export async function emulateSlowConnection(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}
