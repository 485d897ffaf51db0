import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { teamCode } from './team-code.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'team-code-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('generates six digits once and stores them', async () => {
  const file = join(folder, 'deep', 'team-code');
  const first = await teamCode(file, '');
  expect(first).toMatch(/^\d{6}$/);
  expect(await teamCode(file, '')).toBe(first);
});

it('prefers the code in the environment', async () => {
  expect(await teamCode(join(folder, 'other'), 'winter')).toBe('winter');
});
