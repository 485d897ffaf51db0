import { expect, it } from 'vitest';
import { deflate, inflate } from './deflate.ts';

it('inflates up to a million bytes, and no more', async () => {
  const longest = 'x'.repeat(1_000_000);
  expect(await inflate(await deflate(longest))).toBe(longest);
  await expect(inflate(await deflate(`${longest}x`))).rejects.toThrow(RangeError);
});
