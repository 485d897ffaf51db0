import { expect, test } from 'vitest';
import { SCHEDULES } from '../../local/clock.ts';
import { findCallables } from '../../tests/callables.ts';
import * as deployed from './index.ts';
import { MAX_INSTANCES } from './platform/site-options.ts';

test('deploys every callable under the name that pages call, and has a local interval for every schedule', async () => {
  const callables = await findCallables();
  const names = [...callables, ...SCHEDULES].map(({ name }) => name);
  expect(Object.keys(deployed).toSorted()).toEqual(['deliver', ...names].toSorted());
});

test.each(Object.entries(deployed))(
  '%s has at most as many instances as its limits are divided by',
  (_name, fn) => {
    const { maxInstances }: { readonly maxInstances?: unknown } = fn.__endpoint;
    expect(maxInstances).toBeGreaterThan(0);
    expect(maxInstances).toBeLessThanOrEqual(MAX_INSTANCES);
  },
);
