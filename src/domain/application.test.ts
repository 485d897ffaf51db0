import { describe, expect, it } from 'vitest';
import { APPLICATION_LIMITS, EMPTY_DRAFT, faultOf, trimmedDraft } from './application.ts';

const whole = { ...EMPTY_DRAFT, name: 'Ada', email: 'ada@example.com', acceptTerms: true };

describe('faultOf', () => {
  it('checks the name first, then the e-mail address, then the terms', () => {
    expect(faultOf(EMPTY_DRAFT)).toBe('name-missing');
    expect(faultOf({ ...EMPTY_DRAFT, name: 'Ada' })).toBe('email-missing');
    expect(faultOf({ ...EMPTY_DRAFT, name: 'Ada', email: 'a@b.example' })).toBe('terms-not-accepted');
    expect(faultOf(whole)).toBeNull();
  });

  it('takes blanks for nothing', () => {
    expect(faultOf({ ...whole, name: ' \n\t ' })).toBe('name-missing');
    expect(faultOf({ ...whole, email: '   ' })).toBe('email-missing');
  });

  it.each(['name', 'email', 'websiteLink', 'message'] as const)(
    'lets %s be as long as its limit, without the blanks around it',
    (field) => {
      const longest = 'x'.repeat(APPLICATION_LIMITS[field]);
      expect(faultOf({ ...whole, [field]: `  ${longest}  ` })).toBeNull();
      expect(faultOf({ ...whole, [field]: `${longest}x` })).toBe(`${field}-too-long`);
    },
  );
});

it('trims every text and keeps the lines of the message', () => {
  expect(trimmedDraft({ ...whole, name: ' Ada ', message: '\nA\n\nB ', websiteLink: ' ' })).toEqual({
    ...whole,
    name: 'Ada',
    message: 'A\n\nB',
    websiteLink: '',
  });
});
