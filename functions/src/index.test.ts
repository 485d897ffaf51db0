import { expect, test } from 'vitest';
import { SCHEDULES } from '../../local/clock.ts';
import { allCallables } from '../../tests/callables.ts';
import * as deployed from './index.ts';
import { MAX_INSTANCES } from './platform/site-options.ts';

test('every callable is deployed under the name that the pages call, every schedule has its clock on one machine', async () => {
  const callables = await allCallables();
  const names = [...callables, ...SCHEDULES].map(({ name }) => name);
  expect(Object.keys(deployed).toSorted()).toEqual(['deliver', ...names].toSorted());
});

test.each(Object.entries(deployed))(
  '%s runs in no more instances than its limits are divided by',
  (_name, fn) => {
    const { maxInstances }: { readonly maxInstances?: unknown } = fn.__endpoint;
    expect(maxInstances).toBeGreaterThan(0);
    expect(maxInstances).toBeLessThanOrEqual(MAX_INSTANCES);
  },
);
