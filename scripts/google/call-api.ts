import { request } from '../request.ts';

export interface Access {
  /** Base URL of an API by the first part of its name, such as `run`. */
  readonly getOrigin: (api: string) => string;
  /** OAuth token of a user who may read the project. */
  readonly token: string;
}

export const getGoogleOrigin = (api: string): string => `https://${api}.googleapis.com`;

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

export const toRecords = (value: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(value) ? value : [];

export const toFields = (value: unknown): Readonly<Record<string, unknown>> => ({ ...Object(value) });

function parseErrorMessage(text: string): string {
  try {
    const { message } = toFields(toFields(JSON.parse(text)).error);
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
  const response = await request(url, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      ...(quotaProject !== undefined && { 'X-Goog-User-Project': quotaProject }),
    },
  });
  const text = await response.text();
  if (!response.ok)
    throw new GoogleError(
      response.status,
      `${new URL(url).origin} responded with ${response.status}${parseErrorMessage(text)}`,
    );
  return JSON.parse(text);
}

/** @example callApi(access, 'run', 'v2/projects/shop/locations/europe-west1/services') */
export const callApi = (
  { getOrigin: originOf, token }: Access,
  api: string,
  path: string,
  options: RequestOptions = {},
): Promise<Record<string, unknown>> => callUrl(`${originOf(api)}/${path}`, token, options);
