import { expect, it } from 'vitest';
import { CUSTOMER_TYPES, type Topic, type Want } from '../../../../domain/wizard/business-options.ts';
import { situationOf } from './situation.ts';

const { b2b, b2c, b2b2c } = CUSTOMER_TYPES;

it.each<[number, Want[], Topic[], string]>([
  [b2b, [], [], 'firms'],
  [b2b2c, ['more'], [], 'firms'],
  [b2c, [], [], 'consumers'],
  [b2c, ['more'], [], 'consumers'],
  [b2c, ['other'], [], 'others'],
  [b2c, ['staff'], ['firms'], 'others'],
  [b2b, ['staff'], [], 'waits'],
  [b2c, ['better', 'fewer'], [], 'waits'],
  [b2b, ['staff', 'more'], [], 'firms'],
])('reads customer type %i, wants %j and topics %j as %s', (customerType, wants, topics, situation) => {
  expect(situationOf({ customerType } as Parameters<typeof situationOf>[0], { wants, topics })).toBe(
    situation,
  );
});

it('needs no answers about the plan', () => {
  expect(situationOf({})).toBe('firms');
});
