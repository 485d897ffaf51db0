import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadOrCreateTeamCode } from './local-secrets.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'team-code-'));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

it('generates six digits once and stores them', async () => {
  vi.stubEnv('TEAM_CODE', '');
  const file = join(folder, 'deep', 'team-code');
  const first = await loadOrCreateTeamCode(file);
  expect(first).toMatch(/^\d{6}$/);
  expect(await loadOrCreateTeamCode(file)).toBe(first);
});

it('prefers the code in the environment', async () => {
  vi.stubEnv('TEAM_CODE', 'winter');
  expect(await loadOrCreateTeamCode(join(folder, 'other'))).toBe('winter');
});
