/** Longer than a file takes on a slow line, in ms. */
const TIMEOUT_MS = 15_000;

/** @throws if the file cannot be loaded, or not in time */
export async function fetchText(file: string, timeoutMs = TIMEOUT_MS): Promise<string> {
  const response = await fetch(file, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.text();
}
