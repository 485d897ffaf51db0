import { expect, it } from 'vitest';
import { getApplicationId, parseCorrectionDraft } from './correction-draft.ts';

const correction = { name: ' Ada ', websiteLink: '', message: 'Zwei\nZeilen' };

it('restores the input and its application', () => {
  const draft = { of: 'id-1', correction };
  expect(parseCorrectionDraft({ ...draft, correction: { ...correction, more: 1 } })).toEqual(draft);
  expect(getApplicationId('id-1.signature')).toBe('id-1');
});

it.each([
  null,
  'text',
  {},
  { of: 5, correction },
  { of: 'id-1', correction: null },
  { of: 'id-1', correction: { ...correction, name: 5 } },
  { of: 'id-1', name: 'Ada' },
])('ignores %j', (stored) => {
  expect(parseCorrectionDraft(stored)).toBeNull();
});
