import { expect, it } from 'vitest';
import { deflated, inflated } from './deflate.ts';

it('inflates what it deflated, to a million bytes and not one more', async () => {
  const longest = 'x'.repeat(1_000_000);
  expect(await inflated(await deflated(longest))).toBe(longest);
  await expect(inflated(await deflated(`${longest}x`))).rejects.toThrow(RangeError);
});
