import { expect, it } from 'vitest';
import { formatCapacity, getDeployedCapacity, sumCapacity } from './capacity.ts';

it('adds up all instances, with deploy defaults', () => {
  const small = { maxInstances: 10 };
  const large = { maxInstances: 2, availableMemoryMb: 1024, cpu: 2 };
  expect(sumCapacity([small, large])).toEqual({ instances: 12, cpus: 14, memoryMb: 10 * 256 + 2 * 1024 });
});

it('rejects functions that it cannot add up', () => {
  expect(() => sumCapacity([{}])).toThrow('maxInstances');
  expect(() => sumCapacity([{ maxInstances: 1, availableMemoryMb: 4096 }])).toThrow('CPUs');
});

it('describes the deployed functions’ limits', () => {
  const { instances, cpus } = getDeployedCapacity();
  expect(instances).toBeGreaterThan(0);
  expect(formatCapacity(getDeployedCapacity())).toContain(`${instances} instances, ${cpus} processors`);
});
