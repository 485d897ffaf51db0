import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { request } from './request.ts';

it('says what was asked of whom if nobody answers, and what to do', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/files.json`;
  const advice = 'Check the network connection, and try again.';
  await expect(request(url, { method: 'POST', signal: AbortSignal.timeout(20) })).rejects.toThrow(
    `No answer from 127.0.0.1:${port} to POST ${url} (TimeoutError). ${advice}`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(request(url)).rejects.toThrow(
    `No answer from 127.0.0.1:${port} to GET ${url} (ECONNREFUSED). ${advice}`,
  );
});
