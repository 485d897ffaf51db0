import type { APIContext } from 'astro';
import { fill } from '../../copy/fill.ts';
import { copy } from '../../copy/index.ts';
import { LOCALES, type Locale } from '../../domain/site/locale.ts';
import { clipCaptions } from '../../domain/values/clip.ts';
import { site } from '../../site.ts';

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale }, props: { locale } }));

/** Captions of the site's own clip in a language. */
export const GET = ({ props }: APIContext<{ locale: Locale }>): Response => {
  const texts = copy[props.locale].home.video.scenes.map((text) => fill(text, { brand: site.brand }));
  return new Response(clipCaptions(texts), { headers: { 'Content-Type': 'text/vtt; charset=utf-8' } });
};
