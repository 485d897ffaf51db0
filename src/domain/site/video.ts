/** A video the owner names: a file of this site in src/video/, or one held by a provider. */
export type Video =
  | { readonly kind: 'file'; readonly name: string; readonly seconds: number }
  | { readonly kind: 'youtube' | 'vimeo'; readonly id: string };

export interface Embed {
  readonly provider: string;
  readonly origin: string;
  /** URL of the provider's player. Autoplays, since the player opens on a click. */
  readonly src: string;
}

/**
 * The provider's player for a video; null for a local file.
 * @example embedOf({ kind: 'vimeo', id: '76979871' })?.origin // 'https://player.vimeo.com'
 */
export function embedOf(video: Video): Embed | null {
  if (video.kind === 'file') return null;
  const id = encodeURIComponent(video.id);
  if (video.kind === 'youtube') {
    const origin = 'https://www.youtube-nocookie.com';
    return { provider: 'YouTube', origin, src: `${origin}/embed/${id}?autoplay=1` };
  }
  const origin = 'https://player.vimeo.com';
  return { provider: 'Vimeo', origin, src: `${origin}/video/${id}?autoplay=1&dnt=1` };
}
