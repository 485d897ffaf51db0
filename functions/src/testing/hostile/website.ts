import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { generateText } from './pieces.ts';
import { hostilePage, hostileRobots } from './texts.ts';

const CHARSETS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'gb18030',
  'shift_jis',
  'iso-2022-jp',
  'x-user-defined',
  '#',
];
const HEADER_NAMES = [
  ...[
    'content-type',
    'link',
    'set-cookie',
    'x-robots-tag',
    'strict-transport-security',
    'cache-control',
    'etag',
    'x-#',
  ],
  ...[
    'content-security-policy',
    'x-frame-options',
    'content-language',
    'x-datadome',
    'last-modified',
    'expires',
  ],
];
const headerValue = generateText({
  maxLength: 9_000,
  atoms: [
    'a',
    ' ',
    '\t',
    ',',
    ';',
    '=',
    '"',
    'max-age=',
    '1',
    'noindex',
    'charset=',
    'text/html',
    'ä',
    '</a>; rel=preload',
    '*',
  ],
  brackets: [['"', '"']],
}).map((value) => value.replaceAll('ä', '\u00e4').trim());

/** An encoded body and its declared encoding. */
export interface Encoded {
  readonly encoding: string;
  readonly bytes: Buffer;
}
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const ENCODERS: Readonly<Record<string, (bytes: Buffer) => Encoded>> = {
  identity: (bytes) => ({ encoding: 'identity', bytes }),
  gzip: (bytes) => ({ encoding: 'gzip', bytes: gzipSync(bytes, { level: 1 }) }),
  br: (bytes) => ({ encoding: 'br', bytes: brotliCompressSync(bytes, FAST_BROTLI) }),
  'half of gzip': (bytes) => {
    const whole = gzipSync(bytes, { level: 1 });
    return { encoding: 'gzip', bytes: whole.subarray(0, whole.length >> 1) };
  },
  'gzip in thousands of members': (bytes) => ({
    encoding: 'gzip',
    bytes: Buffer.concat([...Array<Buffer>(20_000).fill(gzipSync('')), gzipSync(bytes, { level: 1 })]),
  }),
  'gzip in gzip': (bytes) => ({ encoding: 'gzip', bytes: gzipSync(gzipSync(bytes, { level: 1 })) }),
  'a bomb': () => ({ encoding: 'br', bytes: brotliCompressSync(Buffer.alloc(30_000_000), FAST_BROTLI) }),
  'an encoding that is none': (bytes) => ({ encoding: 'gzip', bytes }),
};

/** A website and its behavior. */
export interface HostileWebsite {
  readonly page: string;
  readonly robots: string;
  readonly charset: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly encode: (bytes: Buffer) => Encoded;
  /** Number of early hints before the response. */
  readonly hints: number;
  readonly status: number;
}

export const hostileWebsite: fc.Arbitrary<HostileWebsite> = fc.record({
  page: hostilePage,
  robots: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, hostileRobots),
  charset: fc.constantFrom(...CHARSETS),
  headers: fc.array(fc.tuple(fc.constantFrom(...HEADER_NAMES), headerValue), { maxLength: 6 }),
  encode: fc.constantFrom(...Object.values(ENCODERS)),
  hints: fc.constantFrom(0, 0, 0, 1, 10, 11, 10_000),
  status: fc.constantFrom(200, 200, 200, 200, 200, 203, 299, 301, 404, 500),
});
