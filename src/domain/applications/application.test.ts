import { expect, it } from 'vitest';
import { EMPTY_DRAFT, trimDraft } from './application.ts';

const whole = { ...EMPTY_DRAFT, name: 'Ada', email: 'ada@example.com', acceptTerms: true };

it('trims every text and keeps the lines of the message', () => {
  expect(trimDraft({ ...whole, name: ' Ada ', message: '\nA\n\nB ', websiteLink: ' ' })).toEqual({
    ...whole,
    name: 'Ada',
    message: 'A\n\nB',
    websiteLink: '',
  });
});
