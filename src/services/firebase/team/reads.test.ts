import { expect, it, vi } from 'vitest';
import { createBackendConfig } from '../config.ts';
import { createReads } from './reads.ts';

const LOCAL = 'http://127.0.0.1:1';
const config = createBackendConfig({ projectId: 'x', auth: LOCAL, functions: LOCAL, database: LOCAL });
const ONE = { a: { applicationType: 'Founder', name: 'Ada', createdAt: 1 } };

it('requests the newest applications before anybody reads them, once', async () => {
  const request = vi.fn(async (_url: URL) => Response.json(ONE));
  vi.stubGlobal('fetch', request);
  const reads = createReads(config, { getIdToken: async () => 'token' });
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
  expect(request.mock.calls[0]?.[0].search).toContain('orderBy=%22createdAt%22');
  expect(await reads.readNewest()).toMatchObject({ applications: [{ name: 'Ada' }], isComplete: true });
  expect(request).toHaveBeenCalledOnce();
});

it('requests them again after a failure', async () => {
  const request = vi.fn(async () => Response.json(ONE));
  request.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  vi.stubGlobal('fetch', request);
  const reads = createReads(config, { getIdToken: async () => 'token' });
  await expect(reads.readNewest()).rejects.toThrow('offline');
  expect(await reads.readNewest()).toMatchObject({ isComplete: true });
});

it.each([
  [99, true],
  [100, false],
])('says whether %i newest applications are all: %s', async (count, isComplete) => {
  const many = Object.fromEntries(Array.from({ length: count }, (_, id) => [`a${id}`, ONE.a]));
  vi.stubGlobal('fetch', async () => Response.json(many));
  const { readNewest } = createReads(config, { getIdToken: async () => 'token' });
  expect(await readNewest()).toMatchObject({ isComplete });
});
