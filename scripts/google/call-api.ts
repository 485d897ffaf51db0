/** Requests to Google's APIs. */

const TIMEOUT_MS = 20_000;

/** Credentials and target of requests. */
export interface Access {
  /** Base URL of an API by the first part of its name, such as `run`. */
  readonly originOf: (api: string) => string;
  /** OAuth token of a user who may read the project. */
  readonly token: string;
}

export const googleOrigin = (api: string): string => `https://${api}.googleapis.com`;

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly body?: unknown;
  /** Project to charge for quota, because the CLI's own has not enabled the API. */
  readonly quotaProject?: string;
}

export class GoogleError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const hasStatus = (error: unknown, ...statuses: readonly number[]): boolean =>
  error instanceof GoogleError && statuses.includes(error.status);

export const listOf = (value: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(value) ? value : [];

export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...Object(value) });

/** Google's error message, or ''. */
function errorMessageIn(text: string): string {
  try {
    const { message } = fieldsOf(fieldsOf(JSON.parse(text)).error);
    return typeof message === 'string' ? `: ${message}` : '';
  } catch {
    return '';
  }
}

/** @throws GoogleError for any error status */
export async function callUrl(
  url: string,
  token: string,
  { method = 'GET', body, quotaProject }: RequestOptions = {},
): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      ...(quotaProject !== undefined && { 'X-Goog-User-Project': quotaProject }),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  if (!response.ok)
    throw new GoogleError(
      response.status,
      `${new URL(url).origin} responded with ${response.status}${errorMessageIn(text)}`,
    );
  return JSON.parse(text);
}

/** @example ask(access, 'run', 'v2/projects/shop/locations/europe-west1/services') */
export const callApi = (
  { originOf, token }: Access,
  api: string,
  path: string,
  options: RequestOptions = {},
): Promise<Record<string, unknown>> => callUrl(`${originOf(api)}/${path}`, token, options);
