import { expect, it } from 'vitest';
import { mailLink, replyLink } from './reply.ts';

const template = { subject: 'Hello {name}', text: 'Dear {name},\nthank you & see you' };

it('opens the mail client with an addressed reply', () => {
  const link = new URL(replyLink(template, { name: 'Ada', email: 'ada@x.example' }));
  expect(link.pathname).toBe('ada@x.example');
  expect(link.searchParams.get('subject')).toBe('Hello Ada');
  expect(link.searchParams.get('body')).toBe('Dear Ada,\r\nthank you & see you');
});

it.each([
  ['a name that looks like a pattern', "$& $'"],
  ['half a character', 'Ada \ud800'],
  ['a parameter', '&bcc=all@x.example'],
])('inserts %s as plain text', (_, name) => {
  const link = new URL(replyLink(template, { name, email: 'ada@x.example' }));
  expect(link.searchParams.get('subject')).toBe(`Hello ${name.toWellFormed()}`);
  expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
});

it('does not let an address name a second recipient', () => {
  expect(mailLink('ada@x.example?bcc=all@x.example')).toBe('mailto:ada@x.example%3Fbcc%3Dall%40x.example');
});
