import { expect, it } from 'vitest';
import { FIRST_CONTACT } from './first-contact.ts';

it('the judgements add up to what was judged', () => {
  const { claims, right, debatable, wrong } = FIRST_CONTACT;
  expect(right + debatable + wrong).toBe(claims);
});
