import { describe, expect, it } from 'vitest';
import { APPLICATION_LIMITS, EMPTY_DRAFT } from './application.ts';
import { APPLICATION_DRAFT, findDraftError } from './application-schema.ts';

const whole = { ...EMPTY_DRAFT, name: 'Ada', email: 'ada@example.com', acceptTerms: true };

describe('draftErrorOf', () => {
  it('checks the name first, then the email address, then the terms', () => {
    expect(findDraftError(EMPTY_DRAFT)).toBe('name-missing');
    expect(findDraftError({ ...EMPTY_DRAFT, name: 'Ada' })).toBe('email-missing');
    expect(findDraftError({ ...EMPTY_DRAFT, name: 'Ada', email: 'a@b.example' })).toBe('terms-not-accepted');
    expect(findDraftError(whole)).toBeNull();
  });

  it('treats blank fields as empty', () => {
    expect(findDraftError({ ...whole, name: ' \n\t ' })).toBe('name-missing');
    expect(findDraftError({ ...whole, email: '   ' })).toBe('email-missing');
    expect(findDraftError({ ...whole, name: '\u200b\u200f' })).toBe('name-missing');
    expect(findDraftError({ ...whole, email: '\u200b' })).toBe('email-missing');
  });

  it.each([
    ['a Hangul filler', '\u3164'],
    ['a half-width Hangul filler', '\uffa0'],
    ['Hangul jamo fillers', '\u115f\u1160'],
    ['a blank braille cell', '\u2800'],
    ['a musical symbol without a note', '\u{1d159}'],
    ['a blank hieroglyph', '\u{13441}\u{13442}'],
    ['an object replacement character', '\ufffc'],
    ['a tag', '\u{e0041}'],
    ['several of these and a space', ' \u3164 \u2800\u200b'],
  ])('treats a name that consists only of %s as missing', (_what, name) => {
    expect(findDraftError({ ...whole, name })).toBe('name-missing');
    expect(findDraftError({ ...whole, email: name })).toBe('email-missing');
    expect(findDraftError({ ...whole, name: `${name}A` })).toBeNull();
  });

  it.each([
    ['name', '\u2068Ada\u2069 King', 'Ada King'],
    ['name', 'Ada\u000bKing', 'Ada King'],
    ['name', 'Ada\nKing', 'Ada King'],
    ['name', 'زهر\u200cه', 'زهر\u200cه'],
    ['email', '\u200eada\u200b@example.com ', 'ada@example.com'],
    ['email', 'ada@example.com\nBcc: all@example.com', 'ada@example.com Bcc: all@example.com'],
    ['email', 'a\ud800@x.example', 'a@x.example'],
    ['websiteLink', 'ada.example\u2060', 'ada.example'],
    ['websiteLink', '„https://https://ada.example/“,', 'https://ada.example/'],
    ['message', 'One\u000btwo\u2028three\r\nfour\u0007', 'One\ntwo\nthree\nfour'],
    ['message', 'Call \u202d030 1234567\u202c 👩‍💻', 'Call 030 1234567 👩‍💻'],
    ['message', 'half \ud83d', 'half'],
  ] as const)('cleans %s %j', (field, pasted, cleaned) => {
    const draft = { ...whole, [field]: pasted };
    expect(findDraftError(draft)).toBeNull();
    expect(APPLICATION_DRAFT.parse(draft)).toEqual({ ...whole, [field]: cleaned });
  });

  it.each(['name', 'email', 'websiteLink', 'message'] as const)(
    'accepts %s up to its limit, not counting surrounding whitespace',
    (field) => {
      const start = field === 'websiteLink' ? 'x.example/' : '';
      const longest = start.padEnd(APPLICATION_LIMITS[field], 'x');
      expect(findDraftError({ ...whole, [field]: `  ${longest}  ` })).toBeNull();
      expect(findDraftError({ ...whole, [field]: `${longest}x` })).toBe(`${field}-too-long`);
    },
  );

  it.each([
    ['websiteLink', 'javascript:alert(1)', 'websiteLink-no-website'],
    ['websiteLink', 'data:text/html,<b>', 'websiteLink-no-website'],
    ['websiteLink', 'ftp://ada.example', 'websiteLink-no-website'],
    ['websiteLink', 'mailto:ada@ada.example', 'websiteLink-no-website'],
    ['websiteLink', 'https://', 'websiteLink-no-website'],
    ['websiteLink', 'https://:secret@ada.example', 'websiteLink-no-website'],
    ['websiteLink', 'https://ada.example https://bob.example', 'websiteLink-no-website'],
    ['websiteLink', 'https://ada.example (our shop)', 'websiteLink-no-website'],
  ] as const)('rejects input that no applicant would type: %s %j', (field, value, fault) => {
    expect(findDraftError({ ...whole, [field]: value })).toBe(fault);
  });

  it.each([
    ['name', "Zoë O'Brien-Özdemir 😀"],
    ['name', 'محمد علي'],
    ['name', 'नमस्ते'],
    ['message', 'Zwei\nZeilen\r\nund\tmehr 👩‍💻'],
    ['websiteLink', 'ada.example'],
    ['websiteLink', 'HTTP://ada.example:8080/a?b=c#d'],
    ['websiteLink', 'müller.example/über-uns'],
  ])('accepts input that applicants type: %s %j', (field, value) => {
    expect(findDraftError({ ...whole, [field]: value })).toBeNull();
  });

  it('reports missing fields first', () => {
    const odd = { ...whole, email: ' ', websiteLink: 'javascript:alert(1)', message: 'x'.repeat(5001) };
    expect(findDraftError(odd)).toBe('email-missing');
    expect(findDraftError({ ...odd, email: 'a@b.example', acceptTerms: false })).toBe('terms-not-accepted');
  });
});

it('trims a draft for storage', () => {
  const draft = { ...whole, name: ' Ada ', message: '\nA\n\nB ', websiteLink: ' ' };
  expect(APPLICATION_DRAFT.parse(draft)).toEqual({ ...whole, message: 'A\n\nB' });
});
