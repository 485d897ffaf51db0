import { expect, it } from 'vitest';
import { cleanWebAddress, parseWebAddress } from './web-address.ts';

it.each([
  ['https://ada.example', 'https://ada.example'],
  [' HTTP://Ada.example/a?b#c ', 'http://Ada.example/a?b#c'],
  ['www.ada.example', 'https://www.ada.example'],
  ['ada.example/team', 'https://ada.example/team'],
  ['//ada.example', 'https://ada.example'],
  ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
  ['ada.example:8080', 'https://ada.example:8080'],
  ['ada_shop.blog.example?a=1', 'https://ada_shop.blog.example?a=1'],
  ['bäcker.example', 'https://bäcker.example'],
  ['пример.рф/о-нас', 'https://пример.рф/о-нас'],
  ['例え。jp', 'https://例え。jp'],
  ['ｅｘａｍｐｌｅ.com', 'https://ｅｘａｍｐｌｅ.com'],
  ['i❤.example', 'https://i❤.example'],
  ['203.0.113.7/shop', 'https://203.0.113.7/shop'],
  ['http://0.0.0.0:8080', 'http://0.0.0.0:8080'],
  ['255.255.255.255', 'https://255.255.255.255'],
  ['１.２.３.４', 'https://１.２.３.４'],
  ['1.2.3.4.example', 'https://1.2.3.4.example'],
  ['0x7f.example.a1', 'https://0x7f.example.a1'],
  ['https://de.wiki.example/Ada_(Name)', 'https://de.wiki.example/Ada_(Name)'],
  ['ada.example/100%/"x"', 'https://ada.example/100%/"x'],
])('completes %s', (text, address) => {
  expect(parseWebAddress(text)).toBe(address);
  expect(parseWebAddress(address)).toBe(address);
});

it.each([
  'https://https://ada.example',
  'http://https://ada.example',
  'https://https:ada.example',
  'https:ada.example',
  'https:/ada.example',
  'https:///ada.example',
  'https:\\\\ada.example',
  'https//ada.example',
  'https:// ada.example',
  'HTTPS://ada.example',
  'https://ada.example,',
  'https://ada.example.',
  'https://ada.example;',
  'https://ada.example)',
  '(https://ada.example).',
  '<https://ada.example>',
  '"https://ada.example"',
  '„https://ada.example“',
  '»https://ada.example«,',
  '‘https://ada.example’',
  '`https://ada.example`',
  '**https://ada.example**',
  '[https://ada.example]',
  '\u2068https://ada.example\u2069',
  'https://ada.ex\u00adample',
  '\ufeffhttps://ada.example\u2028',
  'ada.example,',
  '"ada.example"',
])('removes what pasting leaves: %j', (text) => {
  expect(parseWebAddress(text)).toBe('https://ada.example');
});

it('adds no scheme when it only cleans', () => {
  expect(cleanWebAddress(' „ada.example/a“, ')).toBe('ada.example/a');
  expect(cleanWebAddress('our bakery')).toBe('our bakery');
  expect(cleanWebAddress('http://[::1]')).toBe('http://[::1]');
});

it.each([
  '',
  'https://',
  'www.',
  'https://www.',
  'localhost',
  'I have none',
  'none',
  'n/a',
  'k. A.',
  'k.A.',
  '-',
  '...',
  '01.02.2026',
  ...['1.2.3.999', '256.1.1.1', '1.2.3.4.5', '1.2.3', '1.2', '4294967296', '1.2.3.256/shop'],
  ...['08.1.1.1', '1.2.3.08', '0x7f.0.0.1', '1.2.3.0x', '0x100', 'ada.0x1F', 'ada.0X', '1.2.3.0xfff'],
  ...['a.2.3.4', 'ada.1', 'ada.12', '1.2.3.999.', '1.2.3.999./', '1..3.4', '１.２.３.９９９'],
  ...['ada.０ｘ１', 'ada.𝟏', 'ada.1²', '1.2.3.9\ufe0f99', 'ada.⒈x', 'ada.℀.example'],
  'https://ada.example https://bob.example',
  'https://ada.example, https://bob.example',
  'https://ada.example (our shop)',
  'https://ada.example/ (our shop)',
  'https://ada.example/our shop',
  'https://ada(shop).example',
  'https://ada.example（our shop）',
  'https://www.https://ada.example',
  'ada.example\\shop',
  'http://ada.example\\@bob.example/',
  'https://user@ada.example',
  'https://:secret@ada.example',
  'info@ada.example',
  'ada.example:99999',
  'ada.example:port',
  'https://[::1]/',
  'https://ada..example',
  'https://ad%61.example',
  `https://${'a'.repeat(64)}.example`,
  'javascript:alert(1)',
  'JaVaScRiPt://ada.example/%0aalert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  'ftp://ada.example',
])('does not take %j for an address', (text) => {
  expect(parseWebAddress(text)).toBeNull();
});

it('judges a megabyte in linear time', () => {
  for (const mark of ['(', ')', ',', 'https:', 'a.', '\\', '" '])
    for (const end of ['', 'x']) expect(parseWebAddress(`x${mark.repeat(500_000)}${end}`)).toBeNull();
});
