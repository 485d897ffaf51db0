import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const doctor = (...options: readonly string[]): number | null =>
  spawnSync(process.execPath, ['scripts/doctor.ts', ...options]).status;

it('blocks deploys while samples remain', () => {
  expect(doctor()).toBe(0);
  expect(doctor('--deploy')).toBe(1);
});
