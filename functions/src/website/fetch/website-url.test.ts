import { describe, expect, it } from 'vitest';
import type { Fault } from '../fault.ts';
import { parseCandidateUrls } from './website-url.ts';

const isNeverExempt = (): boolean => false;
const getHrefs = (input: string): string[] =>
  parseCandidateUrls(input, isNeverExempt).map(({ href }) => href);

describe('parseCandidateUrls', () => {
  it.each([
    ['example.com', ['https://example.com/', 'http://example.com/']],
    ['  Example.COM/Path?q=1#part ', ['https://example.com/Path?q=1', 'http://example.com/Path?q=1']],
    ['//example.com', ['https://example.com/', 'http://example.com/']],
    ['https://example.com', ['https://example.com/']],
    ['HTTP://example.com:80/', ['http://example.com/']],
    ['https:example.com', ['https://example.com/']],
    ['http://example.com:443/', ['http://example.com:443/']],
    ['example.com:443', ['https://example.com/']],
    ['müller-söhne.de', ['https://xn--mller-shne-kcb9d.de/', 'http://xn--mller-shne-kcb9d.de/']],
    ['example.com.', ['https://example.com/', 'http://example.com/']],
    ['example.com\u0000', ['https://example.com/', 'http://example.com/']],
    ['\u2068example.com\u2069', ['https://example.com/', 'http://example.com/']],
    ['„example.com“,', ['https://example.com/', 'http://example.com/']],
    ['https://https://example.com', ['https://example.com/']],
    ['https://http://example.com', ['http://example.com/']],
    ['<https://example.com>', ['https://example.com/']],
    ['"https://example.com/a",', ['https://example.com/a']],
    ['(https://example.com)', ['https://example.com/']],
    ['https:\\\\example.com', ['https://example.com/']],
    ['example.com/a:b@c', ['https://example.com/a:b@c', 'http://example.com/a:b@c']],
  ])('accepts %s', (input, expected) => {
    expect(getHrefs(input)).toEqual(expected);
  });

  it.each<[Fault, string]>([
    ['blank', ''],
    ['blank', ' \t\n '],
    ['not-a-url', 'my company'],
    ['not-a-url', 'company'],
    ['not-a-url', 'localhost'],
    ['not-a-url', 'https://'],
    ['space', 'http://exa mple.com'],
    ['space', 'example.com and more'],
    ['space', 'https://example.com https://example.org'],
    ['space', 'https://example.com (our shop)'],
    ['space', 'exam\nple.com'],
    ['not-a-url', 'http://example.com\\@10.0.0.1/'],
    ['space', 'exam\tple.com'],
    ['too-long', `example.com/${'a'.repeat(2048)}`],
    ['too-long', `example.com/${'ä'.repeat(1_000)}`],
    ['not-a-url', 'example.com:99999'],
    ['scheme', 'ftp://example.com'],
    ['scheme', 'file:///etc/passwd'],
    ['scheme', 'javascript:alert(1)'],
    ['scheme', 'mailto:info@example.com'],
    ['scheme', 'data:text/html,hi'],
    ['scheme', 'gopher://example.com'],
    ['credentials', 'info@example.com'],
    ['credentials', 'https://user:secret@example.com'],
    ['port', 'https://example.com:8443/'],
    ['port', 'example.com:22'],
    ['port', 'www.example.com:8080/shop'],
    ['unknown-host', 'http://localhost/'],
    ['unknown-host', 'http://localhost./'],
    ['unknown-host', 'http://intranet/'],
    ['unknown-host', 'http://10.0.0.1/'],
    ['unknown-host', '127.0.0.1:8080'],
    ['unknown-host', 'http://93.184.216.34/'],
    ['unknown-host', 'http://2130706433/'],
    ['unknown-host', 'http://0x7f000001/'],
    ['unknown-host', 'http://0177.0.0.1/'],
    ['unknown-host', 'http://127.1/'],
    ['unknown-host', 'http://①②⑦.⓪.⓪.①/'],
    ['unknown-host', 'http://[::1]/'],
    ['unknown-host', 'http://[::ffff:169.254.169.254]/'],
    ['unknown-host', 'http://metadata.google.internal/'],
    ['unknown-host', 'http://printer.local'],
    ['unknown-host', 'http://foo.localhost'],
    ['unknown-host', 'http://a..com'],
    ['unknown-host', `http://${'a'.repeat(64)}.com`],
  ])('throws %s for %j', (fault, input) => {
    expect(() => getHrefs(input)).toThrow(expect.objectContaining({ fault }));
  });
});

it('accepts an exempt origin unchanged, even without a scheme', () => {
  const isExempt = (origin: string): boolean => origin === 'http://127.0.0.1:8123';
  expect(parseCandidateUrls('127.0.0.1:8123/a', isExempt).map(({ href }) => href)).toEqual([
    'http://127.0.0.1:8123/a',
  ]);
  expect(() => parseCandidateUrls('http://127.0.0.1:8124', isExempt)).toThrow('unknown-host');
  expect(() => parseCandidateUrls('https://127.0.0.1:8123', isExempt)).toThrow('unknown-host');
});
