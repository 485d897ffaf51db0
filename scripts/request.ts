const TIMEOUT_MS = 30_000;

/** Fetches a URL. @throws saying whom and what it asked if nobody answers, and what to do */
export async function request(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
  } catch (error) {
    const { name, cause } = Object(error);
    throw new Error(
      `No answer from ${new URL(url).host} to ${init.method ?? 'GET'} ${url} (${cause?.code ?? cause?.message ?? name}). Check the network connection, and try again.`,
    );
  }
}
