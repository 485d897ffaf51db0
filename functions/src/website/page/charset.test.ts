import { expect, it } from 'vitest';
import { decodePage } from './charset.ts';

const TEXT = 'Größe für Söhne';
const toLatin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const toUtf16 = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

it.each([
  ['the header', Buffer.from(TEXT), 'text/html; charset=utf-8', 'utf-8'],
  ['the header in quotes', toLatin1(TEXT), 'text/html;charset="ISO-8859-1"', 'windows-1252'],
  [
    'the header, which overrides the meta element',
    toLatin1(`<meta charset=utf-8>${TEXT}`),
    'text/html; charset=latin1',
    'windows-1252',
  ],
  ['the BOM, which overrides the header', Buffer.from(`\ufeff${TEXT}`), 'text/html; charset=latin1', 'utf-8'],
  ['the BOM of UTF-16', toUtf16(TEXT), 'text/html', 'utf-16le'],
  ['the meta element', toLatin1(`<meta charset="windows-1252">${TEXT}`), 'text/html', 'windows-1252'],
  [
    'the http-equiv meta element',
    toLatin1(`<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">${TEXT}`),
    'text/html',
    'windows-1252',
  ],
  [
    'a meta element that wrongly declares UTF-16',
    Buffer.from(`<meta charset=utf-16>${TEXT}`),
    'text/html',
    'utf-8',
  ],
  [
    'the bytes if the header declares an unknown charset',
    Buffer.from(TEXT),
    'text/html; charset=foo',
    'utf-8',
  ],
  ['the bytes if nothing declares it', Buffer.from(TEXT), 'text/html', 'utf-8'],
  ['the bytes if they are not UTF-8', toLatin1(TEXT), 'text/html', 'windows-1252'],
])('reads the encoding from %s', (_what, bytes, contentType, charset) => {
  const decoded = decodePage(bytes, contentType);
  expect(decoded).toBe(new TextDecoder(charset).decode(bytes));
  expect(decoded.endsWith(TEXT)).toBe(true);
});

it.each([
  [
    'after the first 1,024 bytes',
    `<p>${'x'.repeat(1_500)}</p><meta charset="iso-8859-2">${TEXT}`,
    'iso-8859-2',
  ],
  [
    'after one in a comment',
    `<!-- <meta charset="utf-8"> --><meta charset="iso-8859-2">${TEXT}`,
    'iso-8859-2',
  ],
  ['that browsers replace', `<meta charset="iso-2022-kr">${TEXT}`, 'windows-1252'],
])('follows a declaration %s', (_what, page, charset) => {
  const bytes = toLatin1(`${page}±`);
  expect(decodePage(bytes, 'text/html; charset=none')).toBe(new TextDecoder(charset).decode(bytes));
});

it('reads the declaration of XHTML', () => {
  const page = toLatin1(`<?xml version="1.0" encoding="iso-8859-1"?><p>${TEXT}`);
  expect(decodePage(page, 'application/xhtml+xml')).toContain(TEXT);
});
