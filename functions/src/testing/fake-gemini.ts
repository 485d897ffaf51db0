import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** The fake's response: writes chunks of text, then ends or hangs. */
export interface FakeResponse {
  /** HTTP status; defaults to 200. */
  readonly status?: number;
  /** Chunks of the model's text, each sent as an event. */
  readonly chunks?: readonly string[];
  /** Raw body, sent instead of events. */
  readonly raw?: string;
  /** Leaves the connection open without sending more. */
  readonly hangs?: boolean;
}

export interface FakeGemini {
  readonly origin: string;
  /** Request bodies in order. */
  readonly requests: unknown[];
  /** Number of requests that the client aborted before the response was complete. */
  readonly dropped: () => number;
  close(): Promise<void>;
}

const parseBody = async (request: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return JSON.parse(text);
};

function respond(response: ServerResponse, { status = 200, chunks = [], raw, hangs }: FakeResponse): void {
  if (status !== 200) {
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: { code: status, message: 'The fake refuses.', status: 'FAILED' } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const text of chunks) {
    const event = { candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0 }] };
    response.write(`data: ${JSON.stringify(event)}\r\n\r\n`);
  }
  if (raw !== undefined) response.write(raw);
  if (!hangs) response.end();
}

/** Starts a fake of Gemini's streaming API; `respondTo` returns the response to a request. */
export async function startFakeGemini(respondTo: (body: unknown) => FakeResponse): Promise<FakeGemini> {
  const requests: unknown[] = [];
  let abortedCount = 0;
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) abortedCount += 1;
    });
    if (!request.url?.includes(':streamGenerateContent')) {
      respond(response, { status: 404 });
      return;
    }
    const body = await parseBody(request);
    requests.push(body);
    respond(response, respondTo(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The fake has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    dropped: () => abortedCount,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
