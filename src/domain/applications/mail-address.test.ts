import { expect, it } from 'vitest';
import { parseEmailAddress } from './mail-address.ts';

it.each([
  ['ada@example.com', 'ada@example.com'],
  ["Ada.O'Brien+leads@Mail.Example.co.uk", "Ada.O'Brien+leads@mail.example.co.uk"],
  ['post@müller-söhne.example', 'post@xn--mller-shne-kcb9d.example'],
])('%s is an address', (text, address) => {
  expect(parseEmailAddress(text)).toBe(address);
});

it.each([
  '',
  'ada',
  '@example.com',
  'ada@',
  'ada@localhost',
  'ada@127.0.0.1',
  'ada@[127.0.0.1]',
  'ada@example..com',
  '.ada@example.com',
  'ada.@example.com',
  'a..da@example.com',
  'ada@-example.com',
  'ada @example.com',
  'ada@example.com ',
  'ada@exam ple.com',
  'ada@exam\tple.com',
  'ada@ex%61mple.com',
  'ada@example.com/',
  'ada@example.com:25',
  'ada@example.com?subject=a',
  'ada@example.com, bob@example.com',
  'ada@example.com;bob@example.com',
  'ada@example.com\r\nBcc: all@example.com',
  'ada\n@example.com',
  'ada@example.com\u0000',
  'Ada <ada@example.com>',
  '"ada@evil.example" <ada@example.com>',
  '"ada"@example.com',
  'ada@evil.example@example.com',
  'ada%evil.example@example.com',
  'evil.example!ada@example.com',
  'undisclosed:ada@example.com;',
  'ada(comment)@example.com',
  'jörg@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ada@${'a'.repeat(64)}.com`,
  `ada@${'abc.'.repeat(80)}com`,
])('%j is not an address', (text) => {
  expect(parseEmailAddress(text)).toBeNull();
});
