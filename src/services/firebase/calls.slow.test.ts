import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Callable } from '../../contract/callable.ts';
import { z } from '../../domain/values/schema.ts';
import { site } from '../../site.ts';
import { call } from './calls.ts';
import { type BackendConfig, createBackendConfig } from './config.ts';

/** A server that speaks the callable protocol. Each function misbehaves in its own way. */
const FUNCTIONS: Readonly<Record<string, (response: ServerResponse, body: string) => void>> = {
  echo: (response, body) => json(response, 200, { result: { got: JSON.parse(body).data } }),
  refuse: (response) =>
    json(response, 429, { error: { status: 'RESOURCE_EXHAUSTED', message: 'Too many tries.' } }),
  crash: (response) => response.writeHead(500).end('<html>'),
  refuseWithWords: (response) => json(response, 500, { error: { status: 'INTERNAL', message: 'INTERNAL' } }),
  tooLong: (response) => response.writeHead(504).end(),
  gone: (response) => json(response, 410, {}),
  hang: () => undefined,
  accept: (response) => json(response, 200, { result: 'whole' }),
  partsOnly: (response) => response.end('data: {"message":1}\n\n'),
  misshapen: (response) => json(response, 200, { result: [] }),
  parts: (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(
      'data: {"message":1}\n\ndata: {"message":"misshapen"}\n\ndata: {"message":2}\n\ndata: {"result":"whole"}\n\n',
    );
  },
  partsThenRefuse: (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end('data: {"message":1}\n\ndata: {"error":{"status":"INVALID_ARGUMENT","message":"No."}}\n\n');
  },
};

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

let lastAcceptHeader: string | undefined;
const server = createServer(async (request: IncomingMessage, response) => {
  lastAcceptHeader = request.headers.accept;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const name = request.url?.replace(`/demo-anbahn/${site.firebase.region}/`, '') ?? '';
  FUNCTIONS[name]?.(response, Buffer.concat(chunks).toString());
});

/** A test callable that returns a number. */
const createCallable = (name: string): Callable<unknown, unknown, unknown, number> => ({
  name,
  request: z.unknown(),
  response: z.union([z.object({ got: z.unknown() }), z.string()]),
  chunk: z.number(),
});

let config: BackendConfig;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const functions = `http://127.0.0.1:${port}`;
  config = createBackendConfig({
    projectId: 'demo-anbahn',
    auth: functions,
    functions,
    database: functions,
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('call', () => {
  it('posts the data and returns the result', async () => {
    expect(await call(config, createCallable('echo'), { websiteUrl: 'x' })).toEqual({
      ok: true,
      data: { got: { websiteUrl: 'x' } },
    });
  });

  it.each([
    ['refuse', { code: 'resource-exhausted', message: 'Too many tries.' }],
    ['crash', { code: 'internal', message: '' }],
    ['refuseWithWords', { code: 'internal', message: '' }],
    ['tooLong', { code: 'deadline-exceeded', message: '' }],
    ['gone', { code: 'unknown', message: '' }],
    ['misshapen', { code: 'internal', message: '' }],
  ])('converts the response of %s into an error', async (name, error) => {
    expect(await call(config, createCallable(name), {})).toEqual({ ok: false, error });
  });

  it('is cancelled when the caller aborts', async () => {
    const abortController = new AbortController();
    const outcome = call(config, createCallable('hang'), {}, { signal: abortController.signal });
    abortController.abort();
    expect(await outcome).toEqual({ ok: false, error: { code: 'cancelled', message: '' } });
    expect(await call(config, createCallable('hang'), {}, { signal: AbortSignal.abort() })).toMatchObject({
      error: { code: 'cancelled' },
    });
  });
});

describe('a streaming call', () => {
  const parts: unknown[] = [];
  const callStreaming = (name: string, options = {}) =>
    call(config, createCallable(name), {}, { onChunk: (part) => parts.push(part), ...options });
  beforeEach(() => void parts.splice(0));

  it('passes on each valid chunk, then the result', async () => {
    expect(await callStreaming('parts')).toEqual({ ok: true, data: 'whole' });
    expect(parts).toEqual([1, 2]);
  });

  it('keeps the chunks before an error, and reports the error', async () => {
    expect(await callStreaming('partsThenRefuse')).toEqual({
      ok: false,
      error: { code: 'invalid-argument', message: 'No.' },
    });
    expect(parts).toEqual([1]);
  });

  it.each([
    ['refuse', { code: 'resource-exhausted', message: 'Too many tries.' }],
    ['crash', { code: 'internal', message: '' }],
    ['partsOnly', { code: 'internal', message: '' }],
  ])('handles the unstreamed response of %s', async (name, error) => {
    expect(await callStreaming(name)).toEqual({ ok: false, error });
  });

  it('accepts a response that is not streamed', async () => {
    expect(await callStreaming('echo')).toMatchObject({ ok: true });
  });

  it('requests a stream only when asked to', async () => {
    await callStreaming('accept');
    expect(lastAcceptHeader).toBe('text/event-stream');
    await call(config, createCallable('accept'), {});
    expect(lastAcceptHeader).not.toBe('text/event-stream');
  });

  it('ends as cancelled when the caller aborts, and as deadline-exceeded after the timeout', async () => {
    const abortController = new AbortController();
    const outcome = callStreaming('hang', { signal: abortController.signal });
    abortController.abort();
    expect(await outcome).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(await callStreaming('hang', { timeoutMs: 20 })).toEqual({
      ok: false,
      error: { code: 'deadline-exceeded', message: '', isClientTimeout: true },
    });
  });
});
