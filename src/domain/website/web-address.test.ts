import { expect, it } from 'vitest';
import { parseWebsiteUrl } from './web-address.ts';

it.each([
  ['https://ada.example', 'https://ada.example/'],
  [' HTTP://ada.example/a?b#c ', 'http://ada.example/a?b#c'],
  ['ada.example/team', 'https://ada.example/team'],
  ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
  ['ada.example:8080', 'https://ada.example:8080/'],
  ['bäcker.example', 'https://xn--bcker-gra.example/'],
])('accepts %s', (text, address) => {
  expect(parseWebsiteUrl(text)).toBe(address);
});

it.each([
  '',
  'javascript:alert(1)',
  'JaVaScRiPt://ada.example/%0aalert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  'https://user@ada.example',
  'localhost',
  'I have none',
  'https://',
])('rejects %j', (text) => {
  expect(parseWebsiteUrl(text)).toBeNull();
});
