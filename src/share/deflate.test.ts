import { expect, it } from 'vitest';
import { deflate, inflate } from './deflate.ts';

it('inflates what it deflated, to a million bytes and not one more', async () => {
  const longest = 'x'.repeat(1_000_000);
  expect(await inflate(await deflate(longest))).toBe(longest);
  await expect(inflate(await deflate(`${longest}x`))).rejects.toThrow(RangeError);
});
