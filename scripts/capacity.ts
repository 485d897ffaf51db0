/** Adds up the maximum resources of all functions. */
import * as functions from '../functions/src/index.ts';

/** A function's deploy options, as firebase-functions describes them. */
interface Deployed {
  readonly maxInstances?: unknown;
  readonly availableMemoryMb?: unknown;
  readonly cpu?: unknown;
}

export interface Capacity {
  readonly instances: number;
  /** Virtual CPUs. */
  readonly cpus: number;
  readonly memoryMb: number;
}

/** Firebase's defaults for missing options. */
const DEFAULT_MEMORY_MB = 256;
const MAX_MEMORY_MB_OF_ONE_CPU = 2048;

const parseNumberOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

/** @throws for a function without a maximum, or one with so much memory that it gets more than one CPU */
export function sumCapacity(functions: readonly Deployed[]): Capacity {
  const totals = { instances: 0, cpus: 0, memoryMb: 0 };
  for (const { maxInstances, availableMemoryMb, cpu } of functions) {
    if (typeof maxInstances !== 'number') throw new Error('A function has no maxInstances.');
    const memoryMb = parseNumberOr(availableMemoryMb, DEFAULT_MEMORY_MB);
    if (memoryMb > MAX_MEMORY_MB_OF_ONE_CPU && typeof cpu !== 'number')
      throw new Error('A function with more than 2 GB must set its number of CPUs.');
    totals.instances += maxInstances;
    totals.cpus += maxInstances * parseNumberOr(cpu, 1);
    totals.memoryMb += maxInstances * memoryMb;
  }
  return totals;
}

/** Totals of all deployed functions. */
export const getDeployedCapacity = (): Capacity =>
  sumCapacity(Object.values(functions).map(({ __endpoint }) => __endpoint));

/** @example 'All functions at their limits: 176 instances, 176 processors, 66 GB of memory. …' */
export const formatCapacity = ({ instances, cpus, memoryMb }: Capacity): string =>
  `All functions at their limits: ${instances} instances, ${cpus} processors, ${Math.ceil(memoryMb / 1024)} GB of memory. ` +
  'A new project usually gets 20 processors and 40 GB in a region, with a young billing account 10 processors; calls ' +
  'that need more fail. More: https://cloud.google.com/run/quotas';
