import { expect, it } from 'vitest';
import { capacityLine, capacityOf, deployedCapacity } from './capacity.ts';

it('adds up what every instance gets, with the defaults of a deploy', () => {
  const small = { maxInstances: 10 };
  const large = { maxInstances: 2, availableMemoryMb: 1024, cpu: 2 };
  expect(capacityOf([small, large])).toEqual({ instances: 12, cpus: 14, memoryMb: 10 * 256 + 2 * 1024 });
});

it('refuses what it cannot add up', () => {
  expect(() => capacityOf([{}])).toThrow('maxInstances');
  expect(() => capacityOf([{ maxInstances: 1, availableMemoryMb: 4096 }])).toThrow('processors');
});

it('says what the deployed functions may use', () => {
  const { instances, cpus } = deployedCapacity();
  expect(instances).toBeGreaterThan(0);
  expect(capacityLine(deployedCapacity())).toContain(`${instances} instances, ${cpus} processors`);
});
