import { expect, it } from 'vitest';
import { countedMailbox } from './counted-mailbox.ts';
import { MAILBOX_SPELLINGS } from './testing/mailbox-spellings.ts';

it.each([
  [
    'ada@gmail.com',
    'Ada+1@Gmail.com',
    'ada+a+b@gmail.com',
    'a.d.a@gmail.com',
    ' A.da+x@googlemail.com ',
    'ada+@gmail.com',
  ],
  ['ada@outlook.com', 'ada+1@outlook.com', 'ADA+leads@OUTLOOK.COM'],
  ['ada@hotmail.de', 'ada+1@hotmail.de'],
  ['ada@icloud.com', 'ada+1@icloud.com', 'ada@me.com', 'ada+x@mac.com'],
  ['ada@proton.me', 'ada+1@protonmail.com', 'ada@pm.me'],
  ['ada@fastmail.com', 'ada+1@fastmail.com'],
  ['ada@mailbox.org', 'ada+1@mailbox.org'],
])('counts one mailbox under one key: %s', (...spellings) => {
  expect(new Set(spellings.map(countedMailbox))).toEqual(new Set([spellings[0]]));
});

it('keeps the mailboxes of other people apart', () => {
  const others = [
    ...MAILBOX_SPELLINGS.map(([first]) => first),
    ...['a.da@outlook.com', 'ada@outlook.com', 'ada@outlook.de', 'ada@gmail.com', 'ada-1@gmail.com'],
    ...['ada+1@gmail.com.example', 'ada+1@notgmail.com', 'ada+1@mail.gmail.com', 'a.da@example.com'],
    ...['ada+1@web.de', 'ada@web.de', '@gmail.com', 'gmail.com'],
  ];
  expect(new Set(others.map(countedMailbox)).size).toBe(others.length);
});
