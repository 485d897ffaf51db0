import { expect, it } from 'vitest';
import { type Application, EMPTY_DRAFT } from '../../domain/application.ts';
import { reuseUnchanged } from './reuse-unchanged.ts';

const one: Application = { ...EMPTY_DRAFT, id: 'a', createdAt: 1, status: 'pending' };

it('keeps the object of a record that has not changed', () => {
  const [kept] = reuseUnchanged([one], [{ ...one }]);
  expect(kept).toBe(one);
});

it.each([
  ['status', 'approved'],
  ['updatedAt', 5],
  ['createdAt', 2],
  ['applicationType', 'Agency'],
  ['name', 'Ada'],
  ['email', 'a'],
  ['websiteLink', 'a'],
  ['message', 'a'],
  ['acceptTerms', true],
] as const)('takes the new object when %s changed', (field, value) => {
  const changed = { ...one, [field]: value };
  expect(reuseUnchanged([one], [changed])).toEqual([changed]);
});

it('takes the order and the number of the new list', () => {
  const two = { ...one, id: 'b' };
  expect(reuseUnchanged([one, two], [{ ...two }, { ...one, id: 'c' }]).map(({ id }) => id)).toEqual([
    'b',
    'c',
  ]);
});
