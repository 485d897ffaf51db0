import { expect, it } from 'vitest';
import { bookingLink } from './booking-link.ts';

const ada = {
  name: 'Ada & Co',
  email: 'ada@x.example',
  result: 'https://anbahn.example/analysis#result=aB0-_',
};

it.each([
  ['https://cal.com/anbahn/call', 'notes'],
  ['https://app.cal.eu/anbahn/call?month=2026-11', 'notes'],
  ['https://calendly.com/anbahn/30min', 'a1'],
])('fills in %s', (href, remarks) => {
  const { searchParams } = new URL(bookingLink(href, ada));
  expect(searchParams.get('name')).toBe(ada.name);
  expect(searchParams.get('email')).toBe(ada.email);
  expect(searchParams.get(remarks)).toBe(ada.result);
  expect(bookingLink(href, ada).startsWith(href)).toBe(true);
});

it.each([
  'https://booking.example/anbahn',
  'https://cal.com.evil.example/x',
  'https://notcalendly.com/x',
  'mailto:a@x',
])('adds nothing to %s, whose parameters are unknown', (href) => expect(bookingLink(href, ada)).toBe(href));

it('adds nothing that is unknown or too long', () => {
  expect(bookingLink('https://cal.com/ada', {})).toBe('https://cal.com/ada');
  const long = { ...ada, result: 'x'.repeat(9_000) };
  expect(bookingLink('https://cal.com/ada', long)).toBe(
    'https://cal.com/ada?name=Ada+%26+Co&email=ada%40x.example',
  );
});
