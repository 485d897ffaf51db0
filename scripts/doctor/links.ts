const PATIENCE_MS = 10_000;
/** Responses of existing sites that block bots. */
const BLOCKS_BOTS = [401, 403, 405, 429, 999];

/** An error message for each URL that does not serve a page. */
export async function deadLinks(addresses: readonly string[]): Promise<readonly string[]> {
  const answers = addresses.map(async (address) => {
    try {
      const { status } = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
      return status < 400 || BLOCKS_BOTS.includes(status) ? [] : [`${address} answers with ${status}.`];
    } catch {
      return [`${address} does not answer.`];
    }
  });
  return (await Promise.all(answers)).flat();
}
