import { expect, test } from 'vitest';
import { SCHEDULES } from '../../local/clock.ts';
import { allCallables } from '../../tests/callables.ts';
import * as deployed from './index.ts';

test('every callable is deployed under the name that the pages call, every schedule has its clock on one machine', async () => {
  const callables = await allCallables();
  const names = [...callables, ...SCHEDULES].map(({ name }) => name);
  expect(Object.keys(deployed).toSorted()).toEqual(['deliver', ...names].toSorted());
});
