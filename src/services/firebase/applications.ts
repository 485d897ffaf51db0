import { type ApplicationDraft, trimmedDraft } from '../../domain/application.ts';
import type { Submitted } from '../backend.ts';
import type { BackendConfig } from './config.ts';

/** Waiting longer for the database helps nobody, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** REST address of a record; `print=silent` asks for an empty answer. */
function recordUrl({ options }: BackendConfig, path: string): URL {
  const url = new URL(options.databaseURL);
  url.pathname = `/${path}.json`;
  url.searchParams.set('print', 'silent');
  return url;
}

const reasonOf = async (response: Response): Promise<string> => {
  const body: unknown = await response.json().catch(() => null);
  const says = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  return typeof says === 'string' && says !== '' ? says : `${response.status} ${response.statusText}`.trim();
};

export interface SubmitSources {
  readonly nextId: () => string;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Writes a new application, over REST: a public page needs no database SDK for one write.
 * Never rejects. The error is the backend's message, or empty when it could not be reached.
 */
export async function submitApplication(
  config: BackendConfig,
  draft: ApplicationDraft,
  { nextId, fetch }: SubmitSources,
): Promise<Submitted> {
  const id = nextId();
  const data = trimmedDraft(draft);
  const record = { ...data, id, createdAt: { '.sv': 'timestamp' }, status: 'pending' };
  try {
    const response = await fetch(recordUrl(config, `applications/${id}`), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(record),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return { id, data, error: null };
    return { id: null, data: null, error: await reasonOf(response) };
  } catch {
    return { id: null, data: null, error: '' };
  }
}
