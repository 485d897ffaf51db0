import { expect, it } from 'vitest';
import { truncateText } from './typed-text.ts';

it('cuts at grapheme boundaries', () => {
  expect(truncateText('abc', 3)).toBe('abc');
  expect(truncateText('abcd', 3)).toBe('ab…');
  expect(truncateText('👩‍💻👩‍💻👩‍💻', 8)).toBe('👩‍💻…');
});
