import { expect, it } from 'vitest';
import { getEmbed } from './video.ts';

it('does not need a provider for a local file', () => {
  expect(getEmbed({ kind: 'file', name: 'how-it-works', seconds: 30 })).toBeNull();
});

it.each([
  [
    'youtube',
    'YouTube',
    'https://www.youtube-nocookie.com',
    'https://www.youtube-nocookie.com/embed/a%2Fb?autoplay=1',
  ],
  ['vimeo', 'Vimeo', 'https://player.vimeo.com', 'https://player.vimeo.com/video/a%2Fb?autoplay=1&dnt=1'],
] as const)('%s', (kind, provider, origin, src) => {
  expect(getEmbed({ kind, id: 'a/b' })).toEqual({ provider, origin, src });
});
