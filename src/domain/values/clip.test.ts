import { expect, it } from 'vitest';
import { clipCaptions } from './clip.ts';

it('writes one caption per scene, through the end of the clip', () => {
  const captions = clipCaptions(['One', 'Two', 'Three', 'Four', 'Five', 'Six']);
  expect(captions.startsWith('WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nOne\n\n00:00:04.000 --> ')).toBe(true);
  expect(captions.endsWith('\n\n00:00:27.000 --> 00:00:31.000\nSix\n')).toBe(true);
});

it("rejects captions if their number differs from the scenes'", () => {
  expect(() => clipCaptions(['One'])).toThrow('6 scenes');
});
