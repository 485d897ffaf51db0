import { expect, it } from 'vitest';
import { cleanLine, cleanLines, truncateText } from './typed-text.ts';

it('keeps lines and letters, and removes invisible and bidirectional characters', () => {
  expect(cleanLines(' A\r\nB\rC\tD ')).toBe('A\nB\nC\tD');
  expect(cleanLines('gpj.exe\u202e\u2066 a\u200bb\u0000\u0007 \ud83d 👩‍💻 محمد')).toBe(
    'gpj.exe ab \ufffd 👩‍💻 محمد',
  );
  expect(cleanLine('Ada\r\nBcc: all@example.com')).toBe('Ada Bcc: all@example.com');
});

it('cuts at grapheme boundaries', () => {
  expect(truncateText('abc', 3)).toBe('abc');
  expect(truncateText('abcd', 3)).toBe('ab…');
  expect(truncateText('👩‍💻👩‍💻👩‍💻', 8)).toBe('👩‍💻…');
});
