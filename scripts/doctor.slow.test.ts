import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

import { CLAIMS } from './claims.ts';

const doctor = (...options: readonly string[]): number | null =>
  spawnSync(process.execPath, ['scripts/doctor.ts', ...options]).status;

it('stops a deploy while a sample is left, and only then', () => {
  expect(doctor()).toBe(0);
  expect(doctor('--deploy')).toBe(1);
});

it('lists what the owner has to stand for', () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/doctor.ts'], { encoding: 'utf8' });
  expect(CLAIMS.length).toBeGreaterThan(0);
  for (const { claim } of CLAIMS) expect(stdout).toContain(claim);
});
