import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, stream } from './calls.ts';
import { type BackendConfig, configOf } from './config.ts';

/** A server that speaks the callable protocol; each function misbehaves in a way of its own. */
const FUNCTIONS: Readonly<Record<string, (response: ServerResponse, body: string) => void>> = {
  echo: (response, body) => json(response, 200, { result: { got: JSON.parse(body).data } }),
  refuse: (response) =>
    json(response, 429, { error: { status: 'RESOURCE_EXHAUSTED', message: 'Too many tries.' } }),
  crash: (response) => response.writeHead(500).end('<html>'),
  gone: (response) => json(response, 410, {}),
  hang: () => undefined,
  parts: (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end('data: {"message":1}\n\ndata: {"message":2}\n\ndata: {"result":"whole"}\n\n');
  },
  partsThenRefuse: (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end('data: {"message":1}\n\ndata: {"error":{"status":"INVALID_ARGUMENT","message":"No."}}\n\n');
  },
};

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const server = createServer(async (request: IncomingMessage, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const name = request.url?.replace('/demo-anbahn/us-central1/', '') ?? '';
  FUNCTIONS[name]?.(response, Buffer.concat(chunks).toString());
});

let config: BackendConfig;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const functions = `http://127.0.0.1:${port}`;
  config = configOf(
    JSON.stringify({ projectId: 'demo-anbahn', auth: functions, functions, database: functions }),
  );
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('call', () => {
  it('posts the data and hands back the result', async () => {
    expect(await call(config, 'echo', { websiteUrl: 'x' })).toEqual({
      ok: true,
      data: { got: { websiteUrl: 'x' } },
    });
  });

  it.each([
    ['refuse', { code: 'resource-exhausted', message: 'Too many tries.' }],
    ['crash', { code: 'internal', message: '' }],
    ['gone', { code: 'unknown', message: '' }],
  ])('turns what %s answers into an error', async (name, error) => {
    expect(await call(config, name, {})).toEqual({ ok: false, error });
  });

  it('ends as cancelled once the caller gives up', async () => {
    const giveUp = new AbortController();
    const outcome = call(config, 'hang', {}, giveUp.signal);
    giveUp.abort();
    expect(await outcome).toEqual({ ok: false, error: { code: 'cancelled', message: '' } });
    expect(await call(config, 'hang', {}, AbortSignal.abort())).toMatchObject({
      error: { code: 'cancelled' },
    });
  });
});

describe('stream', () => {
  it('hands over each part, then the whole', async () => {
    const parts: unknown[] = [];
    const outcome = await stream(config, 'parts', {}, { onPart: (part) => parts.push(part) });
    expect(outcome).toEqual({ ok: true, data: 'whole' });
    expect(parts).toEqual([1, 2]);
  });

  it('keeps what came before an error, and reports it', async () => {
    const parts: unknown[] = [];
    const outcome = await stream(config, 'partsThenRefuse', {}, { onPart: (part) => parts.push(part) });
    expect(outcome).toEqual({ ok: false, error: { code: 'invalid-argument', message: 'No.' } });
    expect(parts).toEqual([1]);
  });

  it('ends when the answer is no stream at all', async () => {
    expect(await stream(config, 'crash', {})).toEqual({
      ok: false,
      error: { code: 'internal', message: '' },
    });
  });

  it('ends as cancelled once the caller gives up, and as deadline-exceeded after its time', async () => {
    const giveUp = new AbortController();
    const outcome = stream(config, 'hang', {}, { signal: giveUp.signal });
    giveUp.abort();
    expect(await outcome).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(await stream(config, 'hang', {}, { timeout: 20 })).toMatchObject({
      ok: false,
      error: { code: 'deadline-exceeded' },
    });
  });
});
