import { expect, it } from 'vitest';
import { findGroup } from './group-rules.ts';

it.each([
  ['kleine Zahnarztpraxen', 'practices-and-care'],
  ['agencies', 'agencies'],
  ['Werbeagenturen', 'agencies'],
  ['public agencies', 'municipalities'],
  ['travel agencies', undefined],
  ['Reiseagenturen', undefined],
] as const)('finds the group for %s', (name, id) => {
  expect(findGroup(name)?.id).toBe(id);
});
