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
  ['ada@proton.me', 'ada+1@protonmail.com', 'ada@pm.me', 'a-d.a_+x@protonmail.ch'],
  ['ada@fastmail.com', 'ada+1@fastmail.com', 'x@ada.fastmail.com', 'x+y@Ada.Fastmail.com'],
  ['ada@fastmail.com.au', 'ada+1@fastmail.com.au', 'x@ada.fastmail.com.au'],
  ['ada@sent.com', 'ada+1@sent.com', 'x@ada.sent.com'],
  ['ada@mailbox.org', 'ada+1@mailbox.org'],
  ['ada@yandex.*', 'ada+1@yandex.ru', 'ada@yandex.com.tr', 'ada+x@ya.ru'],
  ['ada@runbox.*', 'ada+1@runbox.com', 'ada@runbox.no'],
  ['ada@zoho.eu', 'ada+1@zoho.eu'],
  ['ada@zohomail.com.au', 'ada+1@zohomail.com.au'],
  ['ada@outlook.com.br', 'ada+1@outlook.com.br'],
  ['ada@hotmail.co.uk', 'ada+1@hotmail.co.uk'],
  ['ada@live.ie', 'ada+1@live.ie'],
  ['ada@windowslive.com', 'ada+1@windowslive.com'],
  ['ada@posteo.ch', 'ada+1@posteo.ch'],
  ['ada@yahoo.de', 'ada-1@yahoo.de', 'ada-a-b@yahoo.de'],
  ['ada@yahoo.co.uk', 'ada-1@yahoo.co.uk'],
  ['ada@ymail.com', 'ada-1@ymail.com'],
])('counts one mailbox under one key: %s', (...spellings) => {
  expect(new Set(spellings.map(countedMailbox))).toEqual(new Set([spellings[0]]));
});

it('keeps the mailboxes of other people apart', () => {
  const others = [
    ...MAILBOX_SPELLINGS.map(([first]) => first),
    ...['a.da@outlook.com', 'ada@outlook.com', 'ada@outlook.de', 'ada@gmail.com', 'ada-1@gmail.com'],
    ...['ada+1@gmail.com.example', 'ada+1@notgmail.com', 'ada+1@mail.gmail.com', 'a.da@example.com'],
    ...['ada+1@web.de', 'ada@web.de', '@gmail.com', 'gmail.com'],
    ...['ada+1@gmx.net', 'ada+1@tuta.com', 'ada-1@outlook.de', 'ada+1@yahoo.de', 'ada@yahoo.fr'],
    ...['x@ada.outlook.com', 'x@fastmail.com', 'x@outlook.example', 'a.da@yahoo.com', 'ada@yahoo.com'],
  ];
  expect(new Set(others.map(countedMailbox)).size).toBe(others.length);
});
