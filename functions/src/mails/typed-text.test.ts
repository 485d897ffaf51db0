import { expect, it } from 'vitest';
import { breakLinks, greetedName, subjectName, truncateText } from './typed-text.ts';

it('cuts at grapheme boundaries', () => {
  expect(truncateText('abc', 3)).toBe('abc');
  expect(truncateText('abcd', 3)).toBe('ab…');
  expect(truncateText('👩‍💻👩‍💻👩‍💻', 8)).toBe('👩‍💻…');
});

it('names an applicant in a subject in one short line', () => {
  expect(subjectName('  Ada\n Lovelace ')).toBe('Ada Lovelace');
  expect(subjectName('x'.repeat(500))).toHaveLength(60);
});

it.each(['Ada Lovelace', 'Müller & Söhne GmbH', "Conor O'Neill", '李小龙', 'Dr. Ada King-Noel', 'Team 42'])(
  'greets somebody with the name %j',
  (name) => expect(greetedName(` ${name} `)).toBe(name),
);

it.each([
  '',
  'https://evil.example',
  'evil.example',
  'Ada at evil.example',
  'ada@evil.example',
  'Call 0900 123456 now',
  'Ihr Konto wurde gesperrt, rufen Sie an',
  '<b>Ada</b>',
  'Ada!',
  'a '.repeat(400),
])('greets nobody with %j', (typed) => expect(greetedName(typed)).toBeNull());

it('breaks links without a visible change', () => {
  const typed = 'See https://evil.example/login, www.evil.example or bob@evil.example. Best, e.g. Ada: 10.5';
  const broken = breakLinks(typed);
  expect(broken.replaceAll('\u2060', '')).toBe(typed);
  expect(broken).not.toMatch(/https?:\/\/|\w[.@]\w/);
});
