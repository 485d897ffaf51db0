const TIMEOUT_MS = 10_000;
/** Responses of existing sites that block bots. */
const BLOCKS_BOTS = [401, 403, 405, 429, 999];

/** Returns an error message for each URL that does not serve a page. */
export async function findDeadLinks(urls: readonly string[]): Promise<readonly string[]> {
  const checks = urls.map(async (url) => {
    try {
      const { status } = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      return status < 400 || BLOCKS_BOTS.includes(status) ? [] : [`${url} responded with ${status}.`];
    } catch {
      return [`${url} does not respond.`];
    }
  });
  return (await Promise.all(checks)).flat();
}
