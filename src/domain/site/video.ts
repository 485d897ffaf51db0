import type { Site } from './owner.ts';

export type Video = NonNullable<Site['video']>;

export interface Embed {
  readonly provider: string;
  readonly origin: string;
  /** URL of the provider's player. Autoplays, since the player opens on a click. */
  readonly src: string;
}

/**
 * Returns the provider's player for a video; null for a local file.
 * @example getEmbed({ kind: 'vimeo', id: '76979871' })?.origin // 'https://player.vimeo.com'
 */
export function getEmbed(video: Video): Embed | null {
  if (video.kind === 'file') return null;
  const id = encodeURIComponent(video.id);
  if (video.kind === 'youtube') {
    const origin = 'https://www.youtube-nocookie.com';
    return { provider: 'YouTube', origin, src: `${origin}/embed/${id}?autoplay=1` };
  }
  const origin = 'https://player.vimeo.com';
  return { provider: 'Vimeo', origin, src: `${origin}/video/${id}?autoplay=1&dnt=1` };
}
