import { expect, it } from 'vitest';
import { CODE_ACTOR } from './history.ts';
import { mailLink, replyLink, signTemplates } from './reply.ts';

const mara = { uid: 'mara', name: 'Mara' };
const template = { subject: 'Hello {name}', text: 'Dear {name},\nthank you & see you' };

it('opens the mail client with an addressed reply', () => {
  const link = new URL(replyLink(template, { name: 'Ada', email: 'ada@x.example' }, mara));
  expect(link.pathname).toBe('ada@x.example');
  expect(link.searchParams.get('subject')).toBe('Hello Ada');
  expect(link.searchParams.get('body')).toBe('Dear Ada,\r\nthank you & see you');
});

it.each([
  ['a name that looks like a pattern', "$& $'"],
  ['half a character', 'Ada \ud800'],
  ['a parameter', '&bcc=all@x.example'],
])('inserts %s as plain text', (_, name) => {
  const link = new URL(replyLink(template, { name, email: 'ada@x.example' }, mara));
  expect(link.searchParams.get('subject')).toBe(`Hello ${name.toWellFormed()}`);
  expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
});

it('does not let an address name a second recipient', () => {
  expect(mailLink('ada@x.example?bcc=all@x.example')).toBe('mailto:ada@x.example%3Fbcc%3Dall%40x.example');
});

it('is signed by the member and the company, or by the company alone in a session of the shared code', () => {
  const signature = 'Best regards\n{sender}\n{brand}';
  const one = { subject: '', text: signature };
  const texts = { pending: one, approved: one, rejected: one };
  const { pending } = signTemplates({ en: texts, de: texts }, 'Ruck "& Zuck').de;
  const read = (actor: { name: string; uid?: string }) =>
    new URL(replyLink(pending, { name: 'Ada', email: 'a@x.example' }, actor)).searchParams.get('body');
  expect(read(mara)).toBe('Best regards\r\nMara\r\nRuck "& Zuck');
  expect(read(CODE_ACTOR)).toBe('Best regards\r\nRuck "& Zuck');
});
