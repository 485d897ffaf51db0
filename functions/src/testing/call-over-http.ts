/** A callable's HTTP response. */
export interface CallResponse {
  readonly status: number;
  readonly body: unknown;
}

const post = (url: string, body: string, headers: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

/** Calls with an arbitrary body; the protocol expects {"data": ...}. */
export async function callWith(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<CallResponse> {
  const response = await post(url, body, headers);
  return { status: response.status, body: await response.json() };
}

/** Calls without streaming. */
export const callOverHttp = (url: string, data: unknown): Promise<CallResponse> =>
  callWith(url, JSON.stringify({ data }));

/** Calls with streaming; returns all events in order. */
export async function streamOverHttp(url: string, data: unknown): Promise<readonly unknown[]> {
  const response = await post(url, JSON.stringify({ data }), { accept: 'text/event-stream' });
  const text = await response.text();
  return text
    .split('\n\n')
    .filter((event) => event.startsWith('data: '))
    .map((event): unknown => JSON.parse(event.slice('data: '.length)));
}
