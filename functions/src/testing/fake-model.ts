import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** The fake's response: writes chunks of text, then ends or hangs. */
export interface FakeResponse {
  /** HTTP status; defaults to 200. */
  readonly status?: number;
  /** Message of an error. */
  readonly message?: string;
  /** Chunks of the model's text, each sent as an event. */
  readonly chunks?: readonly string[];
  /** Raw body, sent instead of events. */
  readonly raw?: string;
  /** Leaves the connection open without sending more. */
  readonly hangs?: boolean;
}

export interface FakeModel {
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

const geminiEvent = (text: string) => ({
  candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0 }],
});
const chatEvent = (content: string) => ({ choices: [{ index: 0, delta: { content } }] });

function respond(
  response: ServerResponse,
  { status = 200, message = 'The fake refuses.', chunks = [], raw, hangs }: FakeResponse,
  isChat = false,
): void {
  if (status !== 200) {
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: { code: status, message, status: 'FAILED' } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const text of chunks) {
    const event = isChat ? chatEvent(text) : geminiEvent(text);
    response.write(`data: ${JSON.stringify(event)}\r\n\r\n`);
  }
  if (raw !== undefined) response.write(raw);
  else if (isChat && !hangs) response.write('data: [DONE]\n\n');
  if (!hangs) response.end();
}

/** Starts a server of Gemini's streaming API and of the OpenAI-compatible chat protocol; `respondTo` returns the response to a request. */
export async function startFakeModel(respondTo: (body: unknown) => FakeResponse): Promise<FakeModel> {
  const requests: unknown[] = [];
  let abortedCount = 0;
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) abortedCount += 1;
    });
    const isChat = request.url === '/v1/chat/completions';
    if (!isChat && !request.url?.includes(':streamGenerateContent')) {
      respond(response, { status: 404 });
      return;
    }
    const body = await parseBody(request);
    requests.push(body);
    respond(response, respondTo(body), isChat);
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
